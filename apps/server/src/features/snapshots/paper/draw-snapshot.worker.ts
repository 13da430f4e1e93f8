import type { PrintedSnapshot } from './draw-snapshot.ts';

/** Each format is loaded when it is asked for. */
export default async function draw(snapshot: PrintedSnapshot): Promise<Uint8Array> {
  if (snapshot.format === 'pdf') return await (await import('./create-paper.ts')).createPaper(snapshot);
  return await (await import('./create-slides.ts')).createSlides(snapshot);
}
