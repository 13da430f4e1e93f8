import type { EffectRange, ExperimentResult } from '@fourfold/contract/schemas';
import { fewestInTeam, fewestTeams, leastPeople } from '@fourfold/contract/words';
import { sentence } from '@fourfold/words';
import { listOf, signedOf, wholeOf } from '@fourfold/words/format';
import { longDay } from '../../../kernel/documents/long-day.ts';

type Size = {
  readonly names: string;
  readonly measure: string;
  readonly points: number;
  readonly low: string;
  readonly high: string;
};

const workedUp = sentence<Size>(
  'It worked in {names}. This is clear: {measure} rose {points, plural, one {# point} other {# points}} more in departments with the plan than in those that waited. The likely range is {low} to {high}.',
);
const workedDown = sentence<Size>(
  'It worked in {names}. This is clear: {measure} fell {points, plural, one {# point} other {# points}} more in departments with the plan than in those that waited. The likely range is {low} to {high}.',
);
const oppositeUp = sentence<Size>(
  'It had the opposite effect in {names}. This is clear: {measure} rose {points, plural, one {# point} other {# points}} more in departments with the plan than in those that waited. The likely range is {low} to {high}.',
);
const oppositeDown = sentence<Size>(
  'It had the opposite effect in {names}. This is clear: {measure} fell {points, plural, one {# point} other {# points}} more in departments with the plan than in those that waited. The likely range is {low} to {high}.',
);
const unclear = sentence<Size & { moved: string }>(
  'It is unclear whether it worked in {names}. Compared with departments that waited, {measure} moved by {moved} {points, plural, one {point} other {points}} (likely range {low} to {high}).',
);
const notApart = sentence<{ titles: string }>(
  'Something made a clear difference here, for better or worse. We can’t tell whether it was this plan or another: {titles}.',
);

export type Direction = 'improve' | 'reduce';
export type Verdict = ExperimentResult['verdict'];

/** Said to have worked only where the whole range lies on the wanted side. */
export function judge({ low, high }: Pick<EffectRange, 'low' | 'high'>, direction: Direction): Verdict {
  if (low <= 0 && high >= 0) return 'unclear';
  return low > 0 === (direction === 'improve') ? 'worked' : 'opposite';
}

/** `teams`: those that ran the plan when they were asked; of others it says nothing. */
export function sayEffect(
  measure: string,
  { points, low, high }: EffectRange,
  verdict: Verdict,
  teams: readonly string[],
): string {
  const names = listOf(teams);
  if (verdict === 'unclear')
    return unclear({
      names,
      measure,
      points,
      moved: signedOf(points),
      low: signedOf(low),
      high: signedOf(high),
    });
  const isUp = low > 0;
  const say = verdict === 'worked' ? (isUp ? workedUp : workedDown) : isUp ? oppositeUp : oppositeDown;
  const [from, to] = isUp ? [low, high] : [-high, -low];
  return say({ names, measure, points: Math.abs(points), low: wholeOf(from), high: wholeOf(to) });
}

const tooLate = sentence<{ names: string }>(
  'This says nothing about {names} yet: nobody there has been asked since the plan reached them.',
);
export const sayTooLate = (names: readonly string[]): string => tooLate({ names: listOf(names) });

export const sayNotApart = (titles: readonly string[]): string => notApart({ titles: listOf(titles) });

/** Whole points: nothing here is known more finely. Zero has no sign. */
const whole = (value: number): number => Math.round(value) + 0;

/** No score can move further, whatever the arithmetic of a few teams allows. */
const furthest = 200;
const possible = (points: number): number => Math.max(-furthest, Math.min(furthest, whole(points)));

const rangeOf = (points: number, low: number, high: number): EffectRange => ({
  points: possible(points),
  low: possible(low),
  high: possible(high),
});

/** An end of a range that excludes nothing must not be rounded across it, nor the other way round. */
const roundedFromZero = (value: number): number =>
  whole(value) === 0 ? (value === 0 ? 0 : Math.sign(value)) : whole(value);

type Found<Difference extends string> = Readonly<Record<Difference | 'low' | 'high', number>>;

export const toRange = ({ effect, low, high }: Found<'effect'>): EffectRange =>
  rangeOf(effect, roundedFromZero(low), roundedFromZero(high));

