import { parseArgs } from 'node:util';
import { scoreResponse } from '@fourfold/measurement/person/score-response.ts';
import { judgeAnswers } from '@fourfold/measurement/quality/judge-answers.ts';
import type { Signs } from '@fourfold/measurement/quality/types.ts';
import { askedPlaces, type Form } from '@fourfold/measurement/questionnaire/forms.ts';
import { loadQuestionnaire } from '@fourfold/measurement/questionnaire/load-questionnaire.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import { drawStanding } from '@fourfold/measurement/simulation/draw-people.ts';
import { MANNERS } from '@fourfold/measurement/simulation/manner.ts';
import { createRespondents } from '@fourfold/measurement/simulation/respond.ts';
import { createTruth } from '@fourfold/measurement/simulation/truth.ts';
import { createWorld } from '@fourfold/measurement/simulation/world.ts';

/**
 * Prints how the signs of answer quality are spread over honest and careless
 * respondents, and the verdicts that follow: where the limits in
 * src/quality/judge-answers.ts come from.
 *
 *   node packages/research/scripts/quality-signs.ts [--people 1000] [--seed 1] [--form full|candidate|pulse]
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    form: { type: 'string', default: 'full' },
  },
});
const people = Number(values.people);
const questionnaire = loadQuestionnaire();
const form = { form: values.form as Form, set: 0 };
const asked = new Set(
  askedPlaces(questionnaire.design, form).map((place) => questionnaire.design.questions[place]?.key),
);
const random = createRandom(`quality ${values.seed}`);
const world = createWorld(questionnaire);
const truth = createTruth(world);
const respond = createRespondents(world);
const shares = [0.005, 0.01, 0.02, 0.05, 0.5, 0.95, 0.98, 0.99, 0.995];

for (const manner of MANNERS) {
  const found = Array.from({ length: people }, (_, index) => {
    const id = `${manner} ${index}`;
    const all = respond(id, drawStanding(truth, 1, random), manner, random);
    const answers = all.filter(({ questionKey }) => asked.has(questionKey));
    return judgeAnswers(questionnaire, scoreResponse(questionnaire, id, answers), form);
  });
  const share = (verdict: string): string =>
    `${((100 * found.filter((quality) => quality.verdict === verdict).length) / people).toFixed(1)}%`;
  console.log(
    `\n${manner}: check ${share('check')}, uninformative ${share('uninformative')}, unreliable ${share('unreliable')}`,
  );
  console.log(['quantile    ', ...shares.map((at) => String(at).padStart(7))].join(''));
  for (const sign of [
    'mirrors',
    'fit',
    'information',
    'behaviours',
    'perceptions',
    'halves',
    'run',
    'places',
    'seconds',
    'hasty',
  ] satisfies (keyof Signs)[]) {
    const sorted = found.map(({ signs }) => signs[sign] ?? Number.NaN).sort((a, b) => a - b);
    const row = shares.map((at) => (sorted[Math.round(at * (people - 1))] as number).toFixed(2).padStart(7));
    console.log([sign.padEnd(12), ...row].join(''));
  }
}
