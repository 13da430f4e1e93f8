import { eraseRespondent, type SurveyResponse } from '@fourfold/contract';
import { call } from '../../lib/api.ts';
import { useChange } from '../../lib/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface ErasePersonProps {
  person: SurveyResponse;
  onClose: () => void;
}

export function ErasePerson({ person, onClose }: ErasePersonProps) {
  const { isBusy, run } = useChange();
  const name = `${person.first_name} ${person.last_name}`;
  async function erase(): Promise<void> {
    const params = { responseId: person.id };
    const isErased = await run(
      () => call(eraseRespondent, { params }, { handles: ['not_found'] }),
      `${name} is erased, with every invitation and answer.`,
    );
    if (isErased) onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Erase ${name}?`}
      description={`Every invitation, answer and result of ${name} is deleted. This cannot be undone. To only stop the questionnaire, withdraw the invitation instead.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" loading={isBusy} onClick={erase}>
            Erase
          </Button>
        </>
      }
    />
  );
}
