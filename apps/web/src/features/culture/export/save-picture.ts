import type { CultureOpportunity } from '@fourfold/contract/schemas';
import { certaintyWords, sayKeys } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { freeze } from '../../../charts/picture/freeze.ts';
import { chance } from '../../../lib/chance.ts';
import { inWords } from '../figure-words.ts';
import type { PictureOf } from './picture-of.ts';
import { savePng } from './save-png.ts';

interface Pictured {
  readonly of: PictureOf;
  readonly sentence: string;
  readonly keysVersion: string;
  readonly listed: readonly CultureOpportunity[];
}

/** The chart of opportunities with its sentence and the names behind the numbers, so that it stands for itself. */
export async function savePicture(
  holder: Element | null,
  { of, sentence, keysVersion, listed }: Pictured,
): Promise<void> {
  const chart = holder?.querySelector('svg');
  if (!chart) throw new Error('There is no chart to save.');
  const lines = listed.map(
    (entry, index) =>
      t`${index + 1}  ${entry.name}: ${inWords(entry.figure)}; ${certaintyWords[entry.label]()} (${chance(entry.probability)})`,
  );
  const notes = [...lines, sayKeys({ version: keysVersion })];
  await savePng(freeze(chart), { of, part: t`Opportunities`, sentence, notes });
}
