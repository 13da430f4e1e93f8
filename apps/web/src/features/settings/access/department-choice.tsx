import { pages } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChoiceProblem } from '../../../ui/choice-problem.tsx';
import type { Department } from '../settings-data.ts';

interface DepartmentChoiceProps {
  departments: readonly Department[];
  chosen?: readonly string[];
  error?: string | undefined;
}

/** The departments that a manager works for. Without one a manager sees nobody. */
export function DepartmentChoice({ departments, chosen = [], error }: DepartmentChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-ui font-medium">
        <Trans>Departments</Trans>
      </legend>
      {error !== undefined && <ChoiceProblem id="departments-problem">{error}</ChoiceProblem>}
      {departments.length === 0 && (
        <p className="text-note text-ink-soft">
          <Trans>
            There are no departments yet, and without one a manager sees nobody. Add them under{' '}
            <Link to={`${pages.settings.path}?tab=company`} className="link">
              Company
            </Link>
            .
          </Trans>
        </p>
      )}
      <div className="grid gap-x-4 sm:grid-cols-2">
        {departments.map(({ id, name }) => (
          <Checkbox
            key={id}
            name="departments"
            value={id}
            label={name}
            defaultChecked={chosen.includes(id)}
          />
        ))}
      </div>
    </fieldset>
  );
}
