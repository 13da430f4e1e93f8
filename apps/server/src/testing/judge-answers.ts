type Points = 'more' | 'less' | 'neither' | 'unclear';
export interface Row {
  readonly sentence: number;
  readonly measure: string | null;
  readonly points: Points;
}

/** What a fake judge says of a sentence: which way it points for which measure, by name; null for none. */
export type Reads = (sentence: string) => readonly [measure: string, points: Points] | null;

const ours = /^(?:(?<more>Show more|There is too little|Practise)|Show less|There is too much|Cut back on) /;

/** Answers a judge's prompt in the form that it asks for, our own sentences rightly. */
export function rowsFor(prompt: string, reads: Reads): Row[] {
  const [, first = ''] = /^Measures\n- ([^:\n]+): /m.exec(prompt) ?? [];
  return [...prompt.matchAll(/^(\d+)\. (".*")$/gm)].map(([, number, quoted = '""']): Row => {
    const text = JSON.parse(quoted) as string;
    const said = reads(text);
    const known = said === null && text.includes(first) ? ours.exec(text) : null;
    const sentence = Number(number);
    if (known !== null) return { sentence, measure: first, points: known.groups?.more ? 'more' : 'less' };
    return { sentence, measure: said?.[0] ?? null, points: said?.[1] ?? 'neither' };
  });
}

export const answerFor = (prompt: string, reads: Reads): string =>
  JSON.stringify({ answers: rowsFor(prompt, reads) });
