import {
  compareDepartments,
  compareRounds,
  explainLink,
  explainScore,
  getCulture,
  getCultureFilters,
  getDynamics,
  getHeatmap,
  getHeatmapPeople,
  listConcerned,
  listLeftOut,
  listMissing,
  listRounds as listRoundsCall,
  rescoreRound as rescoreRoundCall,
} from '@fourfold/contract/calls';
import type { CultureFilter } from '@fourfold/contract/schemas';
import { currentLanguage } from '@fourfold/words/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Member, Membership } from '../../kernel/http/access.ts';
import type { Serve } from '../../kernel/http/serve.ts';
import { noteViews } from '../person/profile-views.ts';
import { isNarrowed } from './1-collect/narrow.ts';
import { concerned } from './4-explain/concerned.service.ts';
import { departments } from './4-explain/departments.service.ts';
import { dynamics, oneLink } from './4-explain/dynamics.service.ts';
import { filterChoices } from './4-explain/filters.service.ts';
import { heatmap } from './4-explain/heatmap.service.ts';
import { heatmapPeople } from './4-explain/heatmap-people.service.ts';
import { leftOut } from './4-explain/left-out.service.ts';
import { missingPeople } from './4-explain/missing.service.ts';
import { overview } from './4-explain/overview.service.ts';
import { earlierVersion, rounds } from './4-explain/rounds.service.ts';
import { oneScore } from './4-explain/scores.service.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { CultureParts } from './culture-parts.ts';
import { type CultureRequest, openRequest, partsFor } from './culture-request.ts';
import { rescoreRound } from './keys/rescore-round.ts';
import { listRounds } from './rounds-list.ts';
import { viewerOf } from './viewer.ts';

interface Asked {
  readonly caller: { readonly membership: Membership };
  readonly query: CultureFilter;
  readonly params?: unknown;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Everything that the culture page shows. */
export function cultureRoutes(serve: Serve, parts: CultureParts): void {
  const remember = createAnswerCache();

  /** Answers 304 where the browser has this version, and computes each version once. */
  async function answer<Answer>(
    name: string,
    { caller, query, params, request: { headers }, reply }: Asked,
    present: (request: CultureRequest, parts: CultureParts) => Promise<Answer>,
    besides: (request: CultureRequest) => Promise<string> = async () => '',
  ): Promise<Answer> {
    const request = await openRequest(parts, caller.membership, query);
    // Position and company can be corrected without a change of the statistics.
    const make = async () => await present(request, await partsFor(parts, request));
    if (isNarrowed(query)) return await make();
    const version = `${request.version}${await besides(request)}`;
    const etag = `"${version}"`;
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (headers['if-none-match'] === etag) {
      await reply.code(304).send();
      return undefined as Answer;
    }
    // Not whose call it is: where it matters what someone saw before, the version says so.
    const { userId: _, ...rights } = caller.membership;
    const key = JSON.stringify([currentLanguage(), name, version, params ?? null, rights, query]);
    return await remember(key, make);
  }

  serve(getCulture, (asked) => answer('overview', asked, (request, keyed) => overview(keyed, request)));
  serve(getHeatmap, (asked) =>
    answer('heatmap', asked, (request, keyed) => heatmap(keyed, request, asked.query)),
  );
  serve(getDynamics, (asked) =>
    answer('dynamics', asked, (request, keyed) => dynamics(keyed, request, asked.query)),
  );
  serve(compareDepartments, (asked) =>
    answer('departments', asked, (request, keyed) => departments(keyed, request, asked.query)),
  );
  serve(listConcerned, (asked) =>
    answer('concerned', asked, (request, keyed) => concerned(keyed, request, asked.query.measures)),
  );
  serve(explainScore, (asked) =>
    answer('score', asked, (request, keyed) =>
      oneScore(keyed, request, { key: asked.params.measureKey, of: asked.query.of }),
    ),
  );
  serve(explainLink, (asked) =>
    answer('link', asked, (request, keyed) => oneLink(keyed, request, asked.params)),
  );
  serve(compareRounds, (asked) =>
    answer(
      'rounds',
      asked,
      (request, keyed) => rounds(keyed, request, asked.query),
      (request) => earlierVersion(parts, request, asked.query),
    ),
  );
  serve(getCultureFilters, async ({ caller, query }) =>
    filterChoices(parts, await openRequest(parts, caller.membership, query)),
  );
  serve(rescoreRoundCall, async ({ caller: { userId, membership }, params }) => {
    const { organisationId } = membership;
    const { name } = await rescoreRound(parts, { organisationId, userId, roundId: params.roundId });
    return { version: name };
  });
  serve(listRoundsCall, async ({ caller }) => ({
    rounds: await listRounds(parts.db, caller.membership.organisationId, viewerOf(caller.membership).gated),
  }));
}

/** What shows single people: only those whom the caller may see, and whose results are shown is told. */
export function culturePeopleRoutes(serve: Serve, parts: CultureParts): void {
  const { db, clock } = parts;
  const note = async ({ membership, userId }: Member, people: readonly { readonly id: string }[]) => {
    const { organisationId, role } = membership;
    const seen = { shown: 'list' as const, responseIds: people.map(({ id }) => id) };
    await noteViews(db, { organisationId, role, userId }, seen, clock());
  };
  serve(getHeatmapPeople, async ({ caller, query }) => {
    const request = await openRequest(parts, caller.membership, query);
    const found = await heatmapPeople(await partsFor(parts, request), request, caller.membership, query);
    await note(caller, found.people);
    return found;
  });
  serve(listLeftOut, async ({ caller, query }) => {
    const request = await openRequest(parts, caller.membership, query);
    const found = await leftOut(parts, request, caller.membership, query);
    // The reasons why someone's answers aren't trusted are part of their results.
    await note(caller, found.people);
    return found;
  });
  serve(listMissing, async ({ caller, query }) =>
    missingPeople(parts, await openRequest(parts, caller.membership, query), caller.membership, query),
  );
}
