import type { Chapter, Slide } from './types.ts';

export interface Cue {
  /** Seconds from the beginning. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface TimedSlide extends Cue {
  readonly slide: Slide;
  readonly captions: readonly Cue[];
}

/** A slow reader's pace, for people also look at the picture; and nothing goes by in a blink. */
const lettersASecond = 14;
const shortest = 2.6;
/** Between two slides the picture stands still without words. */
const pause = 0.6;

/** Times are tenths of a second, kept from drifting as they add up. */
const tenth = (seconds: number) => Math.round(seconds * 10) / 10;
const secondsFor = (text: string) => Math.max(shortest, tenth(text.length / lettersASecond));

/** When each slide and each caption comes. */
export function timeSlides(chapters: readonly Chapter[]): TimedSlide[] {
  let now = 0;
  return chapters
    .flatMap(({ slides }) => slides)
    .map((slide) => {
      const start = now;
      now = tenth(now + pause / 2);
      const captions = slide.captions.map((text) => {
        const cue = { start: now, end: tenth(now + secondsFor(text)), text };
        now = cue.end;
        return cue;
      });
      now = tenth(now + pause / 2);
      return { start, end: now, text: '', slide, captions };
    });
}

/** From the first slide of each chapter to the first of the next. */
export function timeChapters(chapters: readonly Chapter[]): (Cue & { id: string })[] {
  const slides = timeSlides(chapters);
  return chapters.map(({ id, title, slides: own }) => {
    const times = slides.filter(({ slide }) => own.includes(slide));
    return { id, text: title, start: times[0]?.start ?? 0, end: times.at(-1)?.end ?? 0 };
  });
}

/** WebVTT, which browsers read captions and chapters from. */
export function toVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ start, end, text }, index) => `${index + 1}\n${clock(start)} --> ${clock(end)}\n${text}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

function clock(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const pad = (value: number, digits = 2) => String(value).padStart(digits, '0');
  const minutes = Math.floor(milliseconds / 60_000);
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}:${pad(Math.floor(milliseconds / 1000) % 60)}.${pad(milliseconds % 1000, 3)}`;
}
