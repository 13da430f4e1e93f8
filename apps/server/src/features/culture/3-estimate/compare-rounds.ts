import type { RoundsAnswer } from '@fourfold/contract/schemas';
import { measureKinds as kinds } from '@fourfold/contract/words';
import {
  addMatched,
  compareRounds,
  compareVersions,
  createMatched,
  type Finding,
  type GroupPicture,
  type Matched,
  type MeasureKind,
  profileGroup,
} from '@fourfold/measurement';
import type { Engine } from '../engine/engine.ts';
import { decode, type Encoded, toFigure } from '../engine/figures.ts';
import type { MatchedSheets } from '../engine/matched-sheets.ts';
import { nameGroup } from '../engine/names.ts';
import { readChoices } from '../engine/read-choices.ts';
import { toDifferences } from './differences.ts';

export interface RoundsTask {
  readonly earlier: Encoded;
  readonly later: Encoded;
  /** Of both, in this order. */
  readonly pictures: readonly [GroupPicture, GroupPicture];
  readonly matched: MatchedSheets;
}

export interface VersionsTask {
  /** Of both, in this order, each by the keys of its own version. */
  readonly pictures: readonly [GroupPicture, GroupPicture];
}

export type Changes = Pick<RoundsAnswer, 'changes' | 'comparisons'>;

/** What has changed between two rounds, competency by competency and domain by domain. */
export function computeRounds(engine: Engine, task: RoundsTask): Changes {
  const { groups } = engine;
  const [before, after] = [decode(engine, task.earlier), decode(engine, task.later)];
  const found = compareRounds(groups, before, after, readMatched(engine, task.matched));
  return present(engine, task.pictures, found);
}

/** The same where the rounds asked different versions of the questionnaire: the measures are the same in both. */
export function computeVersions(engine: Engine, { pictures }: VersionsTask): Changes {
  const [before, after] = pictures;
  const { models } = engine.questionnaire;
  const comparisons = kinds.reduce((sum, kind) => sum + models[kind].groups.length, 0);
  const compare = (kind: MeasureKind) =>
    compareVersions(models[kind], { earlier: before[kind], later: after[kind], comparisons });
  return present(engine, pictures, { behaviour: compare('behaviour'), perception: compare('perception') });
}

function present(
  engine: Engine,
  pictures: readonly [GroupPicture, GroupPicture],
  found: Readonly<Record<MeasureKind, readonly Finding[]>>,
): Changes {
  const comparisons = kinds.reduce((sum, kind) => sum + found[kind].length, 0);
  const changes = kinds.flatMap((kind) => {
    const model = engine.questionnaire.models[kind];
    const differences = toDifferences(engine, kind, found[kind]);
    const [earlier, later] = pictures.map((picture) => profileGroup(model, picture[kind]).groups);
    return model.groups.flatMap(({ key }, index) => {
      const [from, to, change] = [earlier?.[index], later?.[index], differences[key]];
      if (from === undefined || to === undefined || change === undefined) return [];
      const { name } = nameGroup(engine, kind, key);
      return [{ key, name, kind, earlier: toFigure(from), later: toFigure(to), change }];
    });
  });
  return { comparisons, changes };
}

function readMatched(engine: Engine, { people, earlier, later }: MatchedSheets): Matched {
  if (earlier.length === 0) return { people };
  const length = engine.questionnaire.design.questions.length;
  const matched = createMatched(engine.groups);
  const sheet = (sheets: Uint8Array, person: number) =>
    readChoices(engine, sheets.subarray(person * length, (person + 1) * length));
  for (let person = 0; person * length < earlier.length; person += 1) {
    addMatched(engine.groups, matched, sheet(earlier, person), sheet(later, person));
  }
  return matched;
}
