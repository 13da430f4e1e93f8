import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface Floor {
  readonly url: string;
  readonly end: () => Promise<void>;
}

/** The route that does nothing, in a process of its own as the product is. */
export async function startFloor(): Promise<Floor> {
  const child = fork(path.join(import.meta.dirname, 'floor-server.ts'));
  const [url] = await once(child, 'message');
  return {
    url: String(url),
    end: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
