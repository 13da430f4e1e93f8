import type {
  ConcernedAnswer,
  CultureAnswer,
  CultureBarrier,
  CultureOpportunity,
  Figure,
  FrozenFinding,
  FrozenScore,
  SnapshotFigures,
} from '@fourfold/contract/schemas';
import { isLikelyOut, leastPeople, messages } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { AppError } from '../../kernel/http/app-error.ts';
import { readReleaseMark } from '../culture/1-collect/read-version.ts';
import { concerned } from '../culture/4-explain/concerned.service.ts';
import { overview } from '../culture/4-explain/overview.service.ts';
import { countInvited } from '../culture/4-explain/participation.ts';
import { sayProbability } from '../culture/4-explain/say-probability.ts';
import type { CultureParts } from '../culture/culture-parts.ts';
import { openRequestFromOutside, partsFor } from '../culture/culture-request.ts';
import { howToRead } from '../culture-report/how-to-read.ts';

export interface Frozen {
  readonly figures: SnapshotFigures;
  readonly round: { readonly id: string; readonly name: string };
  readonly rounds: readonly { readonly id: string; readonly name: string }[];
  /** What the figures are of; another one where they have moved. */
  readonly version: string;
  readonly mark: string;
}

interface Wish {
  readonly organisationId: string;
  readonly round: string | null;
  readonly departments: boolean;
}

/**
 * What a snapshot made now would show. The maker sees individuals, the people who open the link may not: so it is read as
 * someone from outside, through the gate.
 */
export async function freezeFigures(parts: CultureParts, wish: Wish): Promise<Frozen> {
  const request = await openRequestFromOutside(parts, wish.organisationId, wish.round ?? undefined);
  // Before the figures: what moves meanwhile is said to be newer once too often, and never once too little.
  const mark = request.round === null ? '' : await readReleaseMark(parts.db, request.round.id);
  const keyed = await partsFor(parts, request);
  const page = await overview(keyed, request);
  const { round, opportunities, barriers, as_of, state } = page;
  if (state !== 'figures' || round === null || opportunities === null || barriers === null || as_of === null)
    throw new AppError('conflict', page.withheld?.text ?? messages.snapshotNothing());
  const findings = [...opportunities.listed, ...barriers.listed].map(({ key }) => key);
  const compared = wish.departments ? await concerned(keyed, request, findings) : null;
  const shown = Math.max(0, ...(compared?.measures ?? []).map(({ departments }) => departments.length));
  // Where each is too small for a figure of its own, there is nothing to say of any.
  const where = shown === 0 ? null : compared;
  const frozen = (listed: readonly Finding[]) => listed.map((finding) => freezeFinding(finding, where));
  return {
    figures: {
      edition: 1,
      organisation: page.organisation,
      round: round.name,
      as_of,
      keys: page.keys_version,
      people: page.people,
      heard: page.participation && sayHeard(page.participation, await countInvited(parts.db, round.id)),
      sentence: page.sentence,
      clear: sayClear(page),
      opportunities: { sentence: opportunities.sentence, listed: frozen(opportunities.listed) },
      barriers: { sentence: barriers.sentence, listed: frozen(barriers.listed) },
      competencies: page.competencies.map(freezeNamed),
      domains: page.domains.map(freezeNamed),
      departments: where && shown,
      how_to_read: [...howToRead(), ...rules()],
    },
    round: { id: round.id, name: round.name },
    rounds: page.rounds.filter(({ has_answers }) => has_answers).map(({ id, name }) => ({ id, name })),
    version: request.version,
    mark,
  };
}

type Finding = CultureOpportunity | CultureBarrier;

/** Where it goes wrong on the side that the finding names: as likely as not, or more. */
function freezeFinding(finding: Finding, where: ConcernedAnswer | null): FrozenFinding {
  const { key, name, label, probability, looks_like, figure } = finding;
  const side = 'direction' in finding && finding.direction === 'reduce' ? 'high' : 'low';
  const far = (one: Figure) => (side === 'low' ? -one.score : one.score);
  const departments = where?.measures
    .find((measure) => measure.key === key)
    ?.departments.filter((one) => isLikelyOut(side, one.figure))
    .toSorted((a, b) => b.figure.beyond - a.figure.beyond || far(b.figure) - far(a.figure))
    .map(({ name, people, figure }) => ({ name, people, figure: freeze(figure) }));
  return {
    key,
    name,
    label,
    chance: sayProbability(probability),
    looks_like,
    figure: freeze(figure),
    departments: where && (departments ?? []),
  };
}

const freezeNamed = ({ key, name, figure }: CultureAnswer['competencies'][number]) => ({
  key,
  name,
  figure: freeze(figure),
});

const freeze = ({ score, low, high, band }: Figure): FrozenScore => ({
  score: Math.round(score),
  low: Math.round(low),
  high: Math.round(high),
  band,
});

function sayClear({ opportunities, barriers }: CultureAnswer): string {
  const clearOf = (ranking: typeof opportunities | typeof barriers) =>
    ranking?.listed.filter(({ label }) => label === 'clear').length ?? 0;
  return say(
    'Clearly in the top five: {opportunities, plural, =0 {no opportunities} one {# opportunity} other {# opportunities}} and {barriers, plural, =0 {no barriers} one {# barrier} other {# barriers}}.',
    { opportunities: clearOf(opportunities), barriers: clearOf(barriers) },
  );
}

/**
 * Whose answers are left out is not told outside, so those that count are named, and nobody is said to be silent. Of how
 * many is said as its maker's page says it today: how many are asked tells of nobody's answers.
 */
const sayHeard = ({ counted }: NonNullable<CultureAnswer['participation']>, asked: number): string =>
  say(
    'The scores rest on the answers of {counted, number} of the {invited, plural, one {# person} other {# people}} invited. Answers that can’t be relied on are left out. Some answers may still be waiting to be added, because scores are updated in batches.',
    { counted, invited: Math.max(counted, asked) },
  );

const rules = () => [
  say(
    'Scores cover groups of {least, number} or more. People in smaller departments may be left out, so that nobody can work out their scores. No individual answers are shown.',
    { least: leastPeople },
  ),
  say('These scores stay as they are. Answers that come later do not change them.'),
];
