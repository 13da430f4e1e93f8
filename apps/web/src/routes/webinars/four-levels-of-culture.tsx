import { levelsWebinar } from '@fourfold/content';
import { pages, webinars } from '@fourfold/contract';
import { WebinarPage } from '../../features/webinars/webinar-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { site } from '../../lib/site.ts';

export const meta = () => pageMeta(pages.webinarFourLevels.path);

const { source, minutes } = webinars['four-levels-of-culture'];

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
