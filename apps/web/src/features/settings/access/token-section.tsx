import { type AnswerOf, endToken, type listTokens } from '@fourfold/contract/calls';
import { tokenScopes } from '@fourfold/contract/words';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api.ts';
import { ago, onDay } from '../../../lib/dates.ts';
import { toast } from '../../../lib/toast-store.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Table } from '../../../ui/table.tsx';
import { Section } from '../section.tsx';
import { CreateToken } from './create-token.tsx';

type Tokens = AnswerOf<typeof listTokens>;
type Token = Tokens['tokens'][number];

export function TokenSection({ tokens }: { tokens: Promise<Tokens> }) {
  const [isMaking, setIsMaking] = useState(false);
  return (
    <Section
      title="API tokens"
      note={
        <>
          For your own programs. A token does what you allow it, and never more than the person who made it
          may do.{' '}
          <a href="/api/docs" className="link">
            How the API works
          </a>
        </>
      }
      action={
        <Button size="small" onClick={() => setIsMaking(true)}>
          Create a token
        </Button>
      }
    >
      <Loaded data={tokens} label="Loading API tokens">
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
    toast(`The token “${token.name}” is revoked.`);
    await revalidate();
  }
  if (tokens.length === 0) return <p className="text-ui text-ink-soft">There are none.</p>;
  return (
    <>
      <Table caption="API tokens" hideCaption narrow="stack">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Made by</th>
            <th scope="col">Last used</th>
            <th scope="col">Ends</th>
            <th scope="col">
              <span className="sr-only">Change</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setEnding(token)} />
          ))}
        </tbody>
      </Table>
      {ending && (
        <ConfirmDialog
          title={`Revoke “${ending.name}”?`}
          description="Programs that use it are refused from this moment on. It cannot be brought back."
          confirm="Revoke"
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
          {name} {!isLive && <Badge>Ended</Badge>}
          <span className="block text-note font-normal text-ink-soft">
            {scopes.map((scope) => tokenScopes[scope].name).join(', ')}
          </span>
          {predates_scopes && (
            <span className="block text-note font-normal text-ink-soft">
              Made before tokens had scopes, so it has all of them.
            </span>
          )}
        </div>
      </th>
      <td data-label="Made by">
        <span>
          {made_by}
          <span className="block text-note text-ink-soft">{onDay(created_at)}</span>
        </span>
      </td>
      <td data-label="Last used">
        <span>
          {last_used_at === null ? 'never' : ago(last_used_at, new Date())}
          {last_used_by !== null && (
            <span className="block text-note wrap-anywhere text-ink-soft">by {last_used_by}</span>
          )}
        </span>
      </td>
      <td data-label={isLive ? 'Ends' : 'Ended'}>{onDay(token.expires_at)}</td>
      <td className="num">
        {isLive && (
          <Button size="small" variant="quiet" aria-label={`Revoke ${name}`} onClick={onRevoke}>
            Revoke
          </Button>
        )}
      </td>
    </tr>
  );
}
