import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again and again who is signed in, as a page does that stays open. A node that just died may cost an answer. */
export function staySignedIn(url: string, token: string) {
  let ended = false;
  const seen = { answered: 0, refused: 0, unanswered: 0 };
  const asking = (async () => {
    while (!ended) {
      try {
        const { status } = await fetch(`${url}/api/auth/my-profile`, {
          headers: { authorization: `Bearer ${token}` },
        });
        if (status === 200) seen.answered += 1;
        else if (status === 401) seen.refused += 1;
        else seen.unanswered += 1;
      } catch {
        seen.unanswered += 1;
      }
      await sleep(300);
    }
  })();
  return {
    end: async () => {
      ended = true;
      await asking;
      return seen;
    },
  };
}