export const toNaiveRange = ({ difference, low, high }: Found<'difference'>): EffectRange =>
  rangeOf(difference, low, high);

const misleads = sentence(
  'A simple before-and-after comparison credits the plan with every change since it began. A comparison with departments that were still waiting shows what the plan added. These scores use each department’s answers directly. Those on other pages are more cautious, so they move less.',
);
export const whyMisleading = (): string => misleads();

export const sayBeforeAfterBelow = sentence(
  '“Before and after” below shows what has changed since the plan started.',
);
const noneBefore = sentence(
  'There are no scores from before the plan started, so nobody can say whether anything has changed.',
);
const noneAfter = sentence(
  'It is too early to say, because there have been no scores since the plan started.',
);
const neverAfter = sentence('Nobody can say, because there have been no scores since the plan started.');
const byOpenPulse = sentence<{ day: string; least: number }>(
  'A pulse is open until {day}. Once {least, number} people have answered it, you can tell whether anything has changed.',
);
const byOpenRound = sentence<{ least: number }>(
  'A round is open. Once {least, number} people here have answered, you can tell whether anything has changed.',
);
const byNextPulse = sentence<{ day: string; least: number }>(
  'A pulse is planned for {day}. Once {least, number} people have answered it, you can tell whether anything has changed.',
);
const nonePlanned = sentence('No new round or pulse is planned yet.');
const roundBefore = sentence(
  'The latest round began before the plan, so its answers won’t show what has changed since.',
);
const askOrStart = sentence(
  'To find out whether anything has changed, ask the people concerned (under “Before and after”) or start a new round.',
);
const askThem = sentence(
  'To find out whether anything has changed, ask the people concerned (under “Before and after”).',
);
const letThemAsk = sentence('Someone who manages this plan can ask the people concerned.');

/** When it can be told whether anything has changed, where that cannot be said yet. */
export interface Waiting {
  /** Whether there is anything to compare with. */
  readonly isMeasuredBefore: boolean;
  /** The last day of a pulse that takes answers. */
  readonly pulseUntil: Date | null;
  readonly isRoundOpen: boolean;
  /** The latest round began before the plan, and has no answer yet: until then no other can be started. */
  readonly isRoundUnanswered: boolean;
  /** The day of the next pulse. */
  readonly nextPulse: string | null;
  readonly isDropped: boolean;
  readonly mayAsk: boolean;
  readonly mayStartRound: boolean;
}

export function sayNothingAfter(waiting: Waiting): string {
  if (!waiting.isMeasuredBefore) return noneBefore();
  const when = sayWhen(waiting);
  return when === null ? neverAfter() : `${noneAfter()} ${when}`;
}

/** Null where nobody will be asked any more. */
function sayWhen(waiting: Waiting): string | null {
  const { pulseUntil, isRoundOpen, isRoundUnanswered, nextPulse, isDropped } = waiting;
  const least = leastPeople;
  if (pulseUntil !== null) return byOpenPulse({ day: longDay(pulseUntil), least });
  if (isRoundOpen) return byOpenRound({ least });
  if (nextPulse !== null) return byNextPulse({ day: dayOf(nextPulse), least });
  if (isDropped) return null;
  return `${isRoundUnanswered ? roundBefore() : nonePlanned()} ${sayHow(waiting)}`;
}

function sayHow({ isRoundUnanswered, mayAsk, mayStartRound }: Waiting): string {
  if (!mayAsk) return letThemAsk();
  return mayStartRound && !isRoundUnanswered ? askOrStart() : askThem();
}

const waitFor = sentence<{ from: string; until: string }>(
  'There is nothing to compare yet. A comparison needs a round between {from} and {until}. During that time, some departments run the plan and others wait.',
);
const neverAsked = sentence(
  'Nobody answered while some departments ran the plan and others waited, so there is nothing to compare.',
);
const tooFewFigures = sentence(
  'Nothing can be compared, because too few departments have scores from enough rounds.',
);

/** Why there is no comparison, and what would make one. */
export function sayWaiting(starts: readonly string[], today: string, isAsked: boolean): string {
  const [from, until] = [starts[0] ?? '', starts.at(-1) ?? ''];
  if (isAsked) return tooFewFigures();
  return today < until ? waitFor({ from: dayOf(from), until: dayOf(until) }) : neverAsked();
}

