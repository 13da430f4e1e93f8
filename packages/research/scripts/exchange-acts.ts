import { writeFileSync } from 'node:fs';
import measures from '@fourfold/measurement/data/measures.json' with { type: 'json' };
import { NONE } from '../src/design-search/layout.ts';
import type { BehaviourGuess } from '../src/items/reader-questions.ts';
import { itemFiles, readAnswers, readItemFile, readRatings } from '../src/items/reading-files.ts';
import { readSounding, sharedStumbles } from '../src/items/shared-stumbles.ts';
import { findAlike } from '../src/matched-design/alike-acts.ts';
import { findCandidates } from '../src/matched-design/candidates.ts';
import { exchangeActs } from '../src/matched-design/exchange-acts.ts';
import { matchStems } from '../src/matched-design/match-stems.ts';
import type { MatchedOption, MatchedQuestion } from '../src/matched-design/matched-questionnaire.ts';

/**
 * Exchanges acts that two readers of the whole form stumbled over, and those left out by now, for others of the pool with the
 * same key, so that the design stays what it is and only words change. Says which acts have no other that fits.
 *
 *   node packages/research/scripts/exchange-acts.ts [--write]
 */
const keys = measures.competencies.flatMap(({ behaviours }) => behaviours.map(({ key }) => key));
const behaviour = readAnswers<BehaviourGuess>('tendency', 'behaviour');
const pool = Object.entries(behaviour[0] ?? {}).map(([id, { text }]) => ({ id, text }));
const placeOf = new Map(pool.map(({ id }, at) => [id, at]));
const inPool = findAlike(pool, readItemFile('tendency/apart.json').pairs);
const candidates = findCandidates(
  {
    colleague: readRatings('tendency', 'colleague'),
    application: readRatings('tendency', 'application'),
    behaviour,
    aloud: readAnswers<string>('tendency', 'aloud'),
    edited: readAnswers<string>('tendency', 'edited'),
  },
  keys,
).map(({ id, text, primary, secondary, sign, sounds, stops }) => ({
  stops,
  option: {
    id,
    text,
    primary: keys[primary] as string,
    secondary: secondary === NONE ? null : { measure: keys[secondary] as string, sign },
    sounds,
  } satisfies MatchedOption,
}));
const stumbled = new Set([
  ...sharedStumbles(readSounding()).keys(),
  ...Object.keys(readItemFile('tendency/read-aloud.json').leftOut),
]);
const { design, exchanged, left } = exchangeActs(
  readItemFile('tendency/design.json') as MatchedQuestion[],
  stumbled,
  candidates,
  (one, other) => inPool(placeOf.get(one.id) as number, placeOf.get(other.id) as number),
);
const stems = matchStems(
  design.map(({ options }) => options.map(({ text }) => text)),
  readItemFile('tendency/stems.json').stems,
);
const written = design.map((question, at) => ({ ...question, stem: stems[at] }));
for (const [from, to] of exchanged) console.log(`${from} → ${to}`);
for (const text of left) console.log(`${text}: no other act of the same key fits`);
console.log(`${exchanged.length} acts exchanged, ${left.length} left`);
if (process.argv.includes('--write'))
  writeFileSync(new URL('tendency/design.json', itemFiles), `${JSON.stringify(written, null, 1)}\n`);
