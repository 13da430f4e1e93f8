/**
 * Makes the mini-course's video, its captions, chapters and poster in apps/web/public/media from the slides of
 * packages/content/src/mini-course. They are committed, so nobody needs this to build; run it again when a slide or a
 * caption has changed. It needs ffmpeg with x264, VP9 and AV1 (on Debian: apt-get install ffmpeg) and the browser that
 * the tests run in, because that one reads the product's own fonts.
 *
 *   node scripts/prepare.mjs browser && node scripts/make-mini-course.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chapters, timeChapters, timeSlides, toVtt } from '../packages/content/src/mini-course/index.ts';
import { drawSlide, height, width } from './mini-course/draw-slide.ts';

const root = path.resolve(import.meta.dirname, '..');
const media = path.join(root, 'apps/web/public/media');
const name = path.join(media, 'how-to-measure-culture');
const frames = mkdtempSync(path.join(tmpdir(), 'mini-course-'));
const framesASecond = 20;
const slides = timeSlides(chapters);
const total = slides.at(-1)?.end ?? 0;

mkdirSync(media, { recursive: true });
writeFileSync(`${name}.en.vtt`, toVtt(slides.flatMap(({ captions }) => captions)));
writeFileSync(`${name}.chapters.vtt`, toVtt(timeChapters(chapters)));
await drawFrames();
encode('mp4', [
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-tune',
  'animation',
  '-crf',
  '22',
  // Pictures in the order in which they are shown: the track's length would else leave out how long the last one stands.
  '-bf',
  '0',
  '-movflags',
  '+faststart',
]);
encode('webm', ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '34', '-cpu-used', '3']);
poster();
rmSync(frames, { recursive: true });
for (const ending of ['.mp4', '.webm', '.avif', '-768.avif', '.jpg']) {
  console.log(`${String(statSync(name + ending).size).padStart(8)}  ${path.basename(name + ending)}`);
}

/** One second of movement for each slide; then its last frame stands. */
async function drawFrames(): Promise<void> {
  const executablePath = readFileSync(path.join(root, 'node_modules/.cache/browser'), 'utf8');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>${fontFaces()} body { margin: 0 }</style><div></div>`);
  const list: string[] = ['ffconcat version 1.0'];
  for (const [index, { slide, start, end }] of slides.entries()) {
    for (let frame = 0; frame <= framesASecond; frame += 1) {
      const file = `${index}-${frame}.png`;
      await shoot(page, drawSlide(slide.picture, start / total, frame / framesASecond), file);
      const seconds = frame < framesASecond ? 1 / framesASecond : end - start - 1;
      list.push(`file ${file}`, `duration ${seconds.toFixed(4)}`);
    }
  }
  // The last file's duration counts only when another follows.
  list.push(`file ${slides.length - 1}-${framesASecond}.png`);
  writeFileSync(path.join(frames, 'frames.txt'), list.join('\n'));
  await browser.close();
}

async function shoot(page: Page, svg: string, file: string): Promise<void> {
  // As text: this file is checked without the browser's types.
  await page.evaluate(
    `document.querySelector('div').innerHTML = ${JSON.stringify(svg)}; document.fonts.ready.then(() => true)`,
  );
  await page.screenshot({ path: path.join(frames, file) });
}

function fontFaces(): string {
  const face = (family: string, file: string, weights: string) => {
    const data = readFileSync(path.join(root, 'apps/web/src/fonts', file)).toString('base64');
    return `@font-face { font-family: '${family}'; font-weight: ${weights}; src: url(data:font/woff2;base64,${data}) }`;
  };
  return (
    face('Newsreader', 'newsreader-display.woff2', '400') +
    face('Instrument Sans', 'instrument-sans.woff2', '400') +
    face('Instrument Sans', 'instrument-sans-medium.woff2', '500') +
    face('Instrument Sans', 'instrument-sans-semibold.woff2', '600')
  );
}

/** A frame where something moves and none where nothing does; each slide begins with a whole picture to jump to. */
function encode(ending: string, how: string[]): void {
  const from = ['-f', 'concat', '-safe', '0', '-i', path.join(frames, 'frames.txt')];
  const rate = ['-fps_mode', 'vfr', '-vf', 'format=yuv420p', '-g', String(framesASecond + 1)];
  ffmpeg([...from, ...rate, ...how, '-an', `${name}.${ending}`]);
}

/** The line on which a behaviour stands in the middle, from the first chapter. */
function poster(): void {
  const from = ['-i', path.join(frames, `2-${framesASecond}.png`)];
  const how = ['-c:v', 'libaom-av1', '-still-picture', '1', '-pix_fmt', 'yuv420p'];
  ffmpeg([...from, ...how, '-crf', '28', `${name}.avif`]);
  ffmpeg([...from, ...how, '-crf', '34', '-vf', 'scale=768:-2:flags=lanczos', `${name}-768.avif`]);
  ffmpeg([...from, '-q:v', '4', `${name}.jpg`]);
}

function ffmpeg(args: string[]): void {
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: 'inherit' });
}
