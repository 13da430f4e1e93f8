import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { type AnswerSums, FEWEST_SUMMED, type Questionnaire, ROUNDED_TO } from '@fourfold/measurement';
import { z } from 'zod';
import { AdminError } from '../../../../kernel/admin/command.ts';
import { refuseImpossible } from './refuse-impossible.ts';

/**
 * What one installation tells another about keys: rounded sums over its answers, and who says so. The format is
 * described in docs/keys.md.
 */
export interface KeysFile {
  readonly design: string;
  /** The day, so that of two files of one installation the newer one counts. */
  readonly made: string;
  readonly sums: AnswerSums;
  /** The public key of the installation, which is also its name. */
  readonly from: string;
}

const format = 'fourfold-keys-1';
const mostBytes = 1_000_000;
const shortFingerprint = 12;
const day = 24 * 3600 * 1000;
const mostPeople = 10_000_000;

const count = z.int().min(0).max(mostPeople).multipleOf(ROUNDED_TO);
const schema = z.strictObject({
  format: z.literal(format),
  design: z.string().min(1).max(40),
  made: z.iso.date(),
  people: count.min(FEWEST_SUMMED),
  companies: z.int().min(1).max(1_000_000),
  behaviour: z.array(count).max(5000),
  perception: z.array(count).max(5000),
  from: z.base64().max(100),
  signature: z.base64().max(200),
});
type Written = z.output<typeof schema>;

export const nameOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');

/** Of whom a file is from: short enough to be read out. */
export const fingerprintOf = (from: string): string =>
  createHash('sha256').update(Buffer.from(from, 'base64')).digest('hex').slice(0, shortFingerprint);

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export function writeKeysFile(key: KeyObject, design: string, made: string, sums: AnswerSums): string {
  const { people, companies, behaviour, perception } = sums;
  const unsigned = {
    format: format as typeof format,
    design,
    made,
    people,
    companies,
    behaviour: [...behaviour],
    perception: [...perception],
    from: nameOf(key),
  };
  const signature = sign(null, toSign(unsigned), key).toString('base64');
  return `${JSON.stringify({ ...unsigned, signature })}\n`;
}

/** Throws a sentence for whatever is wrong with it. Who made it is never trusted with more than its numbers. */
export function readKeysFile(text: string, { design, models }: Questionnaire, now: Date): KeysFile {
  refuseLarge(text.length);
  const { signature, ...unsigned } = parse(text);
  if (!isSigned(unsigned, signature)) {
    throw new AdminError('The file was changed after it was made: its signature does not fit.');
  }
  if (unsigned.design !== design.version) {
    throw new AdminError(
      `The file is about version ${unsigned.design} of the questionnaire; this installation asks version ${design.version}.`,
    );
  }
  if (unsigned.made > dayOf(new Date(now.getTime() + day))) {
    throw new AdminError(`The file says that it was made on ${unsigned.made}, which is still to come.`);
  }
  const { people, companies, behaviour, perception, made, from } = unsigned;
  const sums = { people, companies, behaviour, perception };
  refuseImpossible(sums, models);
  return { design: unsigned.design, made, from, sums };
}

/** Before it is read: a file of hundreds of megabytes is no text that a program can hold. */
export function refuseLarge(bytes: number): void {
  if (bytes > mostBytes) throw new AdminError('The file is too large to hold keys.');
}

function parse(text: string): Written {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new AdminError('The file holds no keys: it was not made by “keys export”, or it was damaged.', {
      cause,
    });
  }
}

/** In this order, whatever order the file has them in. */
function toSign(written: Omit<Written, 'signature'>): Buffer {
  const { format: edition, design, made, people, companies, behaviour, perception, from } = written;
  return Buffer.from(JSON.stringify([edition, design, made, people, companies, behaviour, perception, from]));
}

function isSigned(written: Omit<Written, 'signature'>, signature: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(written.from, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType !== 'ed25519') return false;
    return verify(null, toSign(written), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}
