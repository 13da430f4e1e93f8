import pg from 'pg';

/** The driver's own signature has a dozen forms; all are handed on as they come. */
type Ask = (this: pg.Client, ...args: unknown[]) => unknown;

/** The text of every statement that any connection asks from now on, until `stop`. */
export function listenToStatements() {
  const statements: string[] = [];
  const original = pg.Client.prototype.query;
  const ask = original as unknown as Ask;
  const listening: Ask = function (...args) {
    const [first] = args;
    statements.push(
      typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? ''),
    );
    return ask.apply(this, args);
  };
  pg.Client.prototype.query = listening as unknown as typeof original;
  const stop = () => {
    pg.Client.prototype.query = original;
  };
  return { statements, stop };
}
