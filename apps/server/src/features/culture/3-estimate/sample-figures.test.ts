import { type MeasureKind, profileGroup } from '@fourfold/measurement';
import { expect, it } from 'vitest';
import { type Engine, loadEngine } from '../engine/engine.ts';
import type { Encoded } from '../engine/figures.ts';
import { computeBarriers } from './barriers.ts';
import { computeDepartments } from './compare-departments.ts';
import { computeCorrelations } from './dynamics.ts';
import { computeOpportunities } from './opportunities.ts';
import { computePicture } from './picture.ts';
import { computeSample } from './sample.ts';

/**
 * What makes figures cheaper leaves them as they are, to nine digits after the point. Where figures are meant to change,
 * `vitest -u` writes them down anew.
 */
it('gives the sample company the figures it always had', async () => {
  const engine = await loadEngine();
  const { whole, departments } = computeSample(engine);
  const groups = departments.map(({ group }) => group);
  // A large group and a small one.
  const lines = [whole, ...groups.slice(0, 1)].flatMap((group) => linesOf(engine, group, groups));
  const compared = computeDepartments(engine, { whole, departments: groups, kind: 'behaviour' });
  lines.push(`Differences ${toText(compared)}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('sample-figures.txt');
});

function linesOf(engine: Engine, group: Encoded, departments: readonly Encoded[]): string[] {
  const [behaviour, perception] = [halfOf(engine, group, 'behaviour'), halfOf(engine, group, 'perception')];
  const picture = {
    people: behaviour.picture.estimate.people,
    behaviour: behaviour.picture,
    perception: perception.picture,
  };
  const dynamics = computeCorrelations(engine, { group });
  const sum = dynamics.correlation.reduce((total, value, at) => total + value * (1 + (at % 7)), 0);
  return [
    ...behaviour.lines,
    ...perception.lines,
    `Correlations ${toText(sum)}`,
    `Opportunities ${toText(computeOpportunities(engine, { picture, dynamics, departments }))}`,
    `Barriers ${toText(computeBarriers(engine, { picture, dynamics }))}`,
  ];
}

/** A line for each measure: score and range, both sorts of error, how much people differ. */
function halfOf(engine: Engine, group: Encoded, kind: MeasureKind) {
  const picture = computePicture(engine, { group, kind });
  const { estimate, keyCovariance, spread } = picture;
  const { measures } = profileGroup(engine.questionnaire.models[kind], picture);
  const lines = measures.map(({ key, score, low, high }, index) => {
    const at = index * (measures.length + 1);
    const errors = [estimate.covariance[at], keyCovariance[at], spread[index]];
    return `${key} ${toText([score, low, high, ...errors])}`;
  });
  return { picture, lines };
}

const toText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'number' ? Number(part.toFixed(9)) : part));
