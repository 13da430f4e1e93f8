import { Figure } from './figure.tsx';

interface Stop {
  when: string;
  name: string;
  text: string;
  accent?: boolean;
}

/** What happens when, down a line that begins and ends. */
export function CourseFigure({ caption, stops }: { caption: string; stops: readonly Stop[] }) {
  return (
    <Figure caption={caption}>
      <div className="relative grid gap-5 before:absolute before:inset-y-2 before:left-[5px] before:w-px before:bg-line-strong">
        {stops.map(({ when, name, text, accent }) => (
          <div key={when} className="relative pl-8">
            <svg
              width="11"
              height="11"
              className="absolute top-1.5 left-0 overflow-visible"
              aria-hidden="true"
            >
              <circle
                cx="5.5"
                cy="5.5"
                r="5.5"
                strokeWidth="3"
                className={accent ? 'fill-accent stroke-paper' : 'fill-ink stroke-paper'}
              />
            </svg>
            <span className="text-note text-ink-soft">{when}</span>
            <strong className="block font-display text-h4">{name}</strong>
            <span className="text-ink-soft">{text}</span>
          </div>
        ))}
      </div>
    </Figure>
  );
}
