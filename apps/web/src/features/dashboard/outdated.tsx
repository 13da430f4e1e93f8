import { myProfile, switchOrganisation } from '@fourfold/contract/calls';
import type { User } from '@fourfold/contract/schemas';
import { messages, pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMatches, useRevalidator } from 'react-router';
import { call, messageOf } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { useNoticePlace } from '../../lib/use-notice-place.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { session } from '../session/session.ts';
import type { Session } from '../session/session-store.ts';
import { useSession } from '../session/use-session.ts';

/**
 * The server refuses what this page would load or change now; the page says so before anybody types. Where a dialog covers
 * the page it stands there: what was typed into it can still be sent after the way back.
 */
export function Outdated() {
  const current = useSession();
  const { revalidate } = useRevalidator();
  const goOn = useWayOn();
  const isOutdated = current.state === 'user' && current.outdated;
  const now = useNow(current, isOutdated);
  const inDialog = useNoticePlace(isOutdated);
  // What was refused meanwhile is asked for again, whichever tab has switched back.
  const was = useRef(isOutdated);
  useEffect(() => {
    if (was.current && !isOutdated) void revalidate();
    was.current = isOutdated;
  }, [isOutdated, revalidate]);

  if (current.state !== 'user' || !current.outdated) return null;
  const { user } = current;
  const { title, onward } = now === null ? unknown : said(user, now);
  const shown = user.organisation;
  const notice = (
    <Notice
      kind="warning"
      live
      className={inDialog === null ? 'mb-8' : undefined}
      title={title}
      actions={
        <>
          <Button size="small" className="max-w-full wrap-anywhere" onClick={goOn}>
            {onward}
          </Button>
          {shown !== null && now?.organisations.some(({ id }) => id === shown.id) && (
            <Button size="small" className="max-w-full wrap-anywhere" onClick={() => void workAgainIn(shown)}>
              <Trans>Switch back to {shown.name}</Trans>
            </Button>
          )}
        </>
      }
    >
      {shown !== null && now !== null && (
        <Trans>This tab still belongs to {shown.name} and can’t load or save anything.</Trans>
      )}
    </Notice>
  );
  return inDialog === null ? notice : createPortal(notice, inDialog);
}

/** Who works where now; null until that is known. Each switch is heard of, and makes it worth another look. */
function useNow(current: Session, isOutdated: boolean): User | null {
  const [now, setNow] = useState<User | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `current` is what is heard of
  useEffect(() => {
    if (!isOutdated) return setNow(null);
    call(myProfile, {}).then(
      ({ user }) => setNow(user),
      () => undefined,
    );
  }, [current, isOutdated]);
  return now;
}

const unknown = { title: messages.organisationChanged(), onward: t`Reload this page` };

function said(drawnFor: User, { id, first_name, last_name, organisation }: User) {
  const name = `${first_name} ${last_name}`;
  if (id !== drawnFor.id)
    return { title: t`${name} has signed in from another tab.`, onward: t`Continue as ${name}` };
  if (organisation === null) return unknown;
  const { name: company } = organisation;
  return { title: t`You switched to ${company} in another tab.`, onward: t`Continue in ${company}` };
}

/** The same screen there; a person, a plan or a vacancy of the one organisation is not in the other. */
function useWayOn() {
  const here = useMatches().at(-1);
  return () => {
    const isOne = here === undefined || Object.keys(here.params).length > 0;
    window.location.assign(isOne ? pages.dashboard.path : here.pathname);
  };
}

/** Back to the organisation that this tab was drawn for: what was typed here stays. */
async function workAgainIn({ id, name }: { id: string; name: string }): Promise<void> {
  try {
    await call(switchOrganisation, { params: { organisationId: id } });
    await session.load();
    toast(t`You have switched to ${name}.`);
  } catch (error) {
    toast(messageOf(error), { kind: 'error' });
  }
}
