import { type LinksFile, loadLinks, loadMeasureTexts, type MeasureTexts } from '@fourfold/measurement';
import { spokenData } from '@fourfold/words/data';

/** Everything that is said about a score, apart from the score. */
export interface Words {
  readonly measures: MeasureTexts;
  /** Which perceptions a behaviour is expected to move. */
  readonly links: LinksFile;
}

export async function loadWords(): Promise<Words> {
  return { measures: await spokenData(loadMeasureTexts), links: loadLinks() };
}
