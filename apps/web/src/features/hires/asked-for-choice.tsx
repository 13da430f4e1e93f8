import { listMeasures } from '@fourfold/contract/calls';
import { mostAskedFor } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoiceProblem } from '../../ui/choice-problem.tsx';

interface AskedForChoiceProps {
  competencies: readonly Competency[];
  chosen: readonly string[];
  error: string | undefined;
}

export interface Competency {
  readonly key: string;
  readonly name: string;
  readonly definition: string;
}

/** What matters in the job: it leads the list of candidates and the questions for interviews. */
export function AskedForChoice({ competencies, chosen, error }: AskedForChoiceProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(chosen));
  if (competencies.length === 0) return null;
  const isFull = ticked.size >= mostAskedFor;
  function tick(key: string, isTicked: boolean): void {
    const next = new Set(ticked);
    if (isTicked) next.add(key);
    else next.delete(key);
    setTicked(next);
  }
  return (
    <fieldset>
      <legend className="mb-1 text-ui font-medium">
        <Trans>
          What matters in this job <span className="font-normal text-ink-soft">(optional)</span>
        </Trans>
      </legend>
      <p className="mb-1 text-note text-ink-soft">
        <Trans>
          Choose up to {mostAskedFor} competencies that the advertisement names. The list compares candidates
          on them, and there is an interview question about each one you choose. If someone’s answers closely
          match the advertisement, we tell you, so that you can ask for examples.
        </Trans>
      </p>
      {error !== undefined && <ChoiceProblem id="asked-for-problem">{error}</ChoiceProblem>}
      <p role="status" className="text-note font-medium empty:hidden">
        {isFull && t`${mostAskedFor} chosen, which is the maximum.`}
      </p>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {competencies.map(({ key, name, definition }) => (
          <Checkbox
            key={key}
            name="asked_for"
            value={key}
            label={name}
            hint={definition}
            checked={ticked.has(key)}
            disabled={isFull && !ticked.has(key)}
            onChange={({ target }) => tick(key, target.checked)}
            aria-describedby={error === undefined ? undefined : 'asked-for-problem'}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The fourteen competencies; none until they have come, or where they cannot. */
export function useCompetencies(): readonly Competency[] {
  const [competencies, setCompetencies] = useState<readonly Competency[]>([]);
  useEffect(() => {
    call(listMeasures, {}).then(
      ({ groups }) => setCompetencies(groups.filter(({ kind }) => kind === 'behaviour')),
      () => undefined,
    );
  }, []);
  return competencies;
}
