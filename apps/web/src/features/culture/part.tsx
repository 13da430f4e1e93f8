import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { cx } from '../../ui/cx.ts';
import { OpenFold } from './open-fold.tsx';

interface PartProps {
  id: string;
  name: string;
  /** What was found, in plain words. */
  sentence: ReactNode;
  /** What the figures are, and how to read them. */
  note?: ReactNode;
  /** What can be done with this part, such as taking it along as a file. */
  actions?: ReactNode;
  /** What opens the rest, where the sentence says enough for most. */
  fold?: string;
  /** False for what shows single people: a printed page opens nobody. */
  printed?: boolean;
  children?: ReactNode;
}

/** One part of the page: its name, what was found, then the picture that proves it, at once or when it is opened. */
export function Part({ id, name, sentence, note, actions, fold, printed, children }: PartProps) {
  const section = useOpenAt(id);
  return (
    <section
      ref={section}
      aria-labelledby={`${id}-title`}
      className={cx('border-t', fold === undefined ? 'py-6 max-sm:py-5' : 'py-4 max-sm:py-3')}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className={cx('min-w-0 flex-1 basis-80', fold === undefined ? 'max-w-narrow' : 'max-w-[48rem]')}>
          <h2 id={`${id}-title`} className="text-h4">
            {name}
          </h2>
          <p className="mt-1 text-ui">{sentence}</p>
          {fold === undefined && note && <p className="mt-1 text-note text-ink-soft">{note}</p>}
        </div>
        {fold === undefined && <Actions>{actions}</Actions>}
      </div>
      {fold === undefined ? (
        <div className="mt-4">{children}</div>
      ) : (
        <OpenFold label={fold} printed={printed}>
          {(note || actions) && (
            <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
              <p className="max-w-narrow flex-1 basis-80 text-note text-ink-soft">{note}</p>
              <Actions>{actions}</Actions>
            </div>
          )}
          <div className="mt-3">{children}</div>
        </OpenFold>
      )}
    </section>
  );
}

/** People who go to a part want to read it, so its fold opens. */
function useOpenAt(id: string) {
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    const fold = section.current?.querySelector('details');
    if (hash === `#${id}` && fold) fold.open = true;
  }, [hash, id]);
  return section;
}

const Actions = ({ children }: { children: ReactNode }) =>
  children ? <div className="flex flex-wrap gap-2 print:hidden">{children}</div> : null;