export const dayOf = (day: string): string => longDay(new Date(day));

const oneTeam = sentence(
  'This plan is for one department, so there is no other department to compare it with. A before-and-after comparison shows that something changed, not that the plan caused it.',
);
const fewTeams = sentence<{ teams: number; fewest: number; people: number }>(
  '{teams, plural, =0 {None of this plan’s departments has} one {Only one of this plan’s departments has} other {Only # of this plan’s departments have}} {people, number} answers or more. With fewer than {fewest, number} such departments, drawing lots doesn’t help: the result depends too much on chance. A before-and-after comparison shows that something changed, not that the plan caused it.',
);
const startedAtOnce = sentence<{ names: string }>(
  'No other department was still waiting to start this plan, so there is no department to compare {names} with.',
);
const startedEverywhere = sentence(
  'This plan started everywhere at once, so there is no department to compare with.',
);
const endedEarly = sentence(
  'The comparison was ended, so nobody can say whether the plan made a difference.',
);
const overAlready = sentence(
  'The plan has ended. A before-and-after comparison shows that something changed, not that the plan caused it.',
);

interface Possible {
  readonly state: 'drafted' | 'running' | 'done' | 'dropped';
  /** The names of those that it is for; null: everyone. */
  readonly names: readonly string[] | null;
  readonly departments: number;
  readonly withFigures: number;
  /** Lots were drawn, and the comparison was ended. */
  readonly hadLots: boolean;
}

/** Why no lots can be drawn; null where they can. */
export function sayCannot({ state, names, departments, withFigures, hadLots }: Possible): string | null {
  if (state === 'running' && hadLots) return endedEarly();
  if (state === 'running')
    return names === null ? startedEverywhere() : startedAtOnce({ names: listOf(names) });
  if (state !== 'drafted') return overAlready();
  if (departments === 1) return oneTeam();
  if (withFigures < fewestTeams)
    return fewTeams({ teams: withFigures, fewest: fewestTeams, people: fewestInTeam });
  return null;
}

const foreseen = sentence<{ points: number; teams: number; people: number; rounds: number }>(
  'Suppose the plan has an effect of {points, number} points or more. With {teams, number} departments of about {people, number} people, the comparison would detect it about seven times in ten. This needs {rounds, plural, one {one more round, between the two starting days} other {# more rounds, one between each starting day and the next}}. For a sense of scale, scores from 80 to 120 count as balanced.',
);
const notForeseen = sentence('Nobody has answered yet, so we can’t say how small an effect we could detect.');

export const sayForeseen = (points: number | null, people: readonly number[], steps: number): string =>
  points === null
    ? notForeseen()
    : foreseen({
        points,
        teams: people.length,
        people: Math.round(people.reduce((sum, count) => sum + count, 0) / people.length),
        rounds: steps - 1,
      });

export const sayForeseenThen = sentence<{ points: number }>(
  'We calculated beforehand that an effect of {points, number} points or more would show about seven times in ten.',
);
export const sayNothingForeseen = sentence(
  'Nobody had answered beforehand, so we couldn’t say how small an effect we could detect.',
);

const missing = sentence<{ names: string; round: string; people: number }>(
  'Not compared in {round}: {names}. A department is compared only if it has {people, number} answers or more. Scores on other pages can come from fewer answers.',
);
/** People who see single people see the score of such a team elsewhere: both are right, and this says why. */
export const sayMissing = (names: string, round: string): string =>
  missing({ names, round, people: fewestInTeam });
export const sayRemoved = sentence<{ names: string }>(
  'Left out, because they have since been removed: {names}.',
);
export const sayEarly = sentence<{ names: string }>(
  'Started before their turn: {names}. They’re counted as if they had started on the day drawn for them. That can only make the effect look smaller.',
);
export const sayOthers = sentence<{ titles: string }>(
  'Another plan on the same measure ran in the same departments: {titles}. We can’t tell which plan did what.',
);
export const sayOtherVersions = sentence(
  'The questionnaire changed between these rounds. Before and after can’t be compared, but departments within the same round can.',
);
export const sayGone = sentence('The questionnaire no longer asks about this, so nothing can be compared.');
