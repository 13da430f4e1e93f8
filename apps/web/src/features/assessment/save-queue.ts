import type { AnswerItem, RespondentEnvelope } from '@fourfold/contract';
import { keepTrying, type Trying } from './keep-trying.ts';
import type { KeptAnswers } from './kept-answers.ts';

export type Saving = 'saved' | Trying;

interface Parts {
  send: (answers: AnswerItem[], signal: AbortSignal) => Promise<RespondentEnvelope>;
  kept: KeptAnswers;
  tell: (saving: Saving) => void;
  saved: (envelope: RespondentEnvelope, sent: readonly AnswerItem[]) => void;
  /** Refused for good: the link died, or the questionnaire is closed. The answers stay kept. */
  refused: (error: unknown) => void;
}

/** Answers on their way to the server, one call after the other, the newest choice of each question alone. */
export function createSaveQueue({ send, kept, tell, saved, refused }: Parts) {
  const waiting = new Map<number, AnswerItem>();
  /** Chosen on the page that is open: kept, and sent with Next. */
  const drafts = new Map<number, AnswerItem>();
  let draining = false;

  const keep = () => kept.write([...waiting.values(), ...drafts.values()]);

  async function sendWaiting(signal: AbortSignal) {
    // Read at each try: what was changed meanwhile goes along.
    const sent = [...waiting.values()];
    return { sent, envelope: await send(sent, signal) };
  }

  async function drain(): Promise<void> {
    if (draining) return;
    draining = true;
    try {
      while (waiting.size > 0) {
        const { sent, envelope } = await keepTrying(sendWaiting, tell);
        for (const item of sent) if (waiting.get(item.question_id) === item) waiting.delete(item.question_id);
        keep();
        saved(envelope, sent);
      }
      tell('saved');
    } catch (error) {
      refused(error);
    } finally {
      draining = false;
    }
  }

  function add(answers: readonly AnswerItem[]): void {
    for (const answer of answers) {
      drafts.delete(answer.question_id);
      waiting.set(answer.question_id, answer);
    }
    keep();
    if (waiting.size > 0) void drain();
  }

  return {
    draft(answer: AnswerItem): void {
      drafts.set(answer.question_id, answer);
      keep();
    },
    drafts: () => [...drafts.values()],
    add,
    waiting: () => [...waiting.values()],
    forget(): void {
      waiting.clear();
      drafts.clear();
      kept.clear();
    },
  };
}
