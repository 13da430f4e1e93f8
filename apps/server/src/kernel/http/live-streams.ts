import { messages, replacedEvent } from '@fourfold/contract/words';
import type { FastifyReply } from 'fastify';
import type { Caller } from './access.ts';
import { AppError } from './app-error.ts';
import { type EventStream, openEventStream } from './event-stream.ts';

/** Streams that one node holds for everyone together; each costs some tens of KB. */
const mostOfNode = 2000;
const watchMs = 1000;
/** For so long a database that does not answer is no reason to end what it allowed a moment ago. */
const graceMs = 15_000;

export interface Kind {
  readonly name: string;
  /** So many a person has open on one node, and an API token for itself: one more, and the oldest of them closes. */
  readonly most: number;
}

export interface LiveStreams {
  /** Throws where this node holds as many as it can. Asked before anything else is begun. */
  readonly requireRoom: () => void;
  readonly open: (reply: FastifyReply, kind: Kind, caller: Caller) => EventStream;
  readonly endAll: () => void;
}

interface Held {
  readonly stream: EventStream;
  /** Whose places it takes. */
  readonly holder: string;
  readonly caller: Caller;
  /** What the caller was allowed when it was opened. */
  readonly rights: string;
}

/** Which of the callers may still call, as they would be identified now, by the id of their session or token. */
export type IdentifyAgain = (callers: readonly Caller[]) => Promise<ReadonlyMap<string, Caller>>;

/**
 * Streams of events outlive the call that opened them, so their rights are looked at again and again: once a second one
 * question to the database for all that this node holds. What a sign-out, a new password, another role or a token's last
 * moment took away ends with it, on whichever node that happened.
 */
export function createLiveStreams(identifyAgain: IdentifyAgain, most = mostOfNode): LiveStreams {
  const held = new Set<Held>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let answeredAt = Date.now();

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    const now = [...held];
    try {
      const callers = await identifyAgain(now.map(({ caller }) => caller));
      answeredAt = Date.now();
      for (const { stream, caller, rights } of now) {
        const today = callers.get(idOf(caller));
        if (today === undefined || rightsOf(today) !== rights) stream.end();
      }
    } catch {
      if (Date.now() - answeredAt > graceMs) for (const { stream } of now) stream.end();
    } finally {
      isLooking = false;
    }
  }

  function keep(one: Held): void {
    held.add(one);
    if (timer === undefined) {
      answeredAt = Date.now();
      timer = setInterval(() => void look(), watchMs).unref();
    }
    one.stream.onClose(() => {
      held.delete(one);
      if (held.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    });
  }

  return {
    requireRoom() {
      if (held.size >= most) throw new AppError('too_many', messages.streamsFull(), { retryAfter: 60 });
    },
    open(reply, kind, caller) {
      const holder = `${kind.name} ${caller.apiToken?.id ?? caller.userId}`;
      // In the order in which they were opened: a set keeps it.
      const own = [...held].filter((one) => one.holder === holder && one.stream.isOpen());
      for (const { stream } of own.slice(0, Math.max(0, own.length - kind.most + 1))) {
        stream.send(replacedEvent, {});
        stream.end();
      }
      const stream = openEventStream(reply);
      keep({ stream, holder, caller, rights: rightsOf(caller) });
      return stream;
    },
    endAll() {
      for (const { stream } of held) stream.end();
    },
  };
}

const idOf = ({ sessionId, apiToken }: Caller): string => sessionId ?? apiToken?.id ?? '';

/** Everything that decides what a caller sees, in one order. */
function rightsOf({ userId, emailVerified, lacksSecondStep, membership, apiToken }: Caller): string {
  const { organisationId, role, grants = [], departments = [], withheld = [] } = membership ?? {};
  const lists = [grants, departments, withheld, apiToken?.scopes ?? []].map((list) => [...list].sort());
  return JSON.stringify([userId, emailVerified, lacksSecondStep, organisationId, role, lists]);
}
