import type { ComparedCandidate, ComparedTeam, Figure, PlacedCompetency } from '@fourfold/contract/schemas';
import { say, sentence } from '@fourfold/words';
import { sayCertainty } from '../culture/4-explain/say-probability.ts';
import { list } from '../culture/4-explain/sentences.ts';
import type { ChosenQuestion, OutOfBalance, QuestionTopic } from './choose-questions.ts';
import { saysNothing } from './told.ts';

/** What stands above the charts of Hires, in plain words. No ranking: intervals that overlap are not put in order. */
export function hiresSentence(
  candidates: readonly ComparedCandidate[],
  team: ComparedTeam | null,
  competencies: readonly PlacedCompetency[],
): string {
  const count = candidates.length;
  if (count === 0) return say('No candidate has submitted their answers yet.');
  if (team === null) {
    return say(
      '{count, plural, =1 {One candidate has} other {# candidates have}} submitted answers. There is no team to compare with yet.',
      { count },
    );
  }
  const comparable = candidates.filter(({ verdict }) => !saysNothing(verdict));
  return [
    ...(comparable.length === count ? [] : whoCantBeCompared(candidates, comparable.length)),
    ...(comparable.length === 0 ? [] : [toldApart(comparable, inWords(team), competencies)]),
  ].join(' ');
}

/** How many can be compared, where that is not all of them, and why the others can’t. */
function whoCantBeCompared(candidates: readonly ComparedCandidate[], comparable: number): string[] {
  const of = (verdict: ComparedCandidate['verdict']) =>
    candidates
      .filter((one) => one.verdict === verdict)
      .map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  const [little, doubted] = [of('uninformative'), of('unreliable')];
  return [
    someCompared({ comparable, count: candidates.length }),
    ...(little.length === 0 ? [] : [tooLittle({ names: firstFew(little) })]),
    ...(doubted.length === 0 ? [] : [unreliable({ names: firstFew(doubted) })]),
  ];
}

const someCompared = sentence<{ readonly comparable: number; readonly count: number }>(
  '{comparable, plural, =0 {{count, plural, =1 {This candidate can’t} other {None of the # candidates can}}} other {# of {count, number} candidates can}} be compared.',
);
const tooLittle = sentence<{ readonly names: string }>('The answers of {names} say too little.');
const unreliable = sentence<{ readonly names: string }>('The answers of {names} can’t be relied on.');

/** Where a company has vacancies, and everyone was invited for one. */
export const nobodyWithoutVacancy = sentence(
  'No candidates here: this list is for people invited without a vacancy.',
);

function toldApart(
  candidates: readonly ComparedCandidate[],
  team: string,
  competencies: readonly PlacedCompetency[],
): string {
  const [fit, add] = [apart(candidates, 'fit'), apart(candidates, 'add')];
  const clear = candidates.filter(({ differs }) => differs.length > 0);
  const [first, ...others] = candidates;
  if (first !== undefined && others.length === 0 && clear.length === 0) {
    return say('{name} doesn’t clearly differ from {team} in any competency.', {
      name: `${first.first_name} ${first.last_name}`,
      team,
    });
  }
  if (!fit && !add && clear.length > 0) return whoDiffers(clear, team, competencies);
  if (candidates.every(({ fit: own, add: brought }) => own === null && brought === null)) {
    return say('None of them clearly differs from the team, so find out more in the interviews.');
  }
  if (!fit && !add)
    return say('The answers show no clear difference between them, so find out more in the interviews.');
  if (!add) return say('Some of them clearly differ from one another in fit.');
  return fit
    ? say('Some of them clearly differ from one another in fit and in what they would add.')
    : say('Some of them clearly differ from one another in what they would add.');
}

const mostNamed = 3;
/** A heading of more sentences is no longer read. */
const mostSaid = 2;

/** In which competency who is higher or lower, and where that would balance the team; of many the first few. */
function whoDiffers(
  clear: readonly ComparedCandidate[],
  team: string,
  competencies: readonly PlacedCompetency[],
): string {
  const all = clear.flatMap(({ first_name, last_name, differs, verdict }) => {
    const name = `${first_name} ${last_name}`;
    const careful = verdict === 'check' ? say('{name} (read with care)', { name }) : name;
    return differs.map((one) => ({ ...one, candidate: careful }));
  });
  const groups = [...Map.groupBy(all, ({ key, side }) => `${key} ${side}`).values()];
  const said = groups.slice(0, mostSaid).flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const theirs = competencies.find(({ key }) => key === first.key)?.team ?? null;
    return standing({
      names: firstFew(group.map(({ candidate }) => candidate)),
      count: group.length,
      side: first.side,
      competency: first.name,
      team,
      balance: theirs === null || !isOut(theirs) ? 'balanced' : theirs.side,
    });
  });
  const more = groups.length - said.length;
  return [
    ...said,
    ...(more > 0
      ? [say('{more, plural, one {# more difference is} other {# more differences are}} clear.', { more })]
      : []),
    say('{count, plural, one {Ask about this difference.} other {Ask about these differences.}}', {
      count: all.length,
    }),
  ].join(' ');
}

