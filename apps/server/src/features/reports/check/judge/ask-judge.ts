import { messages } from '@fourfold/contract/words';
import { sentence } from '@fourfold/words';
import type { ReportBasis } from '../../results/report-basis.ts';
import { type Provider, WritingFailed } from '../../writers/report-writer.ts';
import { type JudgeTask, judgeTaskOf } from './judge-prompt.ts';
import type { Judgement } from './judgement.ts';
import { answerMost, readAnswer } from './read-answer.ts';

type Judge = Pick<Provider, 'about' | 'ask'>;

const said = {
  unreadable: sentence<{ host: string }>('{host} did not answer in the format that was required.'),
  unreliable: sentence<{ host: string }>(
    '{host} misread a test sentence whose meaning is known, so its reading of this text does not count.',
  ),
  stopped: sentence('The second reading was stopped.'),
};

/**
 * Has a provider read a draft without the results. Never throws: where that fails, the check goes by what it reads
 * itself, and the judgement says why. Null where there is nothing to ask.
 */
export async function askJudge(
  judge: Judge,
  draft: string,
  basis: ReportBasis,
  signal: AbortSignal,
): Promise<Judgement | null> {
  const task = judgeTaskOf(draft, basis);
  if (task === null) return null;
  const { host, model } = judge.about;
  const unread = { host, model, keys: task.measures.map(({ key }) => key), sentences: [] };
  try {
    const read = readAnswer(await hear(judge, task, signal), task);
    if (typeof read === 'string') return { ...unread, problem: said[read]({ host }) };
    return { ...unread, sentences: read, problem: null };
  } catch (error) {
    return { ...unread, problem: signal.aborted ? said.stopped() : wordsFor(error) };
  }
}

const wordsFor = (error: unknown) => (error instanceof WritingFailed ? error.message : messages.unexpected());

async function hear(judge: Judge, { prompt }: JudgeTask, signal: AbortSignal): Promise<string> {
  let text = '';
  for await (const part of judge.ask(prompt, signal)) {
    if ('text' in part) text += part.text;
    if (text.length > answerMost) break;
  }
  return text;
}
