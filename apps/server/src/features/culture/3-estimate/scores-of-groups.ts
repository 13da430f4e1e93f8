import type { MeasureKind } from '@fourfold/measurement';
import { loadEngine } from '../engine/engine.ts';
import type { Encoded } from '../engine/figures.ts';
import { pictureIn } from './estimates.ts';
import { type GroupScores, scoresFrom } from './scores.ts';
import type { Compute } from './tasks.ts';

/** The scores of several groups, in their order: one estimate each, so that the threads share them. */
export async function scoresOf(
  compute: Compute,
  groups: readonly Encoded[],
  kind: MeasureKind,
  counted?: string,
): Promise<GroupScores[]> {
  const engine = await loadEngine();
  const pictures = await Promise.all(groups.map((group) => pictureIn(compute, group, kind)));
  return pictures.map((picture) => scoresFrom(engine, picture, kind, counted));
}
