import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { ChapterList } from './chapter-list.tsx';
import { CourseVideo } from './course-video.tsx';
import { Transcript } from './transcript.tsx';

/** The course: to watch, and all of it to read. */
export function CoursePage() {
  const video = useRef<HTMLVideoElement>(null);
  async function playFrom(seconds: number): Promise<void> {
    if (video.current === null) return;
    video.current.currentTime = seconds;
    // Refused where nothing may play without a press on the video itself; then it stands at the right place.
    await video.current.play().catch(() => undefined);
  }
  return (
    <>
      <section id="video" aria-label={t`Video`} className="max-w-narrow scroll-mt-8">
        <CourseVideo video={video} />
        <ChapterList onPlay={playFrom} />
      </section>
      <Transcript />
    </>
  );
}
