import type { RoundsAnswer } from '@fourfold/contract/schemas';
import { measureKinds as kinds } from '@fourfold/contract/words';
import { compareGroups, describeGroup, profileGroup } from '@fourfold/measurement';
import type { Engine } from '../engine/engine.ts';
import { decode, type Encoded, toFigure } from '../engine/figures.ts';
import { nameGroup } from '../engine/names.ts';
import { toDifferences } from './differences.ts';

export interface RoundsTask {
  readonly earlier: Encoded;
  readonly later: Encoded;
}

export type Changes = Pick<RoundsAnswer, 'changes' | 'comparisons'>;

/** What has changed between two rounds, competency by competency and domain by domain. */
export function computeRounds(engine: Engine, task: RoundsTask): Changes {
  const { groups, keys, questionnaire } = engine;
  const earlier = describeGroup(groups, keys, decode(engine, task.earlier));
  const later = describeGroup(groups, keys, decode(engine, task.later));
  const comparisons = kinds.reduce((sum, kind) => sum + questionnaire.models[kind].groups.length, 0);
  const changes = kinds.flatMap((kind) => {
    const model = questionnaire.models[kind];
    const moved = compareGroups(
      groups.models[kind],
      later[kind].estimate,
      earlier[kind].estimate,
      keys[kind],
    );
    const differences = toDifferences(engine, kind, moved, comparisons);
    const [before, after] = [earlier, later].map((picture) => profileGroup(model, picture[kind]).groups);
    return model.groups.flatMap(({ key }, index) => {
      const [from, to, change] = [before?.[index], after?.[index], differences[key]];
      if (from === undefined || to === undefined || change === undefined) return [];
      const { name } = nameGroup(engine, kind, key);
      return [{ key, name, kind, earlier: toFigure(from), later: toFigure(to), change }];
    });
  });
  return { comparisons, changes };
}
