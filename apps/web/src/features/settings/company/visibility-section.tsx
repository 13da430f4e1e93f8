import { t } from '@lingui/core/macro';
import { Loaded } from '../../../ui/loaded.tsx';
import { Section } from '../section.tsx';

interface VisibilitySectionProps {
  visibility: Promise<string[][]>;
}

const readers = [t`What employees read`, t`What candidates read`];

/** Shown and not set: it follows from the roles, so that what people were told cannot be quietly widened. */
export function VisibilitySection({ visibility }: VisibilitySectionProps) {
  return (
    <Section
      title={t`Who sees what`}
      note={t`Before their first question, people read a list of who sees what. It is kept with their answers. Only the roles on the list ever see the answers. You can’t change the list. Under Access you choose who has which role.`}
      fold={t`What people read`}
    >
      <Loaded data={visibility} label={t`Loading the list of who sees what`}>
        {(kinds) => (
          <div className="grid max-w-narrow grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-8 gap-y-5">
            {kinds.map((statements, i) => (
              <div key={readers[i]}>
                <h3 className="text-ui font-medium">{readers[i]}</h3>
                <ul className="mt-1.5 grid gap-1.5 text-ui text-ink-soft">
                  {statements.map((statement) => (
                    <li key={statement} className="flex gap-2.5 wrap-anywhere">
                      <span className="mt-2.5 h-px w-3 shrink-0 bg-line-strong" aria-hidden="true" />
                      {statement}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        )}
      </Loaded>
    </Section>
  );
}
