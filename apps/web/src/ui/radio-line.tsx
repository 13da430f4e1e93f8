import { type ReactNode, useId } from 'react';
import { ChoiceProblem } from './choice-problem.tsx';
import { cx } from './cx.ts';
import { choiceState } from './radio-cards.tsx';

interface RadioLineProps {
  legend: ReactNode;
  /** Keeps the legend for screen readers where the poles are question enough. */
  hideLegend?: boolean;
  name: string;
  left: string;
  right: string;
  /** From the left pole to the right; `label` is what a screen reader says for the place. */
  steps: readonly { value: string; label: string }[];
  value?: string | undefined;
  defaultValue?: string;
  onChange?: (value: string) => void;
  error?: string | null | undefined;
  className?: string;
}

/** A personal construct: two poles, and a place between them. The same radio buttons as the cards underneath. */
export function RadioLine({
  legend,
  hideLegend,
  name,
  left,
  right,
  steps,
  error,
  className,
  ...state
}: RadioLineProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className={cx('min-w-0', className)}>
      <legend className={hideLegend ? 'sr-only' : 'mb-5 font-display text-h3 text-balance'}>{legend}</legend>
      {error && <ChoiceProblem id={`${id}-error`}>{error}</ChoiceProblem>}
      <div className="grid grid-cols-2 gap-x-6 text-body leading-snug">
        <span>{left}</span>
        <span className="text-right">{right}</span>
      </div>
      <div className="relative mt-2 flex justify-between before:absolute before:inset-x-5 before:top-1/2 before:h-px before:bg-line-strong">
        {steps.map((step) => (
          <label
            key={step.value}
            className="relative grid size-14 cursor-pointer place-items-center first:-ml-2 last:-mr-2"
          >
            <span className="sr-only">{step.label}</span>
            <input
              type="radio"
              name={name}
              value={step.value}
              required
              {...choiceState(step.value, state)}
              className="radio-dot size-8"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
