import { readFileSync, writeFileSync } from 'node:fs';
import { createPrior } from '@fourfold/measurement/questionnaire/prior.ts';
import { createRandom, shuffle } from '@fourfold/measurement/random.ts';
import { anneal } from '../src/design-search/anneal.ts';
import { NONE, OPTIONS, readRules } from '../src/design-search/layout.ts';
import { wantedOf } from '../src/design-search/wanted.ts';
import { readItemFile } from '../src/items/reading-files.ts';
import type { Candidate } from '../src/matched-design/candidates.ts';
import { judgeDesign } from '../src/matched-design/judge-design.ts';
import { matchStems } from '../src/matched-design/match-stems.ts';
import { createMatchedProposals, layOut } from '../src/matched-design/matched-layout.ts';
import type { MatchedQuestion } from '../src/matched-design/matched-questionnaire.ts';
import { createMatchedRules } from '../src/matched-design/matched-rules.ts';
import { behaviourKeys, readAlike, readMatchable } from '../src/matched-design/read-candidates.ts';

/**
 * Finds 64 questions of four acts each in the pool that readers have read: acts that they recognise, that sound about
 * equally good, and that tell as much as possible about a person. Writes items/tendency/design.json, each question with a
 * stem of the bank.
 *
 *   node packages/research/scripts/search-matched-design.ts [--seed 1] [--moves 3000000] [--keep] [--verbose] [--write]
 *
 * `--keep` begins at the design that stands in the file, without the acts that are left out by now, and changes little else.
 */
const QUESTIONS = 64;
const items = new URL('../items/tendency/', import.meta.url);
const data = new URL('../../measurement/data/', import.meta.url);
const read = (url: URL) => JSON.parse(readFileSync(url, 'utf8'));
const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};

const { competencies } = read(new URL('measures.json', data)) as {
  competencies: { key: string; behaviours: { key: string }[] }[];
};
const { size, groupOf } = readRules(competencies, read(new URL('affinities.json', data)));
const groups = competencies.map(({ key }, group) => ({
  key,
  members: [...groupOf.keys()].filter((index) => groupOf[index] === group),
}));
const prior = createPrior('behaviour', size, groups);

const candidates = readMatchable();
const without = behaviourKeys.filter(
  (_, behaviour) => candidates.filter((act) => act.primary === behaviour).length < 3,
);
const leaning = candidates.filter(({ secondary }) => secondary !== NONE).length;
console.log(`${candidates.length} acts are recognised, ${leaning} of them with a second side`);
if (without.length > 0) throw new Error(`fewer than three acts of ${without.join(', ')}`);

const alikeInPool = readAlike();
const random = createRandom(`matched design ${option('seed', 1)}`);
const keep = process.argv.includes('--keep');
const layout = layOut(candidates, keep ? startAtTheDesign() : startAnywhere());
const { loss, broken } = anneal({
  layout,
  size,
  ruleBook: createMatchedRules(layout, {
    size,
    groupOf,
    candidates,
    // What is chosen in the end sounds much like the acts that the search begins with, all together.
    overall: [meanSoundOf(0), meanSoundOf(1)],
    alike: (one, other) =>
      alikeInPool((candidates[one] as Candidate).id, (candidates[other] as Candidate).id),
  }),
  propose: createMatchedProposals(layout, candidates, random),
  prior,
  // Single behaviours are found well enough; competencies are what is lacking.
  weights: wantedOf(prior.covariance, size, groups, 2),
  random,
  moves: option('moves', 3_000_000),
  hot: option('hot', keep ? 5e-6 : 3e-4),
  ...(process.argv.includes('--verbose') && { report: (progress: object) => console.log(progress) }),
});
console.log(`loss ${loss.toFixed(4)}, broken rules and words ${broken.toFixed(2)}`);
const found = asQuestions();
const { apart, tooFarApart, beside } = judgeDesign(found, behaviourKeys);
console.log(
  `${tooFarApart.length} questions too far apart, at most ${apart.toFixed(2)}; ${beside.length} behaviours beside the others`,
);
if (process.argv.includes('--write'))
  writeFileSync(new URL('design.json', items), `${JSON.stringify(found, null, 1)}\n`);

function meanSoundOf(context: 0 | 1): number {
  const all = Array.from(layout.chosen, (at) => (candidates[at] as Candidate).sounds[context]);
  return all.reduce((sum, rating) => sum + rating, 0) / all.length;
}

/** Three acts of each behaviour and four more, wherever they fall: annealing mends the rest. */
function startAnywhere(): number[] {
  const of = behaviourKeys.map((_, behaviour) => {
    const own = [...candidates.keys()].filter((at) => (candidates[at] as Candidate).primary === behaviour);
    return shuffle(own, random);
  });
  const spare = shuffle(
    of.flatMap((own) => own.slice(3)),
    random,
  );
  return shuffle(
    [...of.flatMap((own) => own.slice(0, 3)), ...spare.slice(0, QUESTIONS * OPTIONS - 3 * size)],
    random,
  );
}

/** The acts of the design that stands; where one is left out by now, another of its behaviour. */
function startAtTheDesign(): number[] {
  const design = readItemFile('tendency/design.json') as MatchedQuestion[];
  const options = design.flatMap((question) => question.options);
  const taken = new Set(options.map(({ id }) => id));
  return options.map(({ id, primary }) => {
    const at = candidates.findIndex((act) => act.id === id);
    if (at >= 0) return at;
    const instead = candidates.findIndex(
      (act) => behaviourKeys[act.primary] === primary && !taken.has(act.id),
    );
    if (instead < 0) throw new Error(`no act of ${primary} is left for ${id}`);
    taken.add((candidates[instead] as Candidate).id);
    return instead;
  });
}

function asQuestions(): MatchedQuestion[] {
  const questions = Array.from({ length: QUESTIONS }, (_, question) =>
    Array.from(
      { length: OPTIONS },
      (_, at) => candidates[layout.chosen[question * OPTIONS + at] as number] as Candidate,
    ),
  );
  const acts = questions.map((options) => options.map(({ text }) => text));
  const stems = matchStems(acts, readItemFile('tendency/stems.json').stems);
  return questions.map((options, question) => ({
    key: `t${String(question + 1).padStart(2, '0')}`,
    stem: stems[question] as string,
    options: options.map((act) => {
      const secondary =
        act.secondary === NONE ? null : { measure: behaviourKeys[act.secondary] as string, sign: act.sign };
      return {
        id: act.id,
        text: act.text,
        primary: behaviourKeys[act.primary] as string,
        secondary,
        sounds: act.sounds,
      };
    }),
  }));
}
