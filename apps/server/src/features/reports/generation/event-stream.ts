import type { ReportEvents } from '@fourfold/contract';
import type { FastifyReply } from 'fastify';

const aliveMs = 15_000;

/** Events as a browser reads them. Written past the compression, which would hold words back until it has many. */
export function openEventStream(reply: FastifyReply) {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    // nginx holds answers back otherwise.
    'x-accel-buffering': 'no',
  });
  const timer = setInterval(() => raw.write(': still here\n\n'), aliveMs);
  raw.on('close', () => clearInterval(timer));
  return {
    send<Name extends keyof ReportEvents>(name: Name, data: ReportEvents[Name]): void {
      if (!raw.writableEnded && !raw.destroyed)
        raw.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end(): void {
      clearInterval(timer);
      raw.end();
    },
  };
}
