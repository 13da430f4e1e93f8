import { hiringWebinar, levelsWebinar, type WebinarText } from '@fourfold/content';
import { pages, webinars } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { site } from '../../lib/site.ts';
import { useSession } from './use-session.ts';

export function WebinarList() {
  return (
    <div className="page pt-14 md:pt-20">
      <header>
        <h1 className="max-w-[18ch] text-h1">{pages.webinars.title()}</h1>
        <p className="mt-5 max-w-read text-lead text-ink-soft">
          <Trans>Online, live and free, with time for your questions.</Trans>
        </p>
      </header>
      <ol className="mt-14 grid gap-10">
        <WebinarTeaser
          title={webinars['culture-fit-hiring'].title}
          to={pages.webinarHiring.path}
          text={hiringWebinar}
          moment={site.webinarHiring}
          when={site.webinarHiringText}
        />
        <WebinarTeaser
          title={webinars['four-levels-of-culture'].title}
          to={pages.webinarFourLevels.path}
          text={levelsWebinar}
          moment={site.webinarFourLevels}
          when={site.webinarFourLevelsText}
        />
      </ol>
    </div>
  );
}

interface WebinarTeaserProps {
  title: string;
  to: string;
  text: WebinarText;
  moment: string;
  when: string;
}

function WebinarTeaser({ title, to, text, moment, when }: WebinarTeaserProps) {
  const session = useSession(moment, when);
  return (
    <li className="grid gap-x-12 border-t pt-8 lg:grid-cols-[2fr_3fr]">
      <h2 className="text-h3">
        <Link to={to} className="hover:underline">
          {title}
        </Link>
      </h2>
      <div className="mt-2">
        <p className="max-w-read text-body text-ink-soft">{text.lead}</p>
        <p className="mt-2 min-h-[1lh] text-note text-ink-soft">
          <time dateTime={moment}>{session.text}</time>
        </p>
        <Link to={to} className="mt-3 link inline-block" aria-label={t`Read more and register: ${title}`}>
          <Trans>Read more and register</Trans>
        </Link>
      </div>
    </li>
  );
}
