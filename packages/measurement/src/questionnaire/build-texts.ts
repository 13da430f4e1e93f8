import { MeasurementError } from '../errors.ts';
import type { Design, Question } from './types.ts';

/**
 * What a respondent reads, in one language: the design's questions with their
 * words, still in the design's order (see `presentation-order/` for the
 * screen's).
 *
 * A language is a folder of data files with the same keys. A key without its text throws
 * `missing_text`: a respondent must never meet half a question.
 *
 * Example: the first step of a construct reads `Clearly: means a lot to me`.
 */
export interface TendencyTextsFile {
  readonly questions: Readonly<Record<string, { stem: string; options: Readonly<Record<string, string>> }>>;
}

export interface ConstructTextsFile {
  /** One template a step, with {first} or {last} in it. */
  readonly steps: readonly string[];
  readonly questions: Readonly<Record<string, { stem: string; first: string; last: string }>>;
}

export interface QuestionText {
  readonly id: number;
  readonly key: string;
  readonly text: string;
  readonly options: readonly { readonly key: string; readonly text: string }[];
}

export function buildTexts(
  design: Design,
  tendency: TendencyTextsFile,
  constructs: ConstructTextsFile,
): ReadonlyMap<string, QuestionText> {
  return new Map(
    design.questions.map((question) => [
      question.key,
      question.kind === 'tendency' ? readTendency(question, tendency) : readConstruct(question, constructs),
    ]),
  );
}

function readTendency({ id, key, options }: Question, file: TendencyTextsFile): QuestionText {
  const texts = file.questions[key];
  return {
    id,
    key,
    text: present(texts?.stem, key),
    options: options.map((option) => ({ key: option.key, text: present(texts?.options[option.key], key) })),
  };
}

function readConstruct({ id, key, options }: Question, file: ConstructTextsFile): QuestionText {
  const texts = file.questions[key];
  return {
    id,
    key,
    text: present(texts?.stem, key),
    options: options.map((option, step) => ({
      key: option.key,
      text: present(file.steps[step], key)
        .replace('{first}', present(texts?.first, key))
        .replace('{last}', present(texts?.last, key)),
    })),
  };
}

function present(text: string | undefined, question: string): string {
  if (!text) throw new MeasurementError('missing_text', { question });
  return text;
}
