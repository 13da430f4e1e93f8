import { type AnswerOf, endToken, type listTokens } from '@fourfold/contract';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api.ts';
import { ago, onDay } from '../../../lib/dates.ts';
import { Loaded } from '../../../lib/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Table } from '../../../ui/table.tsx';
import { toast } from '../../../ui/toast-store.ts';
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
          For your own programs. A token acts for whoever made it, with their rights.{' '}
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
    toast(`The token “${token.name}” is ended.`);
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
            <th scope="col">Expires</th>
            <th scope="col">
              <span className="sr-only">Change</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.id}>
              <th scope="row">{token.name}</th>
              <td data-label="Made by">{token.made_by}</td>
              <td data-label="Last used">
                {token.last_used_at === null ? 'never' : ago(token.last_used_at, new Date())}
              </td>
              <td data-label="Expires">{onDay(token.expires_at)}</td>
              <td className="num">
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Revoke ${token.name}`}
                  onClick={() => setEnding(token)}
                >
                  Revoke
                </Button>
              </td>
            </tr>
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
