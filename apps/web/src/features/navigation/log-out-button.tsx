import { pages } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { messageOf } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { unsaved } from '../../lib/unsaved.ts';
import { logOut } from '../session/log-out.ts';
import { itemClass } from './item.tsx';

export function LogOutButton() {
  const navigate = useNavigate();
  async function leave(): Promise<void> {
    if (!(await unsaved.ask())) return;
    try {
      await logOut();
      await navigate(pages.login.path);
    } catch (error) {
      toast(messageOf(error), { kind: 'error' });
    }
  }
  return (
    <button type="button" className={`${itemClass} w-full`} onClick={leave}>
      <Trans>Log out</Trans>
    </button>
  );
}
