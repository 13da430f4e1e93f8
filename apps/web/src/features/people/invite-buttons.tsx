import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { onDay } from '../../lib/dates.ts';
import { may } from '../../lib/may.ts';
import { AskingDialog } from '../../ui/asking-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InformationSheets } from '../../ui/information-sheets.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useUser } from '../session/user-context.ts';
import { InviteMany } from './batch/invite-many.tsx';
import { hasEnded } from './has-ended.ts';
import { InviteForm } from './invite-form.tsx';
import type { Hiring, PeopleData, PeopleSummary } from './people-data.ts';
import { PreviewDialog } from './preview/preview-dialog.tsx';
import { SeatsLine } from './seats-line.tsx';

type InviteButtonsProps = Pick<PeopleData, 'summary' | 'departments' | 'forms'> & {
  hiring?: Hiring;
};

/** The ways to invite: each opens a sheet, so that what exists comes first on the screen. */
export function InviteButtons({ summary, departments, forms, hiring }: InviteButtonsProps) {
  const { open, setOpen, close } = useInviting();
  const manages = may(useUser(), 'organisation:manage');
  const one = hiring === undefined ? t`Invite a person` : t`Invite a candidate`;
  // Beside the form, which keeps what was typed.
  const [beside, setBeside] = useState<'preview' | 'sheets' | null>(null);
  const first = (
    <div>
      <Loaded data={summary} label={t`Loading the seats`}>
        {({ seats, round }) => (
          <>
            <p className="text-ui text-ink-soft">
              <SeatsLine seats={seats} />
            </p>
            {hiring === undefined && <JoinsLine round={round} />}
          </>
        )}
      </Loaded>
      <div className="-ml-2.5 flex flex-wrap">
        <Button size="small" variant="quiet" onClick={() => setBeside('preview')}>
          <Trans>Preview e-mail and questionnaire</Trans>
        </Button>
        <Button size="small" variant="quiet" onClick={() => setBeside('sheets')}>
          <Trans>Information sheets</Trans>
        </Button>
      </div>
    </div>
  );
  const closeBeside = () => (beside === null ? close() : setBeside(null));
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button variant="primary" className="max-sm:px-3" onClick={() => setOpen('one')}>
        {one}
      </Button>
      <Button className="max-sm:px-3" onClick={() => setOpen('many')}>
        <Trans>Invite many at once</Trans>
      </Button>
      <Menu
        align="end"
        trigger={
          // A phone has no room for it: there the sheet of an invitation leads to both.
          <Button variant="quiet" className="max-sm:hidden">
            <Trans>Preview</Trans>
            <Icon name="chevron-down" className="size-3" />
          </Button>
        }
      >
        <MenuItem onClick={() => setOpen('preview')}>
          <Trans>E-mail and questionnaire</Trans>
        </MenuItem>
        <MenuItem onClick={() => setOpen('sheets')}>
          <Trans>Information sheets for a works council</Trans>
        </MenuItem>
      </Menu>
      {(open === 'one' || open === 'me') && (
        <AskingDialog open wide onClose={close} title={one}>
          {first}
          <Loaded data={departments} label={t`Loading the departments`}>
            {(names) => (
              <InviteForm
                departments={names}
                forms={forms}
                isOwn={open === 'me'}
                onLeave={close}
                {...(hiring === undefined ? {} : { hiring })}
              />
            )}
          </Loaded>
        </AskingDialog>
      )}
      {open === 'many' && <InviteMany forms={forms} hiring={hiring} first={first} onClose={close} />}
      {(beside ?? open) === 'preview' && (
        <PreviewDialog
          forms={forms}
          kind={hiring === undefined ? 'employee' : 'candidate'}
          vacancy={hiring?.chosen ?? null}
          onClose={closeBeside}
        />
      )}
      {(beside ?? open) === 'sheets' && (
        <Dialog
          open
          wide
          onClose={closeBeside}
          title={t`Information sheets`}
          description={t`For your works council and the people you invite. The sheets list every question, what is kept, who sees it and how to object. The links need no account and don’t expire.`}
        >
          <Loaded data={forms} label={t`Loading the sheets`}>
            {(all) => (
              <InformationSheets
                forms={all.filter(({ kind }) => hiring === undefined || kind === 'candidate')}
                withNames={manages}
              />
            )}
          </Loaded>
          {manages && (
            <p className="mt-3 text-ui text-ink-soft">
              <Trans>
                Name the person to contact with objections, and add your own words, in{' '}
                <Link to={`${pages.settings.path}?tab=company#information-sheets`} className="link">
                  the company settings
                </Link>
                .
              </Trans>
            </p>
          )}
        </Dialog>
      )}
    </div>
  );
}

/** From the second round on it matters which one a new employee’s answers count in, and in any whether it is over. */
function JoinsLine({ round }: Pick<PeopleSummary, 'round'>) {
  const mayStartRound = may(useUser(), 'organisation:manage');
  const { number, ends_at } = round;
  if (hasEnded(round)) {
    return (
      <div className="my-2">
        <Notice kind="warning">
          {t`Round ${number} ended on ${onDay(ends_at ?? '')}, so employees can’t be invited to it.`}{' '}
          {mayStartRound && (
            <Trans>
              Set a later closing date under “Reminders and dates”, or start the next round on the{' '}
              <Link to={pages.culture.path} className="link">
                Culture page
              </Link>
              .
            </Trans>
          )}
        </Notice>
      </div>
    );
  }
  if (number < 2) return null;
  return (
    <p className="text-note text-ink-soft">
      {mayStartRound ? (
        <Trans>
          Employees you invite join the latest round (round {number}). To ask everyone again, go to the{' '}
          <Link to={pages.culture.path} className="link">
            Culture page
          </Link>
          .
        </Trans>
      ) : (
        <Trans>Employees you invite join the latest round (round {number}).</Trans>
      )}
    </p>
  );
}

const ways = ['one', 'me', 'many', 'preview', 'sheets'] as const;

/** Which sheet is open; a link may ask for one, and closing it takes that out of the address. */
function useInviting() {
  const [query, setQuery] = useSearchParams();
  const asked = ways.find((way) => way === query.get('invite')) ?? null;
  const [chosen, setOpen] = useState<(typeof ways)[number] | null>(null);
  const close = () => {
    setOpen(null);
    if (asked === null) return;
    const next = new URLSearchParams(query);
    next.delete('invite');
    setQuery(next, { preventScrollReset: true, replace: true });
  };
  return { open: chosen ?? asked, setOpen, close };
}
