import { changeVacancy } from '@fourfold/contract/calls';
import type { Vacancy } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { call } from '../../lib/api.ts';
import { useChange } from '../../lib/use-change.ts';
import { Button } from '../../ui/button.tsx';

interface OpenAgainProps {
  vacancy: Pick<Vacancy, 'id' | 'title'>;
  label: string;
  size?: 'small';
}

export function OpenAgain({ vacancy: { id, title }, label, size }: OpenAgainProps) {
  const { isBusy, run } = useChange();
  const open = () =>
    run(
      () => call(changeVacancy, { params: { vacancyId: id }, body: { closed: false } }),
      t`${title} is open again.`,
    );
  return (
    <Button {...(size && { size })} loading={isBusy} onClick={open}>
      {label}
    </Button>
  );
}
