import type { CultureOpportunity } from '@fourfold/contract/schemas';
import { certaintyWords, sayKeys } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { freeze } from '../../../charts/picture/freeze.ts';
import { toPng } from '../../../charts/picture/to-png.ts';
import { withText } from '../../../charts/picture/with-text.ts';
import { chance } from '../../../lib/chance.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { inWords } from '../figure-words.ts';

interface Pictured {
  readonly sentence: string;
  readonly keysVersion: string;
  readonly listed: readonly CultureOpportunity[];
}

/** The chart of opportunities with its sentence and the names behind the numbers, so that it stands for itself. */
export async function savePicture(
  holder: Element | null,
  name: string,
  { sentence, keysVersion, listed }: Pictured,
): Promise<void> {
  const chart = holder?.querySelector('svg');
  if (!chart) throw new Error('There is no chart to save.');
  const lines = listed.map(
    (entry, index) =>
      t`${index + 1}  ${entry.name}: ${inWords(entry.figure)}; ${certaintyWords[entry.label]()} (${chance(entry.probability)})`,
  );
  const notes = [...lines, sayKeys({ version: keysVersion })];
  saveBlob(`${name}.png`, await toPng(withText(freeze(chart), sentence, notes)));
}
