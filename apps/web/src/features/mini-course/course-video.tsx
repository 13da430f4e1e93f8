import { siteName } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type RefObject, useEffect } from 'react';
import { site } from '../../lib/site.ts';

/** Where scripts/make-mini-course.ts puts what belongs to the video. */
export const courseFiles = '/media/how-to-measure-culture';

/** A video without a poster is black in some browsers; through this one the picture beneath shows. */
const clear = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/%3E';

/**
 * The poster is a picture under the video and not its `poster`, which knows one format only. Nothing of the video is
 * fetched before someone presses play. Its controls are drawn and its captions fetched once the page is alive, since
 * they would be in the way of the first paint; without scripts browsers draw controls themselves.
 */
export function CourseVideo({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  useEffect(() => {
    if (video.current === null) return;
    video.current.controls = true;
    const [captions] = video.current.textTracks;
    if (captions) captions.mode = 'showing';
  }, [video]);
  return (
    <div className="relative overflow-hidden rounded border bg-paper">
      <picture>
        <source
          type="image/avif"
          srcSet={`${courseFiles}-768.avif 768w, ${courseFiles}.avif 1280w`}
          sizes="(width < 46rem) calc(100vw - 2.5rem), 44rem"
        />
        <img
          src={`${courseFiles}.jpg`}
          width="1280"
          height="720"
          alt=""
          fetchPriority="high"
          className="block h-auto w-full"
        />
      </picture>
      <video
        ref={video}
        suppressHydrationWarning
        playsInline
        preload="none"
        poster={clear}
        aria-label={t`How to measure culture, a course by ${siteName}`}
        className="absolute inset-0 h-full w-full"
      >
        <source src={site.miniCourseVideo} type="video/mp4" />
        <source src={`${courseFiles}.webm`} type="video/webm" />
        <track kind="captions" srcLang="en-GB" label={t`English`} src={`${courseFiles}.en.vtt`} />
        <track kind="chapters" srcLang="en-GB" label={t`Chapters`} src={`${courseFiles}.chapters.vtt`} />
        <Trans>Your browser can’t show the video. Everything in it is written out below.</Trans>
      </video>
    </div>
  );
}
