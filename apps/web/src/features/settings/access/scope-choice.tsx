import { tokenScopeNames, tokenScopes } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChoiceProblem } from '../../../ui/choice-problem.tsx';

/** What a new token may do. Nothing is ticked beforehand: each is chosen because a program needs it. */
export function ScopeChoice({ error }: { error: string | undefined }) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id} ${id}-error` : id} className="min-w-0">
      <legend className="mb-1 text-ui font-medium">
        <Trans>What it may do</Trans>
      </legend>
      <p id={id} className="mb-1.5 text-note text-ink-soft">
        <Trans>Never more than your own role allows.</Trans>
      </p>
      {error && <ChoiceProblem id={`${id}-error`}>{error}</ChoiceProblem>}
      {tokenScopeNames.map((scope) => (
        <Checkbox
          key={scope}
          name="scopes"
          value={scope}
          label={tokenScopes[scope].name()}
          hint={tokenScopes[scope].covers()}
        />
      ))}
    </fieldset>
  );
}
