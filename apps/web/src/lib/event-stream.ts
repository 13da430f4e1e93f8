export interface ServerEvent {
  readonly name: string;
  readonly data: unknown;
}

/** Reads server-sent events from an answer as they come. What is no event is passed over. */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    waiting += value;
    const parts = waiting.split('\n\n');
    waiting = parts.pop() ?? '';
    for (const part of parts) {
      const event = toEvent(part);
      if (event !== null) yield event;
    }
  }
}

function toEvent(part: string): ServerEvent | null {
  const lines = part.split('\n');
  const name = lines.find((line) => line.startsWith('event: '))?.slice(7);
  const data = lines.find((line) => line.startsWith('data: '))?.slice(6);
  if (name === undefined || data === undefined) return null;
  return { name, data: JSON.parse(data) };
}
