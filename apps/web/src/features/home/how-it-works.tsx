import { levels, type Step, steps } from '@fourfold/content';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FourLevels } from '../../illustrations/four-levels.tsx';
import { type Step as Mark, StepMark } from '../../illustrations/step-mark.tsx';
import { BandSection } from '../../ui/band-section.tsx';

type Four = readonly [Shown, Shown, Shown, Shown];
interface Shown {
  name: string;
  text: string;
}
const shown = levels.map(({ name, description }) => ({ name, text: description })) as unknown as Four;
const markOf = ({ name }: Step) => name.toLowerCase() as Mark;

export function HowItWorks() {
  return (
    <BandSection
      id="how-it-works"
      title={t`Four steps, at four levels`}
      lead={t`Whatever you want to change, the steps are the same: measure, understand, look for alternatives, act.`}
    >
      <ol className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step) => (
          <li key={step.name}>
            <StepMark step={markOf(step)} />
            <h3 className="mt-4 text-h4">{step.name}</h3>
            <p className="mt-1 text-ui font-medium">{step.question}</p>
            <p className="mt-2 text-body text-ink-soft">{step.description}</p>
          </li>
        ))}
      </ol>
      <h3 className="mt-20 max-w-[24ch] text-h3">
        <Trans>Culture has four levels</Trans>
      </h3>
      <p className="mt-3 mb-8 max-w-read text-body text-ink-soft">
        <Trans>
          Each level depends on the one below it. The questionnaire measures the two in the middle. Its
          questions about perceptions each offer two opposites. The ideas at the fourth level come in such
          pairs, too.
        </Trans>
      </p>
      <FourLevels levels={shown} />
    </BandSection>
  );
}
