import type { Database } from '../database/database.ts';
import { removeForgotten, removeOldLetters } from './letter-files.ts';

interface Parts {
  readonly db: Database;
  readonly folder: string;
  readonly clock: () => Date;
  readonly onError: (error: Error) => void;
}

const everyMs = 2000;
const hour = 3600 * 1000;

/**
 * Removes files of mails for as long as the server runs: what was forgotten within seconds, what is old every hour. By
 * a clock of this process and not by a job, since the folder is this machine's. Answers what ends it.
 */
export function lookAfterLetters({ db, folder, clock, onError }: Parts): () => Promise<void> {
  let [round, sweptAt, stopped] = [Promise.resolve(), Number.NEGATIVE_INFINITY, false];
  const look = async () => {
    await removeForgotten(db, folder);
    const now = clock();
    if (Math.abs(now.getTime() - sweptAt) < hour) return;
    await removeOldLetters(folder, now);
    sweptAt = now.getTime();
  };
  const again = () => {
    round = look()
      .catch(onError)
      .finally(() => {
        if (!stopped) timer = setTimeout(again, everyMs);
      });
  };
  let timer = setTimeout(again, 0);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await round;
  };
}
