import { say } from '@fourfold/words';

/**
 * Reads a kept `.eml` file back: its headers as people read them, its plain text, and the names of its files. Made for
 * what our own transport writes (one level of parts within another, UTF-8, quoted-printable or base64), not for mails
 * of the world.
 */
export interface KeptLetter {
  readonly header: (name: string) => string;
  readonly text: string;
  readonly files: readonly string[];
}

interface Part {
  readonly header: (name: string) => string;
  readonly body: string;
}

export function readLetter(raw: string): KeptLetter {
  const letter = split(raw);
  const leaves = leavesOf(letter);
  const plain = leaves.find(({ header }) => /^text\/plain/i.test(header('content-type')));
  const files = leaves
    .filter(({ header }) => /^attachment/i.test(header('content-disposition')))
    .map(({ header }) => /\bname="?([^";]+)"?/i.exec(header('content-type'))?.[1] ?? say('a file'));
  return { header: letter.header, text: plain === undefined ? '' : decodeBody(plain), files };
}

/** The head alone, for lists. */
export const readHead = (raw: string): Part['header'] => split(raw).header;

function split(raw: string): Part {
  const at = raw.indexOf('\n\n');
  const head = (at === -1 ? raw : raw.slice(0, at)).replace(/\n[ \t]+/g, ' ');
  const header = (name: string) => {
    const found = new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1] ?? '';
    return decodeWords(found);
  };
  return { header, body: at === -1 ? '' : raw.slice(at + 2) };
}

function leavesOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(part.header('content-type'))?.[1];
  if (boundary === undefined) return [part];
  // Before the first border and after the last one stands nothing.
  const inner = part.body
    .split(new RegExp(`^--${boundary.replace(/\W/g, '\\$&')}(?:--)?$`, 'm'))
    .slice(1, -1);
  return inner.flatMap((raw) => leavesOf(split(raw.replace(/^\n/, ''))));
}

function decodeBody({ header, body }: Part): string {
  const encoding = header('content-transfer-encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\n/g, '')) : body;
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_sign, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

/** "=?UTF-8?Q?M=C3=BCller?=" is "Müller" (RFC 2047). Words that follow one another belong together. */
const decodeWords = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, how: string, coded: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(coded, 'base64').toString('utf8')
        : decodeQuoted(coded.replaceAll('_', ' ')),
    );
