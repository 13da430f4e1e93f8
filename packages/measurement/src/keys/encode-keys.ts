import { MeasurementError } from '../errors.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { MeasureKind } from '../questionnaire/types.ts';
import { CORRELATION_SPREAD } from './key-uncertainty.ts';
import type { KeysInUse } from './keys-in-use.ts';
import { type Learned, learnedKeys, personalErrors } from './keys-in-use.ts';
import type { LearnedKeys } from './learning/learn-keys.ts';
import { layOut, readParameters, withParameters } from './learning/parameters.ts';
import type { Sizes } from './learning/sizes.ts';

/**
 * Learned keys as bytes, for a database column: all that scoring needs, and nothing of anyone's answers.
 *
 * A line of JSON that says what they are, then numbers of eight bytes: by kind the parameters, their covariances question
 * by question, what the pool may have had in common, and what all of it adds to one person's intervals.
 *
 * Example: 380 kB for 148 questions.
 */
export interface StoredKeys extends KeysInUse {
  readonly personal: Readonly<Record<MeasureKind, Float64Array>>;
  readonly learned: Learned;
}

const KINDS = ['behaviour', 'perception'] as const;

interface Header {
  readonly version: string;
  readonly design: string;
  readonly kinds: Readonly<
    Record<MeasureKind, { readonly people: number; readonly groups: number; readonly sizes: Sizes }>
  >;
}

export function encodeKeys(questionnaire: Questionnaire, learned: Learned): Uint8Array {
  const inUse = learnedKeys(questionnaire, learned);
  const personal = personalErrors(inUse);
  const head = ({ people, groups, sizes }: LearnedKeys) => ({ people, groups, sizes });
  const header: Header = {
    version: inUse.version,
    design: questionnaire.design.version,
    kinds: { behaviour: head(learned.behaviour), perception: head(learned.perception) },
  };
  const parts = KINDS.flatMap((kind) => {
    const { model, uncertainty } = learned[kind];
    return [
      readParameters(questionnaire.models[kind], model),
      ...uncertainty.questions.map(({ covariance }) => covariance),
      uncertainty.common ?? new Float64Array(model.size ** 2),
      personal[kind],
    ];
  });
  const line = new TextEncoder().encode(`${JSON.stringify(header)}\n`);
  const numbers = Float64Array.from(parts.flatMap((part) => [...part]));
  const bytes = new Uint8Array(line.length + numbers.byteLength);
  bytes.set(line);
  bytes.set(new Uint8Array(numbers.buffer), line.length);
  return bytes;
}

/** Throws `version_mismatch` for keys of another design and `wrong_size` for bytes that are not keys. */
export function decodeKeys(questionnaire: Questionnaire, bytes: Uint8Array): StoredKeys {
  const end = bytes.indexOf(10);
  const header = JSON.parse(new TextDecoder().decode(bytes.slice(0, Math.max(0, end)))) as Header;
  if (header.design !== questionnaire.design.version) {
    throw new MeasurementError('version_mismatch', {
      keys: header.design,
      design: questionnaire.design.version,
    });
  }
  const numbers = new Float64Array(bytes.slice(end + 1).buffer);
  let at = 0;
  const take = (count: number): Float64Array => {
    at += count;
    if (at > numbers.length)
      throw new MeasurementError('wrong_size', { numbers: numbers.length, needed: at });
    return numbers.slice(at - count, at);
  };
  const personal: Partial<Record<MeasureKind, Float64Array>> = {};
  const read = (kind: MeasureKind): LearnedKeys => {
    const model = questionnaire.models[kind];
    const layout = layOut(model);
    const { sizes, people, groups } = header.kinds[kind];
    const learned = {
      model: withParameters(model, layout, take(layout.authored.length), header.version),
      uncertainty: {
        questions: layout.parameters.map((parameters) => ({
          ...parameters,
          covariance: take(parameters.options.length ** 2),
        })),
        common: take(model.size ** 2),
        leanSpread: 0,
        between: sizes.between,
        correlationSpread: CORRELATION_SPREAD,
      },
      sizes,
      people,
      groups,
    };
    personal[kind] = take(model.size ** 2);
    return learned;
  };
  const learned = { behaviour: read('behaviour'), perception: read('perception') };
  if (at !== numbers.length)
    throw new MeasurementError('wrong_size', { numbers: numbers.length, needed: at });
  const { behaviour, perception } = personal as Record<MeasureKind, Float64Array>;
  return { ...learnedKeys(questionnaire, learned), learned, personal: { behaviour, perception } };
}
