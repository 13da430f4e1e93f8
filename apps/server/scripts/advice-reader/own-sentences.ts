import { loadWords } from '../../src/features/profile/load-words.ts';
import { writeLetter } from '../../src/features/reports/built-in-writer/write-letter.ts';
import { emptyBasis } from '../../src/testing/report-basis.ts';
import type { Example } from './training-sentences.ts';

/** What the built-in writer says around the measures' own texts points nowhere, and is what such a report sounds like. */
export async function ownSentences(): Promise<Example[]> {
  const words = await loadWords();
  const own = Object.entries(words.measures.behaviours).flatMap(([key, text]) =>
    [true, false].flatMap((isMuch) => {
      const at = isMuch
        ? ({ score: 155, band: 'overactivated' } as const)
        : ({ score: 40, band: 'underactivated' } as const);
      const figure = {
        ...({ key, kind: 'behaviour', name: text.name, group: null, text } as const),
        ...{ low: at.score - 45, high: at.score + 45, beyond: 91 },
        ...at,
      };
      const summary = { overactivated: null, developmentAreas: [] };
      const report = writeLetter(
        {
          ...emptyBasis,
          seed: key,
          overactivated: isMuch ? key : null,
          areas: isMuch ? [] : [key],
          results: { figures: [figure], summary, verdict: 'consistent', reasons: [], version: '1' },
        },
        words,
      );
      const known = JSON.stringify(text);
      return report
        .split(/(?<=[.!?:])\s+|\n+/)
        .filter(
          (sentence) => /\p{L}/u.test(sentence) && !known.includes(sentence) && !sentence.includes(text.name),
        );
    }),
  );
  return [...new Set(own)].map((text) => ({ key: null, side: 0, weight: 1, text, writer: 'built-in' }));
}
