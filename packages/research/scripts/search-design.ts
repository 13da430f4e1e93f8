import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { TendencyFile } from '@fourfold/measurement/questionnaire/design-files.ts';
import { createPrior } from '@fourfold/measurement/questionnaire/prior.ts';
import { createRandom, drawInteger, type Random, shuffle } from '@fourfold/measurement/random.ts';
import { anneal } from '../src/design-search/anneal.ts';
import { createRuleBook } from '../src/design-search/broken-rules.ts';
import {
  type AffinitiesFile,
  type Layout,
  OPTIONS,
  type Rules,
  readRules,
} from '../src/design-search/layout.ts';
import { createProposals } from '../src/design-search/proposals.ts';
import { wantedOf } from '../src/design-search/wanted.ts';

/**
 * Finds which four behaviours meet in each tendency question and which second
 * behaviour each option leans to, and writes data/tendency.json.
 *
 *   node packages/research/scripts/search-design.ts [--seed 4] [--moves 3000000] [--verbose] [--write]
 *
 * The same seed gives the same file; the questionnaire in use is seed 4. Texts and desirability
 * ratings are written to that file, so a file with either is never overwritten: a new search is a new
 * questionnaire version.
 */
const QUESTIONS = 64;
const data = new URL('../../measurement/data/', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, data), 'utf8'));
const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};

const { competencies } = read('measures.json') as {
  competencies: { key: string; behaviours: { key: string }[] }[];
};
const rules = readRules(competencies, read('affinities.json') as AffinitiesFile);
const keys = competencies.flatMap(({ behaviours }) => behaviours.map(({ key }) => key));
const groups = competencies.map(({ key }, group) => ({
  key,
  members: keys.flatMap((_, index) => (rules.groupOf[index] === group ? [index] : [])),
}));
const prior = createPrior('behaviour', rules.size, groups);
const seed = option('seed', 4);
const random = createRandom(`design ${seed}`);
const layout = startAnywhere(rules, random);

const { loss, broken } = anneal({
  layout,
  size: rules.size,
  ruleBook: createRuleBook(layout, rules),
  propose: createProposals(layout, rules, random),
  prior,
  weights: wantedOf(prior.covariance, rules.size, groups),
  random,
  moves: option('moves', 3_000_000),
  report: process.argv.includes('--verbose') ? (progress) => console.log(progress) : undefined,
});
console.log(`seed ${seed}: loss ${loss.toFixed(4)}, broken rules ${broken}`);
console.log(`the same as data/tendency.json: ${isInUse(layout) ? 'yes' : 'no'}`);
if (process.argv.includes('--write')) {
  if (existsSync(new URL('en/tendency.json', data)))
    throw new Error('texts have been written to data/tendency.json: keep it');
  if (broken > 0) throw new Error('the layout breaks the rules of the design: more moves, or another seed');
  writeFileSync(new URL('tendency.json', data), format(layout));
}

/** Apart from the ratings of desirability, which came later. */
function isInUse({ primary, secondary, sign }: Layout): boolean {
  if (!existsSync(new URL('tendency.json', data))) return false;
  const { tendency } = read('tendency.json') as TendencyFile;
  const options = tendency.flatMap((question) => question.options);
  return options.every(
    (option, slot) =>
      option.primary === keys[primary[slot] as number] &&
      option.secondary?.measure === keys[secondary[slot] as number] &&
      option.secondary?.sign === sign[slot],
  );
}

/** Every behaviour three times and four of them a fourth time, wherever they fall: annealing mends the rest. */
function startAnywhere({ size, affinity, secondariesOf }: Rules, random: Random): Layout {
  const all = Array.from({ length: size }, (_, index) => index);
  const primary = Int32Array.from(
    shuffle([...all, ...all, ...all, ...shuffle(all, random).slice(0, 4)], random),
  );
  const secondary = primary.map((behaviour) => {
    const choice = secondariesOf[behaviour] as readonly number[];
    return choice[drawInteger(random, choice.length)] as number;
  });
  const sign = Int8Array.from(
    primary,
    (behaviour, slot) => affinity[behaviour * size + (secondary[slot] as number)] as number,
  );
  return { primary, secondary, sign };
}

function format({ primary, secondary, sign }: Layout): string {
  const questions = Array.from({ length: QUESTIONS }, (_, question) => {
    const slots = Array.from({ length: OPTIONS }, (_, option) => question * OPTIONS + option);
    const options = slots.map((slot, option) => {
      const to = JSON.stringify({ measure: keys[secondary[slot] as number], sign: sign[slot] });
      return `        { "key": "${'abcd'[option]}", "primary": "${keys[primary[slot] as number]}", "secondary": ${to}, "desirability": null }`;
    });
    const key = `t${String(question + 1).padStart(2, '0')}`;
    return `    {\n      "id": ${question + 1},\n      "key": "${key}",\n      "options": [\n${options.join(',\n')}\n      ]\n    }`;
  });
  return `{\n  "tendency": [\n${questions.join(',\n')}\n  ]\n}\n`;
}
