import { createHash } from 'node:crypto';
import type { compareRounds, QueryOf } from '@fourfold/contract/calls';
import type { CultureFilter, CultureRound, RoundsAnswer, Withheld } from '@fourfold/contract/schemas';
import { loadQuestionnaire, sharedQuestions } from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import { notFound } from '../../../kernel/http/app-error.ts';
import { individualScope } from '../../person/individual-scope.ts';
import { matchedPeople } from '../1-collect/matched-people.ts';
import { readVersion } from '../1-collect/read-version.ts';
import { passGate } from '../2-release/gate.ts';
import { withheldFor } from '../2-release/withheld.ts';
import type { Changes } from '../3-estimate/compare-rounds.ts';
import { pictureOf } from '../3-estimate/estimates.ts';
import { computeWith } from '../3-estimate/tasks.ts';
import type { CultureParts } from '../culture-parts.ts';
import type { CultureRequest } from '../culture-request.ts';
import { designOfRound } from '../engine/engine-of-round.ts';
import type { Encoded } from '../engine/figures.ts';
import { type KeysVersion, loadKeys, versionOfRound } from '../keys/keys-of-round.ts';
import { seesPeople } from '../viewer.ts';
import { sayRounds } from './sentences.ts';

const noEarlierRound = sentence('There is no earlier round with answers to compare with.');
const noneInEarlier = sentence<{ round: string }>('There are no answers from {round} to compare with.');

/** What has changed from one round to another, both seen through the same gate and, of one version, with the later one's keys. */
export async function rounds(
  parts: CultureParts,
  request: CultureRequest,
  query: QueryOf<typeof compareRounds>,
): Promise<RoundsAnswer> {
  const { viewer, filter, version, membership } = request;
  const keys_version = request.keys.name;
  const later = request.round;
  const earlier = chooseEarlier(request.rounds, later, query.earlier);
  const nothing = {
    state: 'withheld' as const,
    people: 0,
    version,
    earlier,
    later,
    earlier_people: 0,
    both: null,
    link: null,
    keys_version,
    earlier_keys_version: null,
  };
  if (later === null || earlier === null) {
    const withheld = {
      ...withheldFor('no_answers'),
      text: noEarlierRound(),
    };
    return { ...nothing, withheld, sentence: withheld.text, comparisons: 0, changes: [] };
  }
  const now = await passGate(parts, viewer, later.id, filter);
  const before = await passGate(parts, viewer, earlier.id, filter);
  if (now.whole === null || before.whole === null) {
    const withheld = now.withheld ?? ofEarlier(before.withheld, earlier);
    return { ...nothing, withheld, sentence: withheld.text, comparisons: 0, changes: [] };
  }
  const compared = { earlier, later, before: before.whole.encoded, now: now.whole.encoded };
  const own = await keysOfOtherVersion(parts, request, earlier);
  const found =
    own === null
      ? await sameVersion(parts, { viewer, filter, membership }, compared)
      : await acrossVersions(parts, compared, own);
  return {
    state: 'figures',
    withheld: null,
    people: now.whole.people,
    version,
    sentence: sayRounds(found),
    link: own === null ? null : sayVersions(own.design, request.keys.design),
    earlier,
    later,
    earlier_people: before.whole.people,
    keys_version,
    earlier_keys_version: own === null ? null : own.name,
    ...found,
  };
}

function ofEarlier(withheld: Withheld | null, { name: round }: CultureRound): Withheld {
  if (withheld?.reason === 'no_answers') return { ...withheld, text: noneInEarlier({ round }) };
  return withheld ?? withheldFor('too_few');
}

type Found = Changes & Pick<RoundsAnswer, 'both'>;

interface Compared {
  readonly earlier: CultureRound;
  readonly later: CultureRound;
  readonly before: Encoded;
  readonly now: Encoded;
}

async function sameVersion(
  { db, compute }: CultureParts,
  { viewer, filter, membership }: Pick<CultureRequest, 'viewer' | 'filter' | 'membership'>,
  { earlier, later, before, now }: Compared,
): Promise<Found> {
  const both = { earlier: earlier.id, later: later.id };
  const matched = await matchedPeople(db, viewer, both, filter, individualScope(membership));
  const found = await compute('rounds', {
    earlier: before,
    later: now,
    pictures: await Promise.all([pictureOf(compute, before), pictureOf(compute, now)]),
    matched,
  });
  // Behind the gate no count is told that is no sum of whole batches.
  return { ...found, both: seesPeople(viewer, filter.department) ? matched.people : null };
}

/** The keys of an earlier round that asked another version of the questionnaire; null where the later round's fit both. */
async function keysOfOtherVersion(
  { db }: Pick<CultureParts, 'db'>,
  { keys }: Pick<CultureRequest, 'keys'>,
  earlier: CultureRound,
): Promise<KeysVersion | null> {
  if ((await designOfRound(db, earlier.id)) === keys.design) return null;
  return (await versionOfRound(db, earlier.id)).keys;
}

/** Each with the keys of its own version: those of one fit no answers to the other. */
async function acrossVersions(
  { db, compute }: CultureParts,
  { before, now }: Compared,
  keys: KeysVersion,
): Promise<Found> {
  const own = computeWith(compute, await loadKeys(db, keys));
  const found = await compute('versions', {
    pictures: await Promise.all([pictureOf(own, before), pictureOf(compute, now)]),
  });
  return { ...found, both: null };
}

const otherVersion = sentence<{ shared: number; all: number }>(
  'The questionnaire changed between these rounds: {shared, plural, =0 {none of the {all, number} scored questions is the same} one {# of the {all, number} scored questions is the same} other {# of the {all, number} scored questions are the same}}. Both versions measure the same things. The likely ranges allow for errors in both, so they are wider than usual.',
);

function sayVersions(one: string, other: string): string {
  const [before, now] = [loadQuestionnaire(one), loadQuestionnaire(other)];
  const all = now.design.questions.filter(({ kind }) => kind !== 'mirror').length;
  return otherVersion({ shared: sharedQuestions(before, now), all });
}

/** For files: as on the page, where whole rounds are compared, whatever period narrows the rest. */
export function roundsOfPage(parts: CultureParts, request: CultureRequest): Promise<RoundsAnswer> {
  const { from: _from, to: _to, include: _include, ...filter } = request.filter;
  return rounds(parts, { ...request, filter: filter satisfies CultureFilter }, {});
}

/** Two rounds have two versions: that of the earlier one and of its own keys, in letters that a header can carry. */
export async function earlierVersion(
  parts: CultureParts,
  request: CultureRequest,
  { earlier }: QueryOf<typeof compareRounds>,
): Promise<string> {
  const chosen = chooseEarlier(request.rounds, request.round, earlier);
  const version = chosen === null ? 'none' : await seenOfEarlier(parts, request, chosen);
  return createHash('sha256').update(version).digest('base64url').slice(0, 12);
}

async function seenOfEarlier(
  parts: CultureParts,
  request: CultureRequest,
  earlier: CultureRound,
): Promise<string> {
  const state = await readVersion(parts.db, request.viewer, earlier.id);
  const own = await keysOfOtherVersion(parts, request, earlier);
  return JSON.stringify([state, own === null ? null : own.number]);
}

function chooseEarlier(
  all: readonly CultureRound[],
  later: CultureRound | null,
  id: string | undefined,
): CultureRound | null {
  if (id !== undefined) {
    const asked = all.find((round) => round.id === id);
    if (asked === undefined) throw notFound();
    return asked;
  }
  return all.find(({ number, has_answers }) => has_answers && number < (later?.number ?? 0)) ?? null;
}
