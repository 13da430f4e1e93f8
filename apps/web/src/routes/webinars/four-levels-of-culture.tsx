import { levelsWebinar } from '@fourfold/content';
import { pages, webinars } from '@fourfold/contract/words';
import { WebinarPage } from '../../features/webinars/webinar-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { site } from '../../lib/site.ts';
import { breadcrumbData, eventData } from '../../lib/structured-data.ts';

const { title, source, minutes } = webinars['four-levels-of-culture'];
const { path } = pages.webinarFourLevels;

export const meta = () =>
  pageMeta(
    path,
    breadcrumbData([pages.webinars, pages.webinarFourLevels]),
    eventData({ title, description: levelsWebinar.lead, path, startDate: site.webinarFourLevels, minutes }),
  );

export default function FourLevelsOfCulture() {
  return (
    <WebinarPage
      text={levelsWebinar}
      source={source}
      minutes={minutes}
      moment={site.webinarFourLevels}
      when={site.webinarFourLevelsText}
    />
  );
}
