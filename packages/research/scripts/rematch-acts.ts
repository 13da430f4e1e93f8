import { writeFileSync } from 'node:fs';
import { createRandom } from '@fourfold/measurement/random.ts';
import { NONE } from '../src/design-search/layout.ts';
import { itemFiles, readItemFile } from '../src/items/reading-files.ts';
import { readSounding, sharedStumbles } from '../src/items/shared-stumbles.ts';
import { judgeAct } from '../src/matched-design/candidates.ts';
import { judgeDesign } from '../src/matched-design/judge-design.ts';
import { matchStems } from '../src/matched-design/match-stems.ts';
import type { MatchedOption, MatchedQuestion } from '../src/matched-design/matched-questionnaire.ts';
import { behaviourKeys, readAlike, readMatchable, readPool } from '../src/matched-design/read-candidates.ts';
import { type ReadAct, rematchActs } from '../src/matched-design/rematch-acts.ts';

/**
 * Puts acts of the pool into the places of the design so that the four of a question sound about equally good to all who have
 * read them by now. Each place keeps what it measures, so only words change. Acts that two readers of the whole form
 * stumbled over, or that nobody has met in one, are taken where no other fits as well.
 *
 *   node packages/research/scripts/rematch-acts.ts [--seed 1] [--moves 2000000] [--longer 0] [--write]
 */
const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const readings = readPool();
const alike = readAlike();
const stumbled = new Set([
  ...sharedStumbles(readSounding()).keys(),
  ...Object.keys(readItemFile('tendency/read-aloud.json').leftOut),
]);
const sounded = new Set<string>(readItemFile('tendency/sounded.json').acts);
const asked: MatchedQuestion[] = readItemFile('tendency/design.json');
const textOf = new Map(
  [...asked.flatMap(({ options }) => options), ...readMatchable()].map(({ id, text }) => [id, text]),
);
const acts = [...textOf].map(([id, text]): ReadAct => {
  const { primary, secondary, sign, sounds, stops } = judgeAct(id, readings, behaviourKeys);
  const side = secondary === NONE ? null : { measure: behaviourKeys[secondary] as string, sign };
  return {
    option: { id, text, primary: behaviourKeys[primary] as string, secondary: side, sounds },
    stops,
    stumbled: stumbled.has(text),
    met: sounded.has(text),
  };
});
const actOf = new Map(acts.map(({ option: act }) => [act.id, act]));
const before = asked.map((question) => ({
  ...question,
  options: question.options.map(({ id }) => actOf.get(id) as MatchedOption),
}));
const design = rematchActs({
  design: before,
  acts,
  alike: (one, other) => alike(one.id, other.id),
  longer: option('longer', 0),
  random: createRandom(`rematched acts ${option('seed', 1)}`),
  moves: option('moves', 2_000_000),
});
const stems = matchStems(
  design.map(({ options }) => options.map(({ text }) => text)),
  readItemFile('tendency/stems.json').stems,
);
for (const [name, each] of Object.entries({ before, after: design })) {
  const { apart, tooFarApart, beside } = judgeDesign(each, behaviourKeys);
  const over = each.flatMap(({ options }) => options.filter(({ text }) => stumbled.has(text)));
  console.log(
    `${name}: ${tooFarApart.length} questions too far apart, at most ${apart.toFixed(2)}; ${beside.length} behaviours beside the others; ${over.length} acts stumbled over`,
  );
}
const stay = new Set(before.flatMap(({ options }) => options.map(({ id }) => id)));
const added = design.flatMap(({ options }) => options.filter(({ id }) => !stay.has(id)));
console.log(`${added.length} acts are new`);
if (process.argv.includes('--write'))
  writeFileSync(
    new URL('tendency/design.json', itemFiles),
    `${JSON.stringify(
      design.map((question, at) => ({ ...question, stem: stems[at] })),
      null,
      1,
    )}\n`,
  );
