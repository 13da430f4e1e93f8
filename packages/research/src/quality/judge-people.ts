import { scoreResponse } from '@fourfold/measurement/person/score-response.ts';
import { createWorkspace } from '@fourfold/measurement/person/workspace.ts';
import { judgeAnswers } from '@fourfold/measurement/quality/judge-answers.ts';
import type { Verdict } from '@fourfold/measurement/quality/types.ts';
import type { Questionnaire } from '@fourfold/measurement/questionnaire/questionnaire.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import type { Respondents } from './respondents.ts';

/**
 * What is said of so many respondents, counted.
 *
 * Example: `judgePeople(questionnaire, respondents, 300, 'honest').leftOut` is 0.
 */
export interface Judged {
  readonly people: number;
  readonly verdicts: Readonly<Record<Verdict, number>>;
  readonly leftOut: number;
  /** Anything but consistent. */
  readonly marked: number;
}

export function judgePeople(
  questionnaire: Questionnaire,
  respondents: Respondents,
  people: number,
  seed: string,
): Judged {
  const random = createRandom(`judged ${seed}`);
  const { behaviour, perception } = questionnaire.models;
  const workspaces = { behaviour: createWorkspace(behaviour), perception: createWorkspace(perception) };
  const verdicts = { consistent: 0, uninformative: 0, check: 0, unreliable: 0 };
  for (let person = 0; person < people; person++) {
    const id = `${seed} ${person}`;
    const scored = scoreResponse(questionnaire, id, respondents(id, random), workspaces);
    verdicts[judgeAnswers(questionnaire, scored).verdict]++;
  }
  return { people, verdicts, leftOut: verdicts.unreliable, marked: people - verdicts.consistent };
}
