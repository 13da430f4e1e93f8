import { hiringWebinar } from '@fourfold/content';
import { pages, webinars } from '@fourfold/contract';
import { WebinarPage } from '../../features/webinars/webinar-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { site } from '../../lib/site.ts';

export const meta = () => pageMeta(pages.webinarHiring.path);

const { source, minutes } = webinars['culture-fit-hiring'];

export default function CultureFitHiring() {
  return (
    <WebinarPage
      text={hiringWebinar}
      source={source}
      minutes={minutes}
      moment={site.webinarHiring}
      when={site.webinarHiringText}
    />
  );
}
