import { type Step, StepMark } from '../../../illustrations/step-mark.tsx';
import { Figure } from './figure.tsx';

interface StepsFigureProps {
  caption: string;
  steps: readonly { step: Step; name: string; text: string }[];
}

export function StepsFigure({ caption, steps }: StepsFigureProps) {
  return (
    <Figure caption={caption}>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {steps.map(({ step, name, text }) => (
          <div key={step}>
            <StepMark step={step} />
            <strong className="mt-1 block font-display text-h4">{name}</strong>
            <span className="text-ink-soft">{text}</span>
          </div>
        ))}
      </div>
    </Figure>
  );
}
