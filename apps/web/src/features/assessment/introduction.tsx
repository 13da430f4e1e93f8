import { siteName } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet, SheetHeading } from '../../ui/sheet.tsx';
import { VisibilityStatements } from '../../ui/visibility-statements.tsx';
import { CopiedLinks } from './copied-links.tsx';
import { InformationLink } from './information-link.tsx';
import type { Opened } from './respondent-screen.ts';
import type { RespondentStore } from './respondent-store.ts';
import { WayOut } from './way-out.tsx';

interface StepProps {
  state: Opened;
  store: RespondentStore;
}

/** Before the first question: who asks, what for, how long it takes, and who will see the answers. */
export function Introduction({ state, store }: StepProps) {
  const { invitation, response, total, busy, problem } = state;
  if (invitation === null) return null;
  const { organisation, invited_by, logo_url, words, minutes, vacancy, vacancy_team } = invitation;
  return (
    <Sheet>
      <header className="mb-8 flex items-center gap-3 text-ui text-ink-soft">
        {logo_url && <img src={logo_url} alt="" className="h-9 w-auto max-w-32 object-contain" />}
        {organisation}
      </header>
      <SheetHeading arrives={false} className="text-h1">
        <Trans>Hello {response.first_name}</Trans>
      </SheetHeading>
      <div className="mt-5 grid gap-4 text-read">
        <p>
          {purposes[response.kind](invited_by === null ? organisation : t`${invited_by} of ${organisation}`)}
        </p>
        {vacancy && <p>{forVacancy(vacancy, vacancy_team)}</p>}
        {response.form === 'candidate' && (
          <p>
            <Trans>
              Think of how you work now, or how you worked in your last job. The questions are about you, not
              about a workplace.
            </Trans>
          </p>
        )}
        {response.kind === 'candidate' && (
          <p>
            <Trans>
              The options about how you work are meant to sound equally good. None of them is meant as the
              best answer.
            </Trans>
          </p>
        )}
        {response.kind === 'candidate' && response.form !== 'candidate' && (
          <p>
            <Trans>
              Some questions are about your team, your manager or the company. Think of where you work now, or
              where you last worked. Only the way you work is compared with the team, never what you say about
              your workplace.
            </Trans>
          </p>
        )}
        {words && (
          <blockquote className="border-l-2 pl-4 whitespace-pre-line text-ink-soft italic">
            {words}
          </blockquote>
        )}
        <p>
          <Trans>
            It takes about {minutes} minutes: {total} questions, and a last page with your details. There are
            no right answers. Choose what fits you best, even if several answers fit. When you’ve answered,
            the next page opens by itself. Press Back to return to the previous one. Each page is saved, so
            you can stop and carry on later, even on another device. We also store how long each question
            takes you, to help us see whether questions were read.
          </Trans>
        </p>
      </div>
      <VisibilityStatements statements={invitation.visibility.statements} className="mt-9" />
      <InformationLink invitation={invitation} />
      <CopiedLinks state={state} className="mt-9" />
      {problem && (
        <Notice kind="error" live className="mt-6">
          {problem}
        </Notice>
      )}
      <div className="mt-8">
        <Button
          variant="primary"
          size="large"
          loading={busy}
          onClick={store.acknowledge}
          className="max-sm:w-full"
        >
          <Trans>I have read this: begin</Trans>
        </Button>
      </div>
      <WayOut state={state} store={store} />
    </Sheet>
  );
}

/** By the names that the mail has. A page kept on a device may not know the team yet. */
const forVacancy = (vacancy: string, team: string | null | undefined): string =>
  team ? t`It is for the vacancy “${vacancy}” in ${team}.` : t`It is for the vacancy “${vacancy}”.`;

const purposes = {
  employee: (who: string) =>
    t`${who} would like to know how you work and how you see your workplace. The answers show which changes would help most.`,
  candidate: (who: string) =>
    t`${who} would like to compare your way of working with that of the team you might join. ${siteName} runs the questionnaire, and advises employers not to base a decision on a result alone.`,
};
