import { listMeasures } from '@fourfold/contract/calls';
import { mostAskedFor } from '@fourfold/contract/words';
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

interface Competency {
  readonly key: string;
  readonly name: string;
}

/** Which competencies the advertisement asks for, so that answers which follow it can be told from others. */
export function AskedForChoice({ competencies, chosen, error }: AskedForChoiceProps) {
  if (competencies.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 text-ui font-medium">
        <Trans>
          What the advertisement asks for <span className="font-normal text-ink-soft">(optional)</span>
        </Trans>
      </legend>
      <p className="mb-1 text-note text-ink-soft">
        <Trans>
          Choose up to {mostAskedFor}. If a candidate’s answers match these closely, we tell you, so that you
          can ask for examples.
        </Trans>
      </p>
      {error !== undefined && <ChoiceProblem id="asked-for-problem">{error}</ChoiceProblem>}
      <div className="grid gap-x-4 sm:grid-cols-2">
        {competencies.map(({ key, name }) => (
          <Checkbox
            key={key}
            name="asked_for"
            value={key}
            label={name}
            defaultChecked={chosen.includes(key)}
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
      ({ measures }) => {
        const behaviours = measures.filter(({ kind }) => kind === 'behaviour');
        const names = new Map(behaviours.map(({ group_key, group }) => [group_key, group]));
        setCompetencies([...names].map(([key, name]) => ({ key, name })));
      },
      () => undefined,
    );
  }, []);
  return competencies;
}
