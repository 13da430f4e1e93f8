import { z } from 'zod';
import type { JudgeTask } from './judge-prompt.ts';
import type { JudgedSentence, Said } from './judgement.ts';

/** Long enough for every sentence and measure of the longest question. */
export const answerMost = 200_000;

const answer = z.strictObject({
  answers: z.array(
    z.strictObject({
      sentence: z.int(),
      measure: z.string().nullable(),
      points: z.enum(['more', 'less', 'neither', 'unclear']),
    }),
  ),
});

type Row = z.output<typeof answer>['answers'][number];

/**
 * What a judge's answer says of the sentences. `unreadable`: it is not in the form that was asked for, or speaks of a
 * sentence that was not in the question. `unreliable`: it is wrong about a sentence of ours.
 */
export function readAnswer(
  text: string,
  task: JudgeTask,
): readonly JudgedSentence[] | 'unreadable' | 'unreliable' {
  const rows = rowsIn(text);
  if (rows === null || rows.some(({ sentence }) => !isAsked(sentence, task))) return 'unreadable';
  const byNumber = Map.groupBy(rows, ({ sentence }) => sentence);
  const saysOf = (number: number) => read(byNumber.get(number) ?? [], task);
  for (const [number, { key, said }] of task.controls) {
    if (saysOf(number)?.find((one) => one.key === key)?.said !== said) return 'unreliable';
  }
  return [...task.sentences].flatMap(([number, { text: words }]) => {
    const says = saysOf(number);
    const after = task.sentences.get(number - 1)?.text ?? null;
    return says === null ? [] : [{ text: words, after, says }];
  });
}

function rowsIn(text: string): readonly Row[] | null {
  if (text.length > answerMost) return null;
  const bare = text.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, '$1');
  try {
    const { data } = answer.safeParse(JSON.parse(bare));
    return data?.answers ?? null;
  } catch {
    return null;
  }
}

const isAsked = (number: number, { sentences, controls }: JudgeTask) =>
  sentences.has(number) || controls.has(number);

/** Null where nothing, a measure that was not in the question, or two things at once are said of a sentence. */
function read(rows: readonly Row[], { measures }: JudgeTask): readonly Said[] | null {
  if (rows.length === 0) return null;
  const said = new Map<string | null, Said['said']>();
  for (const { measure, points } of rows) {
    const key = measure === null ? null : keyOf(measure, measures);
    if (key === undefined || (key === null && points !== 'neither')) return null;
    if (said.has(key) && said.get(key) !== points) return null;
    said.set(key, points);
  }
  if (said.has(null) && said.size > 1) return null;
  return [...said].flatMap(([key, way]) => (key === null ? [] : [{ key, said: way }]));
}

const keyOf = (name: string, measures: JudgeTask['measures']) =>
  measures.find((one) => one.name.toLowerCase() === name.trim().toLowerCase())?.key;
