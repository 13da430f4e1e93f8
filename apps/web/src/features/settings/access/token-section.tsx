import { type AnswerOf, endToken, type listTokens } from '@fourfold/contract/calls';
import { tokenScopes } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api.ts';
import { ago, onDay } from '../../../lib/dates.ts';
import { inRow } from '../../../lib/lists.ts';
import { toast } from '../../../lib/toast-store.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Table } from '../../../ui/table.tsx';
import { TableHead } from '../../../ui/table-head.tsx';
import { Section } from '../section.tsx';
import { CreateToken } from './create-token.tsx';

type Tokens = AnswerOf<typeof listTokens>;
type Token = Tokens['tokens'][number];

export function TokenSection({ tokens }: { tokens: Promise<Tokens> }) {
  const [isMaking, setIsMaking] = useState(false);
  return (
    <Section
      title={t`API tokens`}
      note={
        <Trans>
          For your own programs. A token can do only what you allow. It can never do more than the role of the
          person who made it.{' '}
          <a href="/api/docs" className="link">
            How the API works
          </a>
        </Trans>
      }
      action={
        <Button size="small" onClick={() => setIsMaking(true)}>
          <Trans>Create a token</Trans>
        </Button>
      }
    >
      <Loaded data={tokens} label={t`Loading API tokens`}>
        {(value) => <TokenTable tokens={value.tokens} />}
      </Loaded>
      {isMaking && <CreateToken onClose={() => setIsMaking(false)} />}
    </Section>
  );
}

function TokenTable({ tokens }: Tokens) {
  const [ending, setEnding] = useState<Token | null>(null);
  const { revalidate } = useRevalidator();
  async function end(token: Token): Promise<void> {
    await call(endToken, { params: { tokenId: token.id } }, { handles: ['not_found'] });
    toast(t`The token “${token.name}” has been revoked.`);
    await revalidate();
  }
  if (tokens.length === 0)
    return (
      <p className="text-ui text-ink-soft">
        <Trans>No tokens yet.</Trans>
      </p>
    );
  return (
    <>
      <Table caption={t`API tokens`} hideCaption narrow="stack">
        <TableHead columns={[t`Name`, t`Made by`, t`Last used`, t`Ends`]} actions={t`Change`} />
        <tbody>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setEnding(token)} />
          ))}
        </tbody>
      </Table>
      {ending && (
        <ConfirmDialog
          title={t`Revoke “${ending.name}”?`}
          description={t`Programs that use it stop working at once. This can’t be undone.`}
          confirm={t`Revoke`}
          onConfirm={() => end(ending)}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
}

function TokenRow({ token, onRevoke }: { token: Token; onRevoke: () => void }) {
  const { name, scopes, predates_scopes, made_by, created_at, last_used_at, last_used_by } = token;
  const isLive = token.state === 'live';
  return (
    <tr>
      <th scope="row" className="md:min-w-44">
        <div>
          {name}{' '}
          {!isLive && (
            <Badge>
              <Trans>Ended</Trans>
            </Badge>
          )}
          <span className="block text-note font-normal text-ink-soft">
            {inRow(scopes.map((scope) => tokenScopes[scope].name()))}
          </span>
          {predates_scopes && (
            <span className="block text-note font-normal text-ink-soft">
              <Trans>
                Made before tokens could be limited, so it is allowed to do everything that a token can do.
              </Trans>
            </span>
          )}
        </div>
      </th>
      <td data-label={t`Made by`}>
        <span>
          {made_by}
          <span className="block text-note text-ink-soft">{onDay(created_at)}</span>
        </span>
      </td>
      <td data-label={t`Last used`}>
        <span>
          {last_used_at === null ? t`never` : ago(last_used_at, new Date())}
          {last_used_by !== null && (
            <span className="block text-note wrap-anywhere text-ink-soft">
              <Trans>by {last_used_by}</Trans>
            </span>
          )}
        </span>
      </td>
      <td data-label={isLive ? t`Ends` : t`Ended`}>{onDay(token.expires_at)}</td>
      <td className="num">
        {isLive && (
          <Button size="small" variant="quiet" aria-label={t`Revoke ${name}`} onClick={onRevoke}>
            <Trans>Revoke</Trans>
          </Button>
        )}
      </td>
    </tr>
  );
}
