import { type AnswerOf, endOtherSessions, endSession, type listSessions } from '@fourfold/contract/calls';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api.ts';
import { ago, onDay } from '../../../lib/dates.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Table } from '../../../ui/table.tsx';
import { TableHead } from '../../../ui/table-head.tsx';
import { Section } from '../section.tsx';
import { useProof } from './use-proof.tsx';

type Sessions = AnswerOf<typeof listSessions>;

export function SessionSection({ sessions }: { sessions: Promise<Sessions> }) {
  return (
    <Section title={t`Your open sessions`} note={t`Where you are signed in. You stay signed in for 7 days.`}>
      <Loaded data={sessions} label={t`Loading your sessions`}>
        {(value) => <SessionTable sessions={value.sessions} />}
      </Loaded>
    </Section>
  );
}

function SessionTable({ sessions }: Sessions) {
  const [isAsking, setIsAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const { proved, dialog } = useProof();
  const others = sessions.filter(({ current }) => !current).length;
  async function endOthers(): Promise<void> {
    await proved(() => call(endOtherSessions, {}));
    toast(t`All other sessions have been ended.`);
    await revalidate();
  }
  return (
    <>
      <Table caption={t`Your open sessions`} hideCaption narrow="stack">
        <TableHead columns={[t`Device`, t`Last used`, t`Expires`]} actions={t`Change`} />
        <tbody>
          {sessions.map((session) => (
            <SessionRow key={session.id} {...session} />
          ))}
        </tbody>
      </Table>
      {others > 0 && (
        <Button size="small" className="mt-4" onClick={() => setIsAsking(true)}>
          <Trans>Sign out everywhere else</Trans>
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t`Sign out everywhere else?`}
          description={t`You will have to sign in again in every other browser and program. This device stays signed in, and API tokens keep working.`}
          confirm={t`Sign out everywhere else`}
          onConfirm={endOthers}
          onClose={() => setIsAsking(false)}
        />
      )}
      {dialog}
    </>
  );
}

function SessionRow({ id, device, current, last_used_at, expires_at }: Sessions['sessions'][number]) {
  const { isBusy, run } = useChange();
  const { proved, dialog } = useProof();
  const end = () =>
    run(
      () => proved(() => call(endSession, { params: { sessionId: id } }, { handles: ['not_found'] })),
      t`The session in ${device} has been ended.`,
    );
  return (
    <tr>
      <th scope="row">
        {device}{' '}
        {current && (
          <Badge tone="sky">
            <Trans>This device</Trans>
          </Badge>
        )}
      </th>
      <td data-label={t`Last used`}>{current ? t`now` : ago(last_used_at, new Date())}</td>
      <td data-label={t`Expires`}>{onDay(expires_at)}</td>
      <td className="num">
        {!current && (
          <Button
            size="small"
            variant="plain"
            loading={isBusy}
            aria-label={t`End the session in ${device}`}
            onClick={end}
          >
            <Trans>End</Trans>
          </Button>
        )}
        {dialog}
      </td>
    </tr>
  );
}
