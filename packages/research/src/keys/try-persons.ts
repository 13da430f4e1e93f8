import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import { authorsKeys, type KeysInUse, personalErrors } from '@fourfold/measurement/keys/keys-in-use.ts';
import { BALANCED, POINTS } from '@fourfold/measurement/person/bands.ts';
import { profilePerson } from '@fourfold/measurement/person/profile.ts';
import { scorePerson } from '@fourfold/measurement/person/score-person.ts';
import { createWorkspace } from '@fourfold/measurement/person/workspace.ts';
import type { Random } from '@fourfold/measurement/random.ts';
import { drawPeople, type LearnedWorld } from './learned-world.ts';

/**
 * Single people of a company that keys were not learned from, as the authors' keys and the learned ones score them: how
 * far off the scores are, and whether likely ranges hold the truth. Means, so that worlds add up.
 *
 * Example: `tryPersons(engine, learned, { companies: 5, people: 40 }, random).learned.measures.inside` is 0.94.
 */
export interface TriedPersons {
  readonly authors: ReadScores;
  readonly learned: ReadScores;
}

interface ReadScores {
  readonly measures: ReadPerson;
  readonly groups: ReadPerson;
}

interface ReadPerson {
  /** Of the error, in points. */
  square: number;
  width: number;
  inside: number;
}

const KINDS = ['behaviour', 'perception'] as const;

export function tryPersons(
  engine: GroupEngine,
  learned: LearnedWorld,
  { companies, people }: { readonly companies: number; readonly people: number },
  random: Random,
): TriedPersons {
  const each = Array.from({ length: companies }, () => drawPeople(learned, people, random));
  const drawn = {
    standings: each.flatMap(({ standings }) => standings),
    picks: each.flatMap(({ picks }) => picks),
  };
  return {
    authors: readPeople(authorsKeys(engine.questionnaire), drawn),
    learned: readPeople(learned.keys, drawn),
  };
}

function readPeople(keys: KeysInUse, { standings, picks }: ReturnType<typeof drawPeople>): ReadScores {
  const errors = personalErrors(keys);
  const read = { measures: { square: 0, width: 0, inside: 0 }, groups: { square: 0, width: 0, inside: 0 } };
  for (const kind of KINDS) {
    const model = keys.questionnaire.models[kind];
    const workspace = createWorkspace(model);
    const members = {
      measures: model.measures.map((_, at) => [at]),
      groups: model.groups.map((group) => group.members),
    };
    for (const [person, picked] of picks.entries()) {
      const profile = profilePerson(model, scorePerson(model, picked[kind], workspace), errors[kind]);
      const standing = standings[person]?.[kind] ?? [];
      for (const what of ['measures', 'groups'] as const) {
        const share = 1 / (KINDS.length * picks.length * members[what].length);
        for (const [at, { score, low, high }] of profile[what].entries()) {
          const of = members[what][at] ?? [];
          const truth =
            BALANCED + (POINTS * of.reduce((sum, k) => sum + (standing[k] as number), 0)) / of.length;
          read[what].square += share * (score - truth) ** 2;
          read[what].width += (share * (high - low)) / 2;
          if (low <= truth && truth <= high) read[what].inside += share;
        }
      }
    }
  }
  return read;
}
