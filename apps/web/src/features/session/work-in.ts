import { switchOrganisation } from '@fourfold/contract/calls';
import { t } from '@lingui/core/macro';
import { call, messageOf } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { unsaved } from '../../lib/unsaved.ts';
import { session } from './session.ts';

/** Goes to another of one's organisations. False where the person stays, or cannot go. */
export async function workIn({ id, name }: { id: string; name: string }): Promise<boolean> {
  if (!(await unsaved.ask())) return false;
  try {
    await call(switchOrganisation, { params: { organisationId: id } });
    await session.enter();
    toast(t`You have switched to ${name}.`);
    return true;
  } catch (error) {
    toast(messageOf(error), { kind: 'error' });
    return false;
  }
}
