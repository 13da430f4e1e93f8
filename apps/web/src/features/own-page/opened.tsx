import type { OwnPage } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { onDay } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { LinkCopies } from '../../ui/link-copies.tsx';
import { VisibilityStatements } from '../../ui/visibility-statements.tsx';
import type { NamedScore } from '../profile/measure-item.tsx';
import { Profile } from '../profile/profile.tsx';
import { DisputeDialog } from './dispute-dialog.tsx';
import { Objections } from './objections.tsx';
import { OpenPulse } from './open-pulse.tsx';
import { OwnAnswers } from './own-answers.tsx';
import { Rights } from './rights.tsx';
import { sayHowToObject } from './say-how-to-object.ts';
import type { OwnPageWays } from './use-own-page.ts';
import { Views } from './views.tsx';

interface OpenedProps extends OwnPageWays {
  page: OwnPage;
  /** What leads on from here to what is planned. */
  plans: ReactNode;
}

/** One's own results, who saw them, and what one may do about them. */
export function Opened({ page, calls, change, erased, plans }: OpenedProps) {
  const [disputed, setDisputed] = useState<NamedScore | null>(null);
  const { response, organisation, views, copies, visibility, answers } = page;
  const object = (score: NamedScore) => (
    <Button size="small" onClick={() => setDisputed(score)}>
      {page.disputes.some(({ measure_key }) => measure_key === score.key)
        ? t`Change what you said`
        : t`This is not me`}
    </Button>
  );
  return (
    <div className="page max-w-wide grid grid-cols-1 gap-12 py-8 md:py-14">
      <header>
        <p className="text-ui text-ink-soft">{organisation}</p>
        <h1 className="mt-2 wrap-anywhere font-display text-h2">
          <Trans>Your results, {response.first_name}</Trans>
        </h1>
        <p className="mt-2 text-ui text-ink-soft">
          <Trans>
            From the answers you gave on {response.submitted_at && onDay(response.submitted_at)}. The link to
            this page is yours alone: please do not pass it on. It works until {onDay(response.expires_at)}.
            If you open it after that, you can have a new one sent to you by e-mail.
          </Trans>
        </p>
        <p className="mt-2 text-ui text-ink-soft">{sayHowToObject(page)}</p>
        {plans}
        {page.pulse !== null && <OpenPulse pulse={page.pulse} take={calls.takePulse} />}
      </header>
      <Objections
        page={page}
        change={object}
        takeBack={async (measureKey) => change(await calls.takeBack(measureKey))}
      />
      <Profile profile={page} subject={null} actions={object} />
      <Views views={views} />
      <LinkCopies copies={copies} organisation={organisation} />
      <VisibilityStatements
        statements={visibility.statements}
        title={t`Who can see them, as you were told before the first question`}
      />
      <OwnAnswers answers={answers} />
      <Rights page={page} erase={calls.erase} erased={erased} />
      {disputed && (
        <DisputeDialog
          score={disputed}
          said={page.disputes.find(({ measure_key }) => measure_key === disputed.key)?.note ?? ''}
          onSave={async (note) => change(await calls.dispute(disputed.key, note))}
          onClose={() => setDisputed(null)}
        />
      )}
    </div>
  );
}
