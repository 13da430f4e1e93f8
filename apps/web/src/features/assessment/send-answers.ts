import type { AnswerItem, RespondentEnvelope } from '@fourfold/contract/schemas';
import { keepTrying, type Trying } from './keep-trying.ts';

export type Saving = 'saved' | Trying;

interface Parts {
  waiting: () => AnswerItem[];
  send: (answers: AnswerItem[], signal: AbortSignal) => Promise<RespondentEnvelope>;
  tell: (saving: Saving) => void;
  saved: (envelope: RespondentEnvelope, sent: readonly AnswerItem[]) => void;
  /** Refused for good: the link died, or the questionnaire is closed. The answers stay kept. */
  refused: (error: unknown) => void;
}

/** Sends what waits, one call after the other, until nothing does. Asked again meanwhile, it goes on as it is. */
export function createSender({ waiting, send, tell, saved, refused }: Parts): () => Promise<void> {
  let sending = false;

  async function sendWaiting(signal: AbortSignal) {
    // Read at each try: what was changed meanwhile goes along.
    const sent = waiting();
    return { sent, envelope: await send(sent, signal) };
  }

  return async () => {
    if (sending || waiting().length === 0) return;
    sending = true;
    try {
      while (waiting().length > 0) {
        const { sent, envelope } = await keepTrying(sendWaiting, tell);
        saved(envelope, sent);
      }
      tell('saved');
    } catch (error) {
      refused(error);
    } finally {
      sending = false;
    }
  };
}
