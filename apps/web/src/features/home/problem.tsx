import { problem } from '@fourfold/content';
import { Trans } from '@lingui/react/macro';
import { TeamField } from '../../illustrations/team-field.tsx';

export function Problem() {
  return (
    <section id="problem" aria-labelledby="problem-title" className="scroll-mt-4 border-t">
      <div className="page grid gap-x-16 gap-y-12 py-16 md:py-24 lg:grid-cols-2">
        <div>
          <h2 id="problem-title" className="max-w-[20ch] text-h2">
            {problem.title}
          </h2>
          <div className="mt-6 grid max-w-read gap-5 text-read text-ink-soft">
            {problem.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <figure className="self-center">
          <TeamField />
          <figcaption className="mt-4 max-w-read text-note text-ink-soft">
            <Trans>
              A made-up team of seven. Each line shows two opposites, and each dot is a person. The shorter
              the bar, the more closely people agree.
            </Trans>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
