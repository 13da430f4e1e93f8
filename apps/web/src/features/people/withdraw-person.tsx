import { type SurveyResponse, withdrawInvitation } from '@fourfold/contract';
import { call } from '../../lib/api.ts';
import { useChange } from '../../lib/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface WithdrawPersonProps {
  person: SurveyResponse;
  onClose: () => void;
}

/** For somebody who has begun: what was answered goes, and no Undo could bring it back. */
export function WithdrawPerson({ person, onClose }: WithdrawPersonProps) {
  const { isBusy, run } = useChange();
  const name = `${person.first_name} ${person.last_name}`;
  async function withdraw(): Promise<void> {
    const params = { responseId: person.id };
    const isWithdrawn = await run(
      () => call(withdrawInvitation, { params }, { handles: ['not_found'] }),
      `The invitation of ${name} is withdrawn. Its link no longer works.`,
    );
    if (isWithdrawn) onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Withdraw the invitation of ${name}?`}
      description={`${name} has answered ${person.percent}% of the questions. Those answers are deleted, and the personal link stops working. This cannot be undone; a new invitation begins with the first question.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" loading={isBusy} onClick={withdraw}>
            Withdraw
          </Button>
        </>
      }
    />
  );
}
