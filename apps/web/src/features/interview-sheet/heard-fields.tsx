import { interviewScores } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { Heard } from './own-ratings.ts';

interface HeardFieldsProps {
  questionId: number;
  heard: Heard;
  onChange: (heard: Partial<Heard>) => void;
}

/** A score from 1 to 5 and notes: what one interviewer heard in one answer. */
export function HeardFields({ questionId, heard: { score, notes }, onChange }: HeardFieldsProps) {
  return (
    <div className="mt-4 grid gap-3">
      <fieldset>
        <legend className="text-ui font-semibold">
          <Trans>Score</Trans>
        </legend>
        <div className="flex flex-wrap gap-x-2">
          {interviewScores.map((value) => (
            <label key={value} className="inline-flex min-h-11 min-w-11 items-center gap-2 pr-2 text-ui">
              <input
                type="radio"
                name={`score-${questionId}`}
                value={value}
                checked={score === value}
                onChange={() => onChange({ score: value })}
                className="radio-dot"
              />
              {value}
            </label>
          ))}
          {score !== null && (
            <button
              type="button"
              className="link min-h-11 text-note print:hidden"
              onClick={() => onChange({ score: null })}
            >
              <Trans>Clear the score</Trans>
            </button>
          )}
        </div>
      </fieldset>
      <Field label={t`Notes`} hint={t`What they said, in their own words, and what they did.`}>
        <Textarea
          rows={4}
          maxLength={4000}
          value={notes}
          onChange={({ target }) => onChange({ notes: target.value })}
        />
      </Field>
    </div>
  );
}
