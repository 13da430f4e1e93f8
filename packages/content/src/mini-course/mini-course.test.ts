import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { chapters } from './chapters.ts';
import { describePicture } from './describe-picture.ts';
import { timeChapters, timeSlides, toVtt } from './timing.ts';

const media = path.resolve(import.meta.dirname, '../../../../apps/web/public/media');
const read = (file: string) => readFileSync(path.join(media, file));
const slides = timeSlides(chapters);
const captions = slides.flatMap((slide) => slide.captions);
const end = slides.at(-1)?.end ?? 0;

describe('the mini-course', () => {
  it('has five chapters that follow each other without a gap', () => {
    const times = timeChapters(chapters);
    expect(times).toHaveLength(5);
    expect(new Set(times.map(({ id }) => id)).size).toBe(5);
    expect(times[0]?.start).toBe(0);
    for (const [index, chapter] of times.slice(1).entries()) expect(chapter.start).toBe(times[index]?.end);
    expect(times.at(-1)?.end).toBe(end);
  });

  it('takes four to seven minutes', () => {
    expect(end).toBeGreaterThan(4 * 60);
    expect(end).toBeLessThan(7 * 60);
  });

  it('has captions that fit two lines and stand long enough to be read', () => {
    for (const { start, end: until, text } of captions) {
      expect(text.length, text).toBeLessThanOrEqual(90);
      expect(text.length / (until - start), text).toBeLessThanOrEqual(17);
      expect(until - start).toBeGreaterThanOrEqual(2.5);
      expect(text).not.toMatch(/!|\w'\w|\.\.\./);
    }
    for (const [index, cue] of captions.slice(1).entries()) {
      expect(cue.start).toBeGreaterThanOrEqual(captions[index]?.end ?? 0);
    }
  });

  it('describes its slides in whole sentences, for people who read them', () => {
    const heading = 'A sentence that begins with “when”';
    expect(describePicture({ kind: 'points', heading, points: ['When I ask,', 'I wait.'] })).toBe(
      'A sentence that begins with “when”: When I ask, I wait.',
    );
    const points = ['Behaviours: what people do', 'Perceptions: how they see it'];
    expect(describePicture({ kind: 'points', heading: 'Two kinds', points })).toBe(
      'Two kinds. Behaviours: what people do. Perceptions: how they see it.',
    );
    for (const { slide } of slides) expect(describePicture(slide.picture)).toMatch(/[.?”]$/);
  });

  it('is served as it was last written: captions and chapters are those of the slides', () => {
    expect(read('how-to-measure-culture.en.vtt').toString()).toBe(toVtt(captions));
    expect(read('how-to-measure-culture.chapters.vtt').toString()).toBe(toVtt(timeChapters(chapters)));
  });

  it('is a small video of that length, whose index comes first so that it plays while it loads', () => {
    const video = read('how-to-measure-culture.mp4');
    expect(video.length).toBeLessThan(4_000_000);
    expect(video.indexOf('moov')).toBeLessThan(video.indexOf('mdat'));
    expect(Math.abs(durationOf(video) - end)).toBeLessThan(0.5);
  });
});

/** An MP4 says its own length in the movie header: time scale, then duration. */
function durationOf(video: Buffer): number {
  const header = video.indexOf('mvhd') + 4;
  const wide = video[header] === 1;
  const at = header + (wide ? 20 : 12);
  const duration = wide ? Number(video.readBigUInt64BE(at + 4)) : video.readUInt32BE(at + 4);
  return duration / video.readUInt32BE(at);
}
