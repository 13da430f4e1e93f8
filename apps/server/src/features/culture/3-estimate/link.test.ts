import { expect, it } from 'vitest';
import { loadEngine } from '../engine/engine.ts';
import { computeBarriers } from './barriers.ts';
import { computeCorrelations } from './dynamics.ts';
import { computeLinksOf } from './link.ts';
import { computeOpportunities } from './opportunities.ts';
import { computePicture } from './picture.ts';
import { computeSample } from './sample.ts';

it('the links of a score are those that opportunities and barriers choose from', async () => {
  const engine = await loadEngine();
  const { whole } = computeSample(engine);
  const behaviour = computePicture(engine, { group: whole, kind: 'behaviour' });
  const perception = computePicture(engine, { group: whole, kind: 'perception' });
  const picture = { people: behaviour.estimate.people, behaviour, perception };
  const dynamics = computeCorrelations(engine, { group: whole });
  const linksOf = (key: string, most: number) =>
    computeLinksOf(engine, { correlations: dynamics, key, most });

  for (const { behaviour: key, perceptions } of computeOpportunities(engine, {
    picture,
    dynamics,
    departments: [],
  }).listed) {
    const links = linksOf(key, 12);
    expect(links.every(({ expected, stands_out }) => expected || stands_out)).toBe(true);
    const names = links.map((link) => link.perception.key);
    for (const { perception: named } of perceptions) expect(names).toContain(named);
  }
  for (const { perception: key, behaviours } of computeBarriers(engine, { picture, dynamics }).listed) {
    const named = behaviours.map((one) => one.behaviour);
    expect(linksOf(key, named.length).map((link) => link.behaviour.key)).toEqual(named);
  }
});
