import { type PersonEstimate, scorePerson } from '../person/score-person.ts';
import { createWorkspace } from '../person/workspace.ts';
import type { Model } from '../questionnaire/model.ts';
import { createRandom, drawInteger } from '../random.ts';

/**
 * What sheets that were filled in at random look like after scoring: the yardstick against which a candidate's figures
 * are held. Always the same ones; made once for a model, in about a fifth of a second.
 *
 * They stand near balanced everywhere, which is why they fit most teams.
 *
 * Example: `randomSheets(model)[0]?.theta`.
 */
export function randomSheets(model: Model): readonly PersonEstimate[] {
  const known = made.get(model);
  if (known) return known;
  const random = createRandom('random sheets');
  const workspace = createWorkspace(model);
  const sheets = Array.from({ length: SHEETS }, () => {
    const picked = Int16Array.from(
      model.questions,
      ({ firstOption, optionKeys }) => firstOption + drawInteger(random, optionKeys.length),
    );
    return scorePerson(model, picked, workspace);
  });
  made.set(model, sheets);
  return sheets;
}

const SHEETS = 100;
const made = new WeakMap<Model, readonly PersonEstimate[]>();
