import { changeVacancy } from '@fourfold/contract/calls';
import type { Vacancy } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { call } from '../../lib/api.ts';
import { useChange } from '../../lib/use-change.ts';
import { Button } from '../../ui/button.tsx';

interface OpenAgainProps {
  vacancy: Pick<Vacancy, 'id' | 'title' | 'withdrawn'>;
  label: string;
  size?: 'small';
}

export function OpenAgain({ vacancy: { id, title, withdrawn }, label, size }: OpenAgainProps) {
  const { isBusy, run } = useChange();
  const open = () =>
    run(
      () => call(changeVacancy, { params: { vacancyId: id }, body: { closed: false } }),
      `${t`${title} is open again.`} ${sayWithdrawn(withdrawn)}`.trim(),
    );
  return (
    <Button {...(size && { size })} loading={isBusy} onClick={open}>
      {label}
    </Button>
  );
}

/** People whose invitations were withdrawn when it closed have to be invited again. */
const sayWithdrawn = (count: number): string =>
  count === 0
    ? ''
    : plural(count, {
        one: '# withdrawn invitation stays withdrawn.',
        other: '# withdrawn invitations stay withdrawn.',
      });
