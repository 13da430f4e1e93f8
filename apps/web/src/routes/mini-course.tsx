import { chapters } from '@fourfold/content';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { BlogFrame } from '../features/articles/blog-frame.tsx';
import { courseMeta } from '../features/mini-course/course-meta.ts';
import { CoursePage } from '../features/mini-course/course-page.tsx';

export const meta = () => courseMeta();

const sections = [{ id: 'video', title: t`The video` }, ...chapters.map(({ id, title }) => ({ id, title }))];

export default function MiniCourse() {
  return (
    <BlogFrame
      title={pages.miniCourse.title()}
      subtitle={t`What to measure, how to ask, how to judge certainty, how to read the result, what to do next. Four minutes to watch, silent, with captions.`}
      sections={sections}
    >
      <CoursePage />
    </BlogFrame>
  );
}
