import { ownPageLifeDays } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { onDay } from '../../lib/dates.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Sheet, SheetHeading } from '../../ui/sheet.tsx';
import { CopiedLinks } from './copied-links.tsx';
import { InformationLink } from './information-link.tsx';
import type { Opened } from './respondent-screen.ts';

/** The end: where the answers went, and what happens now. */
export function Received({ state }: { state: Opened }) {
  const { response, invitation } = state;
  const day = useDayBefore(state);
  const hasPage = invitation?.respondent_page ?? false;
  const organisation = invitation?.organisation ?? response.company;
  return (
    <Sheet className="grid min-h-[80dvh] content-center gap-5">
      <svg
        viewBox="0 0 160 20"
        width="160"
        height="20"
        className="overflow-visible text-ink"
        aria-hidden="true"
      >
        <path d="M1 10h158M1 5v10M159 5v10" stroke="currentColor" />
        <circle cx="159" cy="10" r="7" className="fill-accent" />
      </svg>
      <SheetHeading>
        <Trans>Submission Received</Trans>
      </SheetHeading>
      <div className="grid grid-cols-1 gap-4 text-read wrap-anywhere text-ink-soft">
        <p>
          <Trans>
            Thank you, {response.first_name}. Your results go to {organisation}.
          </Trans>
        </p>
        <p>
          {day === null ? onItsWay(response.email, hasPage) : sentThatDay(day, response.email, hasPage)}{' '}
          <Trans>You can close this page.</Trans>
        </p>
        {hasPage && (
          <p>
            <Trans>
              That link works for {ownPageLifeDays} days. If you open it after that, you can have a new one
              sent to you by e-mail.
            </Trans>
          </p>
        )}
      </div>
      {state.ownPage !== null && (
        <div>
          <a href={state.ownPage} className={buttonClass('primary', 'large', 'max-sm:w-full')}>
            <Trans>See your own page</Trans>
          </a>
        </div>
      )}
      <InformationLink invitation={invitation} />
      <CopiedLinks state={state} />
    </Sheet>
  );
}

const onItsWay = (email: string, hasPage: boolean): string =>
  hasPage
    ? t`An e-mail is on its way to ${email} with the link to a page of your own. There you can see your profile, who has opened it, and your answers. You can download or erase them.`
    : t`A confirmation e-mail is on its way to ${email}. To have your answers erased, reply to that e-mail.`;

/** The link of the invitation, opened again later. */
const sentThatDay = (day: string, email: string, hasPage: boolean): string =>
  hasPage
    ? t`You submitted your answers on ${day}. The link to your own page is in the e-mail that we sent to ${email} that day. There you can see your profile, who has opened it, and your answers. You can download or erase them.`
    : t`You submitted your answers on ${day}. A confirmation e-mail went to ${email} that day. To have your answers erased, reply to that e-mail.`;

/** When it was submitted before this visit. Which day that was where someone reads it, the browser alone knows. */
function useDayBefore({ isJustSubmitted, response: { submitted_at } }: Opened): string | null {
  const isHere = useHydrated();
  if (isJustSubmitted || submitted_at === null) return null;
  return isHere ? onDay(submitted_at) : submitted_at.slice(0, 10);
}