const standing = sentence<{
  readonly names: string;
  readonly count: number;
  readonly side: 'more' | 'less';
  readonly competency: string;
  readonly team: string;
  readonly balance: 'balanced' | Figure['side'];
}>(
  'In {competency}, {names} {count, plural, one {scores} other {score}} clearly {side, select, more {higher} other {lower}} than {team}{balance, select, high {, which has too much of it} low {, which has too little of it} other {}}.',
);

function firstFew(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return list(more > 0 ? [...names.slice(0, mostNamed), say('{more, number} more', { more })] : names);
}

/** While the team may not be shown; why is said beside it. */
export const withheldSentence = (count: number): string =>
  say(
    '{count, plural, =0 {No candidate has submitted their answers yet.} =1 {One candidate has submitted their answers. The team to compare with is not shown.} other {# candidates have submitted their answers. The team to compare with is not shown.}}',
    { count },
  );

/** A team as a sentence names it. */
export const inWords = ({ id, name }: Pick<ComparedTeam, 'id' | 'name'>) =>
  id === 'whole' ? say('the whole company') : name;

/** The same where something of its own is said: “the Accounts team’s”. */
const teamItself = (team: Pick<ComparedTeam, 'id' | 'name'>) =>
  team.id === 'whole' || /\bteam$/i.test(team.name)
    ? inWords(team)
    : say('the {name} team', { name: team.name });

/** Whether any two ranges that are told lie apart. */
function apart(candidates: readonly ComparedCandidate[], of: 'fit' | 'add'): boolean {
  const shares = candidates.map((candidate) => candidate[of]).filter((share) => share !== null);
  return (
    shares.length > 1 &&
    Math.max(...shares.map(({ low }) => low)) > Math.min(...shares.map(({ high }) => high))
  );
}

/** A competency in which the candidate clearly differs from the team. */
export interface Differing {
  readonly name: string;
  readonly candidate: Pick<Figure, 'score'>;
  readonly team: Pick<Figure, 'score' | 'band' | 'side' | 'strength'>;
}

interface Sides<Of> {
  readonly above: readonly Of[];
  readonly below: readonly Of[];
}

export interface CandidateFindings extends Sides<Differing> {
  readonly name: string;
  readonly team: Pick<ComparedTeam, 'id' | 'name'>;
  /** Names of competencies that likely differ. */
  readonly likely: Sides<string>;
  /** Names of behaviours in which the team is out of balance and the candidate stands on the other side. */
  readonly brings: { readonly more: readonly string[]; readonly less: readonly string[] };
}

/** What the page of one candidate says first. */
export const candidateSentence = (findings: CandidateFindings): string =>
  [...besideTheTeam(findings), ...brought(findings)].join(' ');

/** In which direction, and why that helps: nobody complements a team in what both have too little of. */
function brought({ name, team: of, above, below, brings: { more, less } }: CandidateFindings): string[] {
  const team = inWords(of);
  if (more.length + less.length === 0) {
    // Beside a team that is out of balance, what was said already may be one.
    if ([...above, ...below].some(isContrast)) return [];
    return [say('We found no clear strength of {name}’s that {team} lacks.', { name, team })];
  }
  return [
    more.length > 0 &&
      say('{name} shows more {more}, of which {team} has too little.', { name, more: list(more), team }),
    less.length > 0 &&
      say('{name} shows less {less}, of which {team} has too much.', { name, less: list(less), team }),
  ].filter((sentence) => sentence !== false);
}

function besideTheTeam({ name, team: of, above, below, likely }: CandidateFindings): string[] {
  if (above.length + below.length === 0) {
    return [
      say('{name} doesn’t clearly differ from {team} in any competency.', { name, team: inWords(of) }),
      likely.below.length > 0 && say('Likely lower: {names}.', { names: firstFew(likely.below) }),
      likely.above.length > 0 && say('Likely higher: {names}.', { names: firstFew(likely.above) }),
    ].filter((sentence) => sentence !== false);
  }
  const team = teamItself(of);
  const namesOf = (side: readonly Differing[]) =>
    side.filter((one) => !isContrast(one)).map((one) => one.name);
  const [more, less] = [namesOf(above), namesOf(below)];
  return [
    ...above.filter(isContrast).map((one) => contrastAbove(inNumbers(name, team, one))),
    ...below.filter(isContrast).map((one) => contrastBelow(inNumbers(name, team, one))),
    ...(more.length > 0 ? [higher({ name, team, count: more.length, names: list(more) })] : []),
    ...(less.length > 0 ? [lower({ name, team, count: less.length, names: list(less) })] : []),
  ];
}

type Standing = {
  readonly name: string;
  readonly team: string;
  readonly count: number;
  readonly names: string;
};

