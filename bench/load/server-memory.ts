import type { Client } from './client.ts';

/** What the server holds of the machine's memory, in megabytes, as it says itself. */
export async function serverMemory(call: Client): Promise<number> {
  const [, bytes = '0'] = /^process_resident_memory_bytes (\S+)/m.exec(await call('/metrics')) ?? [];
  return Number(bytes) / 2 ** 20;
}
