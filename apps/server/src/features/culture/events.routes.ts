import { type CultureEvent, cultureEventsPath, getCulture } from '@fourfold/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { authorise, type Identify } from '../../http/access.ts';
import { countedAs } from '../../http/client-address.ts';
import type { RateLimiter } from '../../http/rate-limiter.ts';
import type { CultureParts } from './culture-parts.ts';
import { look } from './gate/gate.ts';
import { setScene } from './scene.ts';

export interface EventParts extends CultureParts {
  readonly identify: Identify;
  readonly limiter: RateLimiter;
}

/** How long a submission waits to be seen; a fifth of it would still be cheap. */
const pause = 2000;
/** Proxies end what is silent. */
const heartbeat = 20_000;
/** Whoever lost a right, a session or a department is asked again: the browser comes back by itself. */
const longest = 15 * 60_000;

/**
 * Tells an open culture page that its figures have moved. By asking every two seconds for the version that answers
 * carry, which is a few counters, and not by LISTEN: that needs a connection of its own, and does not pass a pooler
 * that hands out connections by the transaction. The version is the viewer's own, so what is behind the gate moves
 * here with a batch and never with a person.
 */
export function cultureEventsRoute(app: FastifyInstance, parts: EventParts): void {
  const open = new Set<FastifyReply['raw']>();
  app.addHook('preClose', async () => {
    for (const raw of open) raw.end();
  });
  // A HEAD would be held open all the same, and never be told anything.
  app.get(cultureEventsPath, { exposeHeadRoute: false }, async (request, reply) => {
    await parts.limiter.use(`culture-events:${countedAs(request.ip)}`, { max: 120, seconds: 60 });
    const { membership } = await authorise(getCulture.access, request, () => parts.identify(request, reply));
    const read = async (): Promise<CultureEvent> => {
      const scene = await setScene(parts, membership, {});
      const { round, viewer, version } = scene;
      const shown = round === null ? null : (await look(parts, viewer, round.id, {})).whole;
      return { version, answered: shown?.people ?? 0 };
    };
    const versionNow = async () => (await setScene(parts, membership, {})).version;
    const first = await read();
    reply.hijack();
    const { raw } = reply;
    open.add(raw);
    raw.once('close', () => open.delete(raw));
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'keep-alive',
    });
    raw.write(`retry: 3000\n${write(first)}`);
    void follow(raw, { first: first.version, versionNow, read }).catch((error) => {
      request.log.warn({ err: error }, 'live figures ended');
      raw.end();
    });
  });
}

interface Source {
  readonly first: string;
  readonly versionNow: () => Promise<string>;
  readonly read: () => Promise<CultureEvent>;
}

async function follow(raw: FastifyReply['raw'], { first, versionNow, read }: Source): Promise<void> {
  const began = Date.now();
  let [known, spoke] = [first, began];
  while (!raw.destroyed && !raw.writableEnded) {
    await new Promise((resolve) => setTimeout(resolve, pause).unref());
    if (raw.destroyed || raw.writableEnded) return;
    if (Date.now() - began > longest) return void raw.end();
    if ((await versionNow()) !== known) {
      const event = await read();
      known = event.version;
      raw.write(write(event));
      spoke = Date.now();
    } else if (Date.now() - spoke > heartbeat) {
      raw.write(': still here\n\n');
      spoke = Date.now();
    }
  }
}

const write = (event: CultureEvent) => `event: culture\ndata: ${JSON.stringify(event)}\n\n`;
