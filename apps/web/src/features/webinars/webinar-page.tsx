import type { WebinarText } from '@fourfold/content';
import type { WebinarSource } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { site } from '../../lib/site.ts';
import { BandSection } from '../../ui/band-section.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PointList } from '../../ui/point-list.tsx';
import { RegisterButton } from './register-button.tsx';
import { useSession } from './use-session.ts';

interface WebinarPageProps {
  text: WebinarText;
  source: WebinarSource;
  minutes: number;
  /** The next session: a moment, and the server's words for it. */
  moment: string;
  when: string;
}

export function WebinarPage({ text, source, minutes, moment, when }: WebinarPageProps) {
  const session = useSession(moment, when);
  const register = <RegisterButton source={source} session={session} />;
  return (
    <>
      <section className="page grid grid-cols-1 gap-x-16 gap-y-10 py-14 md:py-20 lg:grid-cols-[1.5fr_1fr]">
        <div>
          <p className="mb-3 text-ui font-medium text-ink-soft">
            <Trans>Webinar</Trans>
          </p>
          <h1 className="max-w-[20ch] text-h1">{text.headline}</h1>
          <p className="mt-6 max-w-read text-lead text-ink-soft">{text.lead}</p>
          <div className="mt-9 flex flex-wrap gap-3">
            {register}
            <ButtonLink to="#about" size="large">
              <Trans>About This Webinar</Trans>
            </ButtonLink>
          </div>
        </div>
        <dl className="grid grid-cols-1 content-start gap-5 wrap-anywhere self-center border-t border-line-strong pt-5 text-ui">
          <div>
            <dt className="text-note text-ink-soft">
              <Trans>Next session</Trans>
            </dt>
            <dd className="mt-0.5 min-h-[2lh] text-h4">
              <time dateTime={moment}>{session.text}</time>
            </dd>
            <dd className="min-h-[1lh] text-note text-ink-soft">
              {session.zone && t`Shown in your time zone: ${session.zone}`}
            </dd>
          </div>
          <div>
            <dt className="text-note text-ink-soft">
              <Trans>Duration</Trans>
            </dt>
            <dd className="mt-0.5">
              <Trans>{minutes} minutes, online and free, with time for questions</Trans>
            </dd>
          </div>
          <div>
            <dt className="text-note text-ink-soft">
              <Trans>Who</Trans>
            </dt>
            <dd className="mt-0.5">{site.webinarHost}</dd>
          </div>
        </dl>
      </section>
      <BandSection id="about" sunk split title={t`About This Webinar`}>
        <div className="grid max-w-read gap-5 text-read text-ink-soft">
          {text.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </BandSection>
      <BandSection id="benefits" title={t`What you’ll take away`}>
        <PointList points={text.benefits} />
      </BandSection>
      <Guide />
      <BandSection id="for-whom" split title={t`Who it’s for`}>
        <ul className="grid gap-3 text-read">
          {text.forWhom.map((who) => (
            <li key={who} className="border-b pb-3">
              {who}
            </li>
          ))}
        </ul>
        <div className="mt-8">{register}</div>
      </BandSection>
    </>
  );
}

/** Without a biography nothing of it is seen. Decided by the styles, as the prerendered page holds tokens. */
function Guide() {
  return (
    <div className="has-[[data-about]:empty]:hidden">
      <BandSection id="guide" sunk split title={<Trans>Your guide: {site.webinarHost}</Trans>}>
        <p data-about="" className="max-w-read text-read whitespace-pre-line text-ink-soft">
          {site.webinarHostAbout}
        </p>
      </BandSection>
    </div>
  );
}
