import { hiringWebinar } from '@fourfold/content';
import { pages, webinars } from '@fourfold/contract/words';
import { WebinarPage } from '../../features/webinars/webinar-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { site } from '../../lib/site.ts';
import { breadcrumbData, eventData } from '../../lib/structured-data.ts';

const { title, source, minutes } = webinars['culture-fit-hiring'];
const { path } = pages.webinarHiring;

export const meta = () =>
  pageMeta(
    path,
    breadcrumbData([pages.webinars, pages.webinarHiring]),
    eventData({ title, description: hiringWebinar.lead, path, startDate: site.webinarHiring, minutes }),
  );

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
