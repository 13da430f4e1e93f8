import { chapters, describePicture, type Slide } from '@fourfold/content';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';

/** All captions and what the slides show, chapter by chapter; in the sans, whose files the page has anyway. */
export function Transcript() {
  return (
    <div className="prose mt-14 font-sans! [--text-read:var(--text-body)]">
      <p className="text-ui text-ink-soft">
        <Trans>The whole course in writing. What the slides show is in small type.</Trans>
      </p>
      {chapters.map(({ id, title, slides }) => (
        <Fragment key={id}>
          <h2 id={id}>{title}</h2>
          {slides.map((slide) => (
            <TranscriptSlide key={slide.captions[0]} slide={slide} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

function TranscriptSlide({ slide: { picture, captions } }: { slide: Slide }) {
  return (
    <>
      <p>{captions.join(' ')}</p>
      {picture.kind !== 'title' && (
        <p className="course-slide">
          <span className="sr-only">
            <Trans>Slide: </Trans>
          </span>
          {describePicture(picture)}
        </p>
      )}
    </>
  );
}
