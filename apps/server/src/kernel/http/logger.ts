import pino, { type Logger } from 'pino';

/**
 * Structured logs without personal data: a request is its route's pattern (never its address, which may hold a
 * signature), an error is its kind, code and stack (never PostgreSQL's detail, which quotes values), and addresses
 * in what a mail server said are hidden.
 */
export function createLogger(level: string, stream?: pino.DestinationStream): Logger {
  return pino({ level, base: null, serializers: { err: serializeError } }, stream);
}

function serializeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: withoutAddresses(withoutValues(error.message, code)),
    ...(typeof code === 'string' ? { code } : {}),
    // A message of several lines stands in the stack too; only where it happened is wanted.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}

/** PostgreSQL quotes the offending value in messages of class 22 ("invalid input syntax for type uuid: …"). */
function withoutValues(message: string, code: unknown): string {
  return typeof code === 'string' && /^22/.test(code) ? message.replace(/: ".*"$/s, '') : message;
}

const withoutAddresses = (text: string) => text.replace(/[^\s<>"'()]+@[^\s<>"'()]+/g, '…@…');

/** Says the same thing once a minute: a database that is away for an hour would otherwise be said each second. */
export function seldom(log: (error: Error) => void, everyMs = 60_000): (error: Error) => void {
  const said = new Map<string, number>();
  return (error) => {
    const what = (error as { code?: string }).code ?? error.message;
    const now = Date.now();
    if (now - (said.get(what) ?? Number.NEGATIVE_INFINITY) < everyMs) return;
    if (said.size > 100) said.clear();
    said.set(what, now);
    log(error);
  };
}
