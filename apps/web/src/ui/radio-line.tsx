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
  /** What each place means, to be seen below it; the label says it in full. */
  marks?: readonly string[];
  value?: string | undefined;
  defaultValue?: string;
  onChange?: (value: string) => void;
  error?: string | null | undefined;
  /** The error is mended. */
  isErrorOver?: boolean;
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
  marks,
  error,
  isErrorOver,
  className,
  ...state
}: RadioLineProps) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={error && !isErrorOver ? `${id}-error` : undefined}
      className={cx('min-w-0', className)}
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-5 font-display text-h3 text-balance'}>{legend}</legend>
      {error && (
        <ChoiceProblem id={`${id}-error`} isOver={isErrorOver}>
          {error}
        </ChoiceProblem>
      )}
      {/* With large letters on a small screen the poles stand above and below the line instead of side by side. */}
      <div className="@container">
        <div className="grid grid-cols-2 items-end gap-x-8 gap-y-2 font-display text-h4">
          <span className="col-span-2 text-balance @min-[16rem]:col-span-1">{left}</span>
          <span className="order-last col-span-2 text-right text-balance @min-[16rem]:order-none @min-[16rem]:col-span-1">
            {right}
          </span>
          <div className="relative col-span-2 flex justify-between before:absolute before:inset-x-[15px] before:top-[28px] before:h-px before:bg-line-strong">
            {steps.map((step, at) => (
              <label key={step.value} className="line-place">
                <span className="sr-only">{step.label}</span>
                <input
                  type="radio"
                  name={name}
                  value={step.value}
                  required
                  {...choiceState(step.value, state)}
                  className="radio-dot size-[30px]"
                />
                {marks && (
                  <span
                    aria-hidden="true"
                    className={cx(
                      'line-mark',
                      at === 0 && 'ml-[7px] justify-self-start',
                      at === steps.length - 1 && 'mr-[7px] justify-self-end',
                      // There is room for the outer two alone.
                      at > 0 && at < steps.length - 1 && 'hidden @min-[16rem]:block',
                    )}
                  >
                    {marks[at]}
                  </span>
                )}
              </label>
            ))}
          </div>
        </div>
      </div>
    </fieldset>
  );
}
