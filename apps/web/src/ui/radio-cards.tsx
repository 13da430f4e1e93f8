import { type ReactNode, useId } from 'react';
import { ChoiceProblem } from './choice-problem.tsx';
import { cx } from './cx.ts';

export interface Choice {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
}

export interface RadioCardsProps {
  /** The question. */
  legend: ReactNode;
  name: string;
  choices: readonly Choice[];
  value?: string | undefined;
  defaultValue?: string;
  onChange?: (value: string) => void;
  error?: string | null | undefined;
  /** The error is mended. */
  isErrorOver?: boolean;
  /** The question as a heading of the page (the respondent's) or as a field among others (a form). */
  tone?: 'question' | 'field';
  className?: string;
}

/** One choice of a few, each a card as wide as the column: made for a thumb, plain radio buttons underneath. */
export function RadioCards({
  legend,
  name,
  choices,
  error,
  isErrorOver,
  tone = 'question',
  className,
  ...state
}: RadioCardsProps) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={error && !isErrorOver ? `${id}-error` : undefined}
      className={cx('min-w-0', className)}
    >
      <legend
        className={
          tone === 'question' ? 'mb-5 font-display text-h3 text-balance' : 'mb-2 text-ui font-medium'
        }
      >
        {legend}
      </legend>
      {error && (
        <ChoiceProblem id={`${id}-error`} isOver={isErrorOver}>
          {error}
        </ChoiceProblem>
      )}
      <div className="grid grid-cols-1 gap-2.5">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={cx('choice-card', tone === 'question' ? 'min-h-15 py-3.5' : 'min-h-11 py-2')}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              required
              {...choiceState(choice.value, state)}
              className="radio-dot"
            />
            <span className="min-w-0">
              <span className={tone === 'question' ? 'text-body leading-snug' : 'text-ui'}>
                {choice.label}
              </span>
              {choice.hint && <span className="block text-note text-ink-soft">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type State = Pick<RadioCardsProps, 'value' | 'defaultValue' | 'onChange'>;

/** Controlled when the caller keeps the answer, else the form does. */
export function choiceState(choice: string, { value, defaultValue, onChange }: State) {
  const onPick = () => onChange?.(choice);
  if (onChange && defaultValue === undefined) return { checked: value === choice, onChange: onPick };
  return { defaultChecked: defaultValue === choice, onChange: onPick };
}
