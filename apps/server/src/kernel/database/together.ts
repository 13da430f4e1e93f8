import type { Queries } from './database.ts';

/** More would make everyone wait for the one that comes last. */
const mostTogether = 100;
/** While one is answered the next is under way; what comes meanwhile goes with the one after. */
const mostAtOnce = 2;

export type AskMany<Item, Answer> = (db: Queries, items: readonly Item[]) => Promise<readonly Answer[]>;

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Asks for several people at once who came at the same moment. Most of what a small statement costs is the way to the
 * database and back, and of what is written the wait for the disk; twenty together pay both once. Nobody waits for
 * company: one who comes alone is asked for alone. Within a transaction everyone is.
 */
export function together<Item, Answer>(
  askMany: AskMany<Item, Answer>,
): (db: Queries, item: Item) => Promise<Answer> {
  const gathered = new WeakMap<Queries, (item: Item) => Promise<Answer>>();
  return async (db, item) => {
    if (db.isTransaction) return (await askMany(db, [item]))[0] as Answer;
    let ask = gathered.get(db);
    if (ask === undefined) {
      ask = gather((items) => askMany(db, items));
      gathered.set(db, ask);
    }
    return await ask(item);
  };
}

function gather<Item, Answer>(askMany: (items: readonly Item[]) => Promise<readonly Answer[]>) {
  const waiting: Waiting<Item, Answer>[] = [];
  let [underWay, isComing] = [0, false];

  async function answer(asked: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await askMany(asked.map(({ item }) => item));
      for (const [at, { resolve }] of asked.entries()) resolve(answers[at] as Answer);
    } catch (error) {
      if (asked.length > 1 && isAboutOne(error)) await Promise.all(asked.map((one) => answer([one])));
      else for (const { reject } of asked) reject(error);
    }
  }

  async function go(): Promise<void> {
    isComing = false;
    underWay += 1;
    await answer(waiting.splice(0, mostTogether));
    underWay -= 1;
    look();
  }

  /** Whatever has arrived in this turn of the loop goes along. */
  function look(): void {
    if (isComing || waiting.length === 0 || underWay >= mostAtOnce) return;
    isComing = true;
    setImmediate(go);
  }

  return (item: Item): Promise<Answer> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      look();
    });
}

/** A value that the database does not take is one person's trouble: the others are asked for without it. */
const isAboutOne = (error: unknown): boolean =>
  /^2[0-9A-Z]{4}$/.test(String((error as { code?: unknown }).code));
