import type { FastifyReply } from 'fastify';

const aliveMs = 15_000;
/** More than this does not wait in memory for someone who does not read it. */
const mostWaiting = 1024 * 1024;

export interface EventStream {
  readonly isOpen: () => boolean;
  readonly send: (name: string, data: unknown) => void;
  readonly end: () => void;
  /** Heard when it was ended or broke off, or twice, when both. */
  readonly onClose: (hear: () => void) => void;
}

/** How long a browser waits before it opens a stream again that ended, in milliseconds. */
export const retryMs = 3000;

/** Events as a browser reads them. Written past the compression, which would hold words back until it has many. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    // nginx holds answers back otherwise.
    'x-accel-buffering': 'no',
  });
  const isOpen = () => !raw.writableEnded && !raw.destroyed;
  const write = (text: string) => {
    if (!isOpen()) return;
    raw.write(text);
    if (raw.writableLength > mostWaiting) raw.destroy();
  };
  write(`retry: ${retryMs}\n\n`);
  // Proxies end what is silent.
  const timer = setInterval(() => write(': still here\n\n'), aliveMs);
  raw.on('close', () => clearInterval(timer));
  return {
    isOpen,
    send: (name, data) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => {
      clearInterval(timer);
      raw.end();
    },
    onClose: (hear) => void raw.once('finish', hear).once('close', hear),
  };
}
