import { createHash } from 'node:crypto';
import type { compareRounds, QueryOf } from '@fourfold/contract/calls';
import type { CultureRound, RoundsAnswer } from '@fourfold/contract/schemas';
import { sentence } from '@fourfold/words';
import { notFound } from '../../../kernel/http/app-error.ts';
import { matchedPeople } from '../1-collect/matched-people.ts';
import { readVersion } from '../1-collect/read-version.ts';
import { passGate } from '../2-release/gate.ts';
import { withheldFor } from '../2-release/withheld.ts';
import { pictureOf } from '../3-estimate/estimates.ts';
import type { CultureParts } from '../culture-parts.ts';
import type { CultureRequest } from '../culture-request.ts';
import { sayRounds } from './sentences.ts';

const noEarlierRound = sentence('There is no earlier round with answers to compare with.');

/** What has changed from one round to another, both seen through the same gate and with the later one's keys. */
export async function rounds(
  parts: CultureParts,
  request: CultureRequest,
  query: QueryOf<typeof compareRounds>,
): Promise<RoundsAnswer> {
  const { viewer, filter, version } = request;
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
    keys_version,
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
    const withheld = now.withheld ?? before.withheld ?? withheldFor('too_few');
    return { ...nothing, withheld, sentence: withheld.text, comparisons: 0, changes: [] };
  }
  const found = await parts.compute('rounds', {
    earlier: before.whole.encoded,
    later: now.whole.encoded,
    pictures: await Promise.all([
      pictureOf(parts.compute, before.whole.encoded),
      pictureOf(parts.compute, now.whole.encoded),
    ]),
    matched: await matchedPeople(parts.db, viewer, { earlier: earlier.id, later: later.id }, filter),
  });
  return {
    state: 'figures',
    withheld: null,
    people: now.whole.people,
    version,
    sentence: sayRounds(found),
    earlier,
    later,
    earlier_people: before.whole.people,
    keys_version,
    ...found,
  };
}

/** For files: as on the page, where rounds are compared as a whole or by department, whatever else narrows it. */
export function roundsOfPage(parts: CultureParts, request: CultureRequest): Promise<RoundsAnswer> {
  const { department } = request.filter;
  return rounds(parts, { ...request, filter: department === undefined ? {} : { department } }, {});
}

/** Two rounds have two versions: that of the earlier one, in letters that a header can carry. */
export async function earlierVersion(
  { db }: CultureParts,
  { viewer, rounds: all, round }: CultureRequest,
  { earlier }: QueryOf<typeof compareRounds>,
): Promise<string> {
  const chosen = chooseEarlier(all, round, earlier);
  const version = chosen === null ? 'none' : await readVersion(db, viewer, chosen.id);
  return createHash('sha256').update(version).digest('base64url').slice(0, 12);
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
