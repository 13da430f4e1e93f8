import { getCulture, getCultureVersion } from '@fourfold/contract/calls';
import type { CultureEvent } from '@fourfold/contract/schemas';
import { cultureEventsPath } from '@fourfold/contract/words';
import type { FastifyInstance } from 'fastify';
import { authorise, type Identify, type Member } from '../../kernel/http/access.ts';
import { countedAs } from '../../kernel/http/client-address.ts';
import type { EventStream } from '../../kernel/http/event-stream.ts';
import type { LiveStreams } from '../../kernel/http/live-streams.ts';
import type { Serve } from '../../kernel/http/serve.ts';
import type { Parts } from '../../kernel/parts.ts';
import { passGate } from './2-release/gate.ts';
import type { CultureParts } from './culture-parts.ts';
import { openRequest } from './culture-request.ts';

export interface EventParts extends CultureParts, Pick<Parts, 'limiter'> {
  readonly identify: Identify;
  readonly streams: LiveStreams;
}

/** How long a submission waits to be seen; a fifth of it would still be cheap. */
const pause = 2000;
/** Now and then a stream is opened anew, so that nodes that came later get their share. */
const longest = 15 * 60_000;
/** A browser has six connections to one server, and hidden tabs let go of theirs. */
const kind = { name: 'culture', most: 6 };

/**
 * Tells an open culture page that its figures have moved. By asking every two seconds for the version that answers
 * carry, which is a few counters, and not by LISTEN: that needs a connection of its own, and does not pass a pooler
 * that hands out connections by the transaction. The version is the viewer's own, so what is behind the gate moves
 * here with a batch and never with a person.
 */
export function cultureEventsRoute(app: FastifyInstance, serve: Serve, parts: EventParts): void {
  serve(getCultureVersion, ({ caller }) => readEvent(parts, caller));
  // A HEAD would be held open all the same, and never be told anything.
  app.get(cultureEventsPath, { exposeHeadRoute: false }, async (request, reply) => {
    await parts.limiter.use(`culture-events:${countedAs(request.ip)}`, { max: 120, seconds: 60 });
    const caller = await authorise(getCulture.access, request, () => parts.identify(request, reply));
    parts.streams.requireRoom();
    const first = await readEvent(parts, caller);
    const stream = parts.streams.open(reply, kind, caller);
    stream.send('culture', first);
    void follow(parts, stream, caller, first.version).catch((error) => {
      request.log.warn({ err: error }, 'live figures ended');
      stream.end();
    });
  });
}

async function readEvent(parts: CultureParts, { membership }: Member): Promise<CultureEvent> {
  const { round, viewer, version } = await openRequest(parts, membership, {});
  const shown = round === null ? null : (await passGate(parts, viewer, round.id, {})).whole;
  return { version, answered: shown?.people ?? 0 };
}

async function follow(
  parts: CultureParts,
  stream: EventStream,
  caller: Member,
  first: string,
): Promise<void> {
  const began = Date.now();
  let known = first;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pause).unref());
    if (!stream.isOpen()) return;
    if (Date.now() - began > longest) return stream.end();
    if ((await openRequest(parts, caller.membership, {})).version === known) continue;
    const event = await readEvent(parts, caller);
    known = event.version;
    stream.send('culture', event);
  }
}
