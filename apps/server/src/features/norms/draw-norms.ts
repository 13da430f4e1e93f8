import type { Calibration, MeasureTexts, Norm } from '@fourfold/measurement';
import { drawTable } from '../../kernel/admin/draw-table.ts';

/** A calibration as a table: how much less is unknown, then competencies or domains, then each measure. */
export function drawNorms({ kind, popularityError, norms }: Calibration, measures: MeasureTexts): string {
  const { competencies, behaviours, domains, perceptions } = measures;
  const names: Readonly<Record<string, { readonly name: string }>> =
    kind === 'behaviour' ? { ...competencies, ...behaviours } : { ...domains, ...perceptions };
  const line = ({ key, mean, spread }: Norm) => [names[key]?.name ?? key, mean.toFixed(1), spread.toFixed(1)];
  const { before, after } = popularityError;
  return [
    `${kind === 'behaviour' ? 'Behaviours' : 'Perceptions'}: the popularity of an option was unknown by ${before.toFixed(3)} logits, now by ${after.toFixed(3)}.\n`,
    drawTable([['', 'mean', 'spread'], ...norms.groups.map(line), ...norms.measures.map(line)]),
  ].join('');
}
