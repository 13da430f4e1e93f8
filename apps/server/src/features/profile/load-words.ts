import {
  type LinksFile,
  loadLinks,
  loadMeasureTexts,
  loadQualityTexts,
  type MeasureTexts,
  type QualityTextsFile,
} from '@fourfold/measurement';

/** Everything that is said about a score, apart from the score. */
export interface Words {
  readonly measures: MeasureTexts;
  readonly quality: QualityTextsFile;
  /** Which perceptions a behaviour is expected to move. */
  readonly links: LinksFile;
}

export async function loadWords(): Promise<Words> {
  const [measures, quality, links] = await Promise.all([
    loadMeasureTexts('en'),
    loadQualityTexts('en'),
    loadLinks(),
  ]);
  return { measures, quality, links };
}
