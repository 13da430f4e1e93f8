import { chapters, timeChapters } from '@fourfold/content';
import { useHydrated } from '../../lib/use-hydrated.ts';

const times = timeChapters(chapters);
const look = 'flex min-h-11 w-full items-center gap-4 text-left text-ui';

/** 75 is 1:15. */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** When each chapter comes. A press plays it from there; without scripts it is only said. */
export function ChapterList({ onPlay }: { onPlay: (seconds: number) => Promise<void> }) {
  const hydrated = useHydrated();
  return (
    <ol className="mt-5 grid border-t">
      {times.map(({ id, text, start }) => {
        const words = (
          <>
            <span className="w-10 text-ink-soft tabular-nums">{clock(start)}</span>
            {text}
          </>
        );
        return (
          <li key={id} className="border-b">
            {hydrated ? (
              <button type="button" onClick={() => void onPlay(start)} className={`${look} hover:underline`}>
                {words}
              </button>
            ) : (
              <span className={look}>{words}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
