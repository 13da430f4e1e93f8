import type { Information } from '@fourfold/contract/schemas';
import { startThreads } from '../../kernel/threads/threads.ts';

export interface InformationDocument {
  readonly information: Information;
  readonly logo: Uint8Array | null;
}

const threads = startThreads<InformationDocument, Uint8Array>(
  new URL('./draw-information.worker.ts', import.meta.url),
);

/** The sheet as a PDF, drawn in a thread of its own: 154 questions take a while. */
export const drawInformation = async (document: InformationDocument): Promise<Buffer> =>
  Buffer.from(await threads.ask(document));
