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
  listLeftOut,
  listMissing,
  listRounds as listRoundsCall,
} from '@fourfold/contract/calls';
import type { CultureFilter } from '@fourfold/contract/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Member, Membership } from '../../kernel/http/access.ts';
import type { Serve } from '../../kernel/http/serve.ts';
import { noteViews } from '../person/profile-views.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { CultureParts } from './culture-parts.ts';
import { departments } from './departments.service.ts';
import { dynamics, oneLink } from './dynamics.service.ts';
import { filterChoices } from './filters.service.ts';
import { heatmap } from './heatmap.service.ts';
import { heatmapPeople } from './heatmap-people.service.ts';
import { leftOut } from './left-out.service.ts';
import { missingPeople } from './missing.service.ts';
import { overview } from './overview.service.ts';
import { earlierVersion, rounds } from './rounds.service.ts';
import { listRounds } from './rounds-list.ts';
import { type Scene, setScene } from './scene.ts';
import { oneScore } from './scores.service.ts';
import { isNarrowed } from './statistics/narrow.ts';
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

  /** Answers 304 where the browser has this version, and reckons each version once. */
  async function answer<Answer>(
    name: string,
    { caller, query, params, request, reply }: Asked,
    make: (scene: Scene) => Promise<Answer>,
    besides: (scene: Scene) => Promise<string> = async () => '',
  ): Promise<Answer> {
    const scene = await setScene(parts, caller.membership, query);
    // Position and company can be corrected without a change of the statistics.
    if (isNarrowed(query)) return await make(scene);
    const version = `${scene.version}${await besides(scene)}`;
    const etag = `"${version}"`;
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match'] === etag) {
      await reply.code(304).send();
      return undefined as Answer;
    }
    // Not whose call it is: the version says where what somebody saw before makes a difference.
    const { userId: _, ...rights } = caller.membership;
    const key = JSON.stringify([name, version, params ?? null, rights, query]);
    return await remember(key, () => make(scene));
  }

  serve(getCulture, (asked) => answer('overview', asked, (scene) => overview(parts, scene)));
  serve(getHeatmap, (asked) => answer('heatmap', asked, (scene) => heatmap(parts, scene, asked.query)));
  serve(getDynamics, (asked) => answer('dynamics', asked, (scene) => dynamics(parts, scene, asked.query)));
  serve(compareDepartments, (asked) =>
    answer('departments', asked, (scene) => departments(parts, scene, asked.query)),
  );
  serve(explainScore, (asked) =>
    answer('score', asked, (scene) =>
      oneScore(parts, scene, { key: asked.params.measureKey, of: asked.query.of }),
    ),
  );
  serve(explainLink, (asked) => answer('link', asked, (scene) => oneLink(parts, scene, asked.params)));
  serve(compareRounds, (asked) =>
    answer(
      'rounds',
      asked,
      (scene) => rounds(parts, scene, asked.query),
      (scene) => earlierVersion(parts, scene, asked.query),
    ),
  );
  serve(getCultureFilters, async ({ caller, query }) =>
    filterChoices(parts, await setScene(parts, caller.membership, query)),
  );
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
    const scene = await setScene(parts, caller.membership, query);
    const found = await heatmapPeople(parts, scene, caller.membership, query);
    await note(caller, found.people);
    return found;
  });
  serve(listLeftOut, async ({ caller, query }) => {
    const scene = await setScene(parts, caller.membership, query);
    const found = await leftOut(parts, scene, caller.membership, query);
    // Why somebody's answers are not trusted is a result of theirs.
    await note(caller, found.people);
    return found;
  });
  serve(listMissing, async ({ caller, query }) =>
    missingPeople(parts, await setScene(parts, caller.membership, query), caller.membership, query),
  );
}
