import { describe, expect, it } from 'vitest';
import { readEvents } from './event-stream.ts';

const bodyOf = (...pieces: string[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });

describe('events from the server', () => {
  it('are read whole, however the network cuts them, and signs of life are passed over', async () => {
    const found = [];
    const body = bodyOf(
      'event: te',
      'xt\ndata: {"text":"é',
      'a"}\n',
      '\n: still here\n\nevent: done\ndata: 1\n\n',
      'event: cut',
    );
    for await (const event of readEvents(body)) found.push(event);
    expect(found).toEqual([
      { name: 'text', data: { text: 'éa' } },
      { name: 'done', data: 1 },
    ]);
  });
});
