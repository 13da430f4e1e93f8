import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Await } from 'react-router';
import { inRow } from '../../../lib/lists.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { OwnTokens } from '../settings-data.ts';

const name = 'end_tokens';
/** Stands beside the box, so that one without a tick is told from one that was not there. */
const asked = 'asks_about_tokens';

const namedTokens = 5;

/** The fields of a new password. Where the box was not shown, the server ends what there is. */
export function readPasswords(data: FormData): Record<string, unknown> {
  const { [asked]: isAsked, ...fields } = Object.fromEntries<unknown>(data);
  return { ...fields, end_tokens: isAsked === undefined || data.has(name) };
}

/** Asks whether API tokens end with the old password; says nothing to people who have none. */
export function EndTokens({ tokens }: { tokens: Promise<OwnTokens> }) {
  return (
    <Suspense>
      <Await resolve={tokens} errorElement={<EndTokensBox label={t`Revoke my API tokens too`} />}>
        {(value) => <EndKnown {...value} />}
      </Await>
    </Suspense>
  );
}

function EndKnown({ tokens }: OwnTokens) {
  if (tokens.length === 0) return null;
  const label = plural(tokens.length, {
    one: 'Revoke my API token too',
    other: 'Revoke my # API tokens too',
  });
  const named = inRow(tokens.slice(0, namedTokens).map((token) => `${token.name} (${token.organisation})`));
  const more = tokens.length - namedTokens;
  const names = more > 0 ? t`${named}, and ${more} more` : named;
  return <EndTokensBox label={label} names={names} />;
}

interface EndTokensBoxProps {
  label: string;
  names?: string;
}

function EndTokensBox({ label, names }: EndTokensBoxProps) {
  return (
    <>
      <input type="hidden" name={asked} value="yes" />
      <Checkbox
        name={name}
        defaultChecked
        label={label}
        hint={
          <>
            {names && <span className="block wrap-anywhere">{names}</span>}
            <Trans>
              Your programs will then need a new token. Keep this ticked if someone else may know your
              password.
            </Trans>
          </>
        }
      />
    </>
  );
}
