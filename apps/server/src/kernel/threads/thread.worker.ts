import { inLanguage } from '@fourfold/words/language';

export interface ThreadTask {
  /** The script whose default export does it. */
  readonly script: string;
  /** What the person who asks speaks: a thread does not know by itself. */
  readonly language: string;
  readonly input: unknown;
}

export default async function perform({ script, language, input }: ThreadTask): Promise<unknown> {
  const { default: work } = (await import(script)) as { default: (input: unknown) => unknown };
  return await inLanguage(language, () => work(input));
}
