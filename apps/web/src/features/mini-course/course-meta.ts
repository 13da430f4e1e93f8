import { chapters, timeSlides } from '@fourfold/content';
import { descriptionOf, miniCourseVideo, pages } from '@fourfold/contract/words';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { breadcrumbData, fullAddress, publisherData } from '../../lib/structured-data.ts';
import { courseFiles } from './course-video.tsx';

const published = '2026-11-21';

export function courseMeta(): MetaDescriptor[] {
  if (!import.meta.env.SSR) return pageMeta(pages.miniCourse.path);
  return [
    ...pageMeta(pages.miniCourse.path),
    { 'script:ld+json': courseData() },
    { 'script:ld+json': breadcrumbData([pages.blogs, pages.miniCourse]) },
  ];
}

function courseData() {
  const { path, title } = pages.miniCourse;
  const description = descriptionOf(pages.miniCourse);
  const seconds = Math.round(timeSlides(chapters).at(-1)?.end ?? 0);
  const length = `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': `${fullAddress(path)}#course`,
    name: title(),
    description,
    url: fullAddress(path),
    inLanguage: 'en-GB',
    isAccessibleForFree: true,
    provider: publisherData(),
    syllabusSections: chapters.map((chapter) => ({ '@type': 'Syllabus', name: chapter.title })),
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: length },
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'EUR' },
    video: {
      '@type': 'VideoObject',
      name: title(),
      description,
      thumbnailUrl: fullAddress(`${courseFiles}.jpg`),
      contentUrl: fullAddress(miniCourseVideo),
      uploadDate: `${published}T00:00:00Z`,
      duration: length,
    },
  };
}