const higher = sentence<Standing>(
  '{name}’s {names} {count, plural, =1 {score is} other {scores are}} clearly higher than {team}’s.',
);
const lower = sentence<Standing>(
  '{name}’s {names} {count, plural, =1 {score is} other {scores are}} clearly lower than {team}’s.',
);

/** Where the team is not balanced, “lower” alone would sound like a lack, and “higher” like a gain. */
const isContrast = ({ team }: Pick<Differing, 'team'>) => isOut(team);

const isOut = ({ band, strength }: Pick<Figure, 'band' | 'strength'>) =>
  band !== 'balanced' && strength !== 'pale';

type Contrast = {
  readonly name: string;
  readonly team: string;
  readonly competency: string;
  readonly score: number;
  readonly theirs: number;
  readonly how: string;
};

const contrastAbove = sentence<Contrast>(
  '{name}’s {competency} score ({score, number}) is clearly higher than {team}’s score of {theirs, number}, which is {how, select, clear_low {clearly too low} likely_low {likely too low} clear_high {clearly too high} other {likely too high}}.',
);
const contrastBelow = sentence<Contrast>(
  '{name}’s {competency} score ({score, number}) is clearly lower than {team}’s score of {theirs, number}, which is {how, select, clear_low {clearly too low} likely_low {likely too low} clear_high {clearly too high} other {likely too high}}.',
);

const inNumbers = (
  name: string,
  team: string,
  { name: competency, candidate, team: { score: theirs, side, strength } }: Differing,
): Contrast => ({
  ...{ name, team, competency },
  score: Math.round(candidate.score),
  theirs: Math.round(theirs),
  how: `${strength === 'full' ? 'clear' : 'likely'}_${side}`,
});

/** The same of answers that say little or cannot be relied on. */
export const unknownSentence = (name: string, team: string): string =>
  say('These answers don’t tell us how {name} compares with {team}. Ask in the interview.', { name, team });

/** Why fit or add is left out; null where both are told, and of answers that say nothing at all. */
export function notToldSentence(
  { fit, add }: Pick<ComparedCandidate, 'fit' | 'add'>,
  verdict: ComparedCandidate['verdict'],
): string | null {
  if (saysNothing(verdict) || (fit !== null && add !== null)) return null;
  if (fit !== null)
    return say('“Add” is left out here: answers picked at random would get much the same score.');
  if (add !== null)
    return say('“Fit” is left out here: answers picked at random would get much the same score.');
  return say(
    '“Fit” would say how close this profile is to what is typical of the team. “Add” would say how far the team would move towards balance. Both are left out here. With this team, answers picked at random would get much the same scores. That says nothing against these answers.',
  );
}

/** Why a question is asked: where the candidate clearly differs, what is out of balance or named, or what is left open. */
export function questionReason({ topic, about }: Pick<ChosenQuestion, 'topic' | 'about'>): string {
  const asked = about.slice(0, 2).map(({ name }) => name);
  const [count, behaviours] = [asked.length, list(asked)];
  if (topic === null)
    return say(
      '{count, plural, one {It is unclear from the answers whether {behaviours} is balanced.} other {It is unclear from the answers whether {behaviours} are balanced.}}',
      { count, behaviours },
    );
  return [
    whyTopic(topic),
    ...whatItAsks(topic, asked),
    ...(topic.why === 'named' ? [leftOpen(count)] : []),
  ].join(' ');
}

/** Why this competency is asked about. */
function whyTopic({ name: competency, why, found, isNamed = false }: QuestionTopic): string {
  const named = say('The vacancy asks for {competency}.', { competency });
  if (found !== undefined) return isNamed ? `${named} ${tooMuchOrLittle(found)}` : tooMuchOrLittle(found);
  if (why === 'named') return named;
  return isNamed
    ? say('The vacancy asks for {competency}, where there is a clear difference from the team.', {
        competency,
      })
    : say('In {competency} there is a clear difference from the team.', { competency });
}

/** Which of its behaviours the question is about, unless that is what was found. */
function whatItAsks({ name: competency, found }: QuestionTopic, asked: readonly string[]): string[] {
  const [count, behaviours] = [asked.length, list(asked)];
  if (count === 0 || (count === 1 && asked[0] === found?.name)) return [];
  return [
    say(
      '{count, plural, one {This question is about {behaviours}, a behaviour that belongs to {competency}.} other {This question is about {behaviours}, behaviours that belong to {competency}.}}',
      { count, behaviours, competency },
    ),
  ];
}

const leftOpen = (count: number): string =>
  count < 2
    ? say('The answers don’t tell us whether the candidate has too much of it, too little or neither.')
    : say('The answers don’t tell us whether the candidate has too much of them, too little or neither.');

const tooMuchOrLittle = ({ name, side, beyond }: OutOfBalance): string =>
  side === 'high'
    ? say('The full profile shows too much {name}: {certainty}.', { name, certainty: sayCertainty(beyond) })
    : say('The full profile shows too little {name}: {certainty}.', {
        name,
        certainty: sayCertainty(beyond),
      });
