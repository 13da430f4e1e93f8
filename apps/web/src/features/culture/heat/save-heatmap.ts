import type { HeatmapAnswer } from '@fourfold/contract/schemas';
import { sayKeys } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { drawHeatmap } from '../../../charts/heatmap/draw-heatmap.ts';
import type { HeatColumn, HeatRow } from '../../../charts/heatmap/heat-data.ts';
import type { PictureOf } from '../export/picture-of.ts';
import { savePng } from '../export/save-png.ts';

/** A canvas has an end, and so has a sheet of paper: more columns than this belong into a spreadsheet. */
const MOST = 80;

/** The heatmap as it is opened, drawn anew: on the page only what is in view exists. */
export async function saveHeatmap(
  of: PictureOf,
  { sentence, keys_version: version }: Pick<HeatmapAnswer, 'sentence' | 'keys_version'>,
  rows: readonly HeatRow[],
  columns: readonly HeatColumn[],
): Promise<void> {
  const left = columns.length - MOST;
  const notes = [
    t`A score with its band: −− underactivated, − low, + high, ++ overactivated. Pale: unclear.`,
    sayKeys({ version }),
    ...(left > 0 ? [t`The first ${MOST} columns. ${left} more are on the page and in the spreadsheet.`] : []),
  ];
  const drawing = drawHeatmap(rows, columns.slice(0, MOST));
  await savePng(drawing, { of, part: t`Heatmap`, sentence, notes });
}
