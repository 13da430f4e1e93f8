import { parseArgs } from 'node:util';
import { loadQuestionnaire } from '@fourfold/measurement/questionnaire/load-questionnaire.ts';
import type { Questionnaire } from '@fourfold/measurement/questionnaire/questionnaire.ts';
import { recoverPersons } from '../src/evidence/persons.ts';
import { readItemFile } from '../src/items/reading-files.ts';
import { judgeDesign } from '../src/matched-design/judge-design.ts';
import { type MatchedQuestion, matchedQuestionnaire } from '../src/matched-design/matched-questionnaire.ts';

/**
 * Says what the questions of a design hold of what was wanted, and how well simulated people are found again by them,
 * beside version 1.
 *
 *   node packages/research/scripts/recover-design.ts [--people 1500] [--seed 1]
 */
const { values } = parseArgs({
  options: { people: { type: 'string', default: '1500' }, seed: { type: 'string', default: '1' } },
});
const first = loadQuestionnaire('1');
const behaviours = first.models.behaviour.measures.map(({ key }) => key);
const design = readItemFile('tendency/design.json') as MatchedQuestion[];
const { apart, tooFarApart, beside, shownTooLittle, withSecondSide } = judgeDesign(design, behaviours);
const orNone = (list: readonly string[]) => list.join(', ') || 'none';
console.log(`${withSecondSide} options have a second side`);
console.log(
  `options of one question differ by at most ${apart.toFixed(2)}; too far apart: ${orNone(tooFarApart)}`,
);
console.log(`behaviours that sound better or worse than allowed: ${orNone(beside)}`);
console.log(
  `behaviours that are shown too little: ${orNone(Object.entries(shownTooLittle).map(([behaviour, times]) => `${behaviour} (${times})`))}`,
);

console.log(`\n${values.people} people, behaviours      single  competencies  inside 95%  competencies`);
print('version 1', first);
print('this design', matchedQuestionnaire(first, design));

function print(name: string, questionnaire: Questionnaire): void {
  const { size } = questionnaire.models.behaviour;
  const trial = { people: Number(values.people), departures: [], seed: values.seed };
  // Here the keys are right, so that nothing is added for what is unknown of them.
  const found = recoverPersons(questionnaire, 'behaviour', new Float64Array(size * size), trial);
  const figures = [
    found.measures.correlation(),
    found.groups.correlation(),
    found.measures.coverage(),
    found.groups.coverage(),
  ];
  console.log(`  ${name.padEnd(26)}${figures.map((figure) => figure.toFixed(3).padStart(8)).join('    ')}`);
}
