import type { MeasureKind, MeasureTexts, Norm, Norms } from '@fourfold/measurement';
import { drawTable } from '../../kernel/admin/draw-table.ts';

/** Norms as a table: competencies or domains, then each measure. */
export function drawNorms(kind: MeasureKind, norms: Norms, measures: MeasureTexts): string {
  const { competencies, behaviours, domains, perceptions } = measures;
  const names: Readonly<Record<string, { readonly name: string }>> =
    kind === 'behaviour' ? { ...competencies, ...behaviours } : { ...domains, ...perceptions };
  const line = ({ key, mean, spread }: Norm) => [names[key]?.name ?? key, mean.toFixed(1), spread.toFixed(1)];
  return [
    `${kind === 'behaviour' ? 'Behaviours' : 'Perceptions'}\n`,
    drawTable([['', 'mean', 'spread'], ...norms.groups.map(line), ...norms.measures.map(line)]),
  ].join('');
}
