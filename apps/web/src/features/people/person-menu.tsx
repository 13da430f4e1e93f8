import {
  getResponseLink,
  resendInvitation,
  restoreInvitations,
  withdrawInvitation,
} from '@fourfold/contract/calls';
import type { SurveyResponse } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../../lib/toast-store.ts';
import { useChange } from '../../lib/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { CopyByHand } from '../../ui/copy-by-hand.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { inviteOnceMore } from './invite-once-more.ts';

interface PersonMenuProps {
  person: SurveyResponse;
  onCorrect: () => void;
  onRemind: () => void;
  /** Of someone who has begun: their answers would go with it, so it is asked first. */
  onWithdraw: () => void;
  onErase: () => void;
}

/** What can be done with one invitation. */
export function PersonMenu({ person, onCorrect, onRemind, onWithdraw, onErase }: PersonMenuProps) {
  const { isBusy, run } = useChange();
  /** Where the browser refuses to copy. */
  const [byHand, setByHand] = useState<string | null>(null);
  const name = `${person.first_name} ${person.last_name}`;
  const params = { responseId: person.id };
  const quietly = { handles: ['not_found'] } as const;
  const isOpen = !['submitted', 'declined', 'withdrawn'].includes(person.status);

  const resend = () =>
    run(
      () => call(resendInvitation, { params }, quietly),
      person.no_reminders
        ? t`The link for ${name} now works for another two weeks. They have asked not to get e-mails, so copy the link and give it to them.`
        : t`The invitation to ${name} has been sent again.`,
    );
  const copy = () =>
    run(async () => {
      const { url } = await call(getResponseLink, { params }, quietly);
      if (!(await copyText(url))) setByHand(url);
      else
        toast(
          t`${name}’s personal link has been copied. Don’t give it to anyone else. ${name} will see that you copied it.`,
        );
    });
  const isPlanned = person.status === 'planned';
  const undo = () =>
    void run(
      () => call(restoreInvitations, { body: { ids: [person.id] } }),
      isPlanned
        ? t`The invitation to ${name} has been scheduled again.`
        : t`The invitation to ${name} has been restored. Its link works again.`,
    );
  const withdraw = () =>
    run(
      () => call(withdrawInvitation, { params, body: {} }, quietly),
      isPlanned
        ? t`The invitation to ${name} has been withdrawn. Nothing was sent.`
        : t`The invitation to ${name} has been withdrawn. Its link no longer works.`,
      { action: { label: t`Undo`, run: undo } },
    );
  const inviteAgain = () =>
    run(async () => {
      const { message } = await inviteOnceMore(person);
      toast(`${name}: ${message}`);
    });
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button variant="quiet" size="small" loading={isBusy} aria-label={t`Change ${name}`}>
            <Icon name="more" />
          </Button>
        }
      >
        {isOpen && !isPlanned && !person.no_reminders && (
          <MenuItem onClick={onRemind}>
            <Trans>Remind</Trans>
          </MenuItem>
        )}
        {isOpen && (
          <MenuItem onClick={resend}>
            {isPlanned
              ? t`Send now`
              : person.no_reminders
                ? t`Renew the link without an e-mail`
                : t`Send again with a new link`}
          </MenuItem>
        )}
        {isOpen && (
          <MenuItem onClick={copy}>
            <Trans>Copy the personal link</Trans>
          </MenuItem>
        )}
        {person.status === 'withdrawn' && (
          <MenuItem onClick={inviteAgain}>
            <Trans>Invite again</Trans>
          </MenuItem>
        )}
        <MenuItem onClick={onCorrect}>
          <Trans>Correct</Trans>
        </MenuItem>
        <MenuLine />
        {isOpen && (
          <MenuItem onClick={person.begun_at !== null ? onWithdraw : withdraw}>
            <Trans>Withdraw</Trans>
          </MenuItem>
        )}
        <MenuItem danger onClick={onErase}>
          <Trans>Erase</Trans>
        </MenuItem>
      </Menu>
      {byHand !== null && <CopyByHand text={byHand} onClose={() => setByHand(null)} />}
    </>
  );
}
