export { chapters } from './chapters.ts';
export { describePicture } from './describe-picture.ts';
export { type Cue, type TimedSlide, timeChapters, timeSlides, toVtt } from './timing.ts';
export type { Chapter, Picture, Slide, SlideLine } from './types.ts';
