import measures from '../../data/measures.json' with { type: 'json' };
import type { ConstructsFile, DesignFiles, TendencyFile } from '../questionnaire/design-files.ts';
import { createRandom, drawInteger, type Random, shuffle } from '../random.ts';

/**
 * Test support: a questionnaire of the real size whose loadings are drawn at
 * random within the rules of the design (four competencies a question, every
 * behaviour primary at least three times, secondaries of both signs).
 *
 * It stands in for the data files wherever a test must not depend on them.
 *
 * Example: `createQuestionnaire(buildDesign(randomDesignFiles(1)))`.
 */
export function randomDesignFiles(seed: number): DesignFiles {
  const random = createRandom(`design ${seed}`);
  return {
    version: `random-${seed}`,
    measures,
    tendency: randomTendency(random),
    constructs: randomConstructs(random),
  };
}

const GROUP_OF = new Map(
  measures.competencies.flatMap(({ key, behaviours }) =>
    behaviours.map((behaviour) => [behaviour.key, key] as const),
  ),
);
const BEHAVIOURS = [...GROUP_OF.keys()];
const PERCEPTIONS = measures.domains.flatMap(({ perceptions }) => perceptions.map(({ key }) => key));
const QUESTIONS = 64;
const OPTION_KEYS = ['a', 'b', 'c', 'd'] as const;

function randomTendency(random: Random): TendencyFile {
  const primaries = dealPrimaries(random);
  const secondaries = [0, 1, 2, 3].flatMap(() => shuffle(BEHAVIOURS, random));
  let next = 0;
  return {
    tendency: primaries.map((chosen, question) => ({
      id: question + 1,
      key: `t${String(question + 1).padStart(2, '0')}`,
      options: OPTION_KEYS.map((key, option) => {
        while (chosen.includes(secondaries[next] as string)) secondaries.splice(next, 1);
        const measure = secondaries[next++] as string;
        const sign = (next + Math.floor(next / BEHAVIOURS.length)) % 2 ? 1 : -1;
        return { key, primary: chosen[option] as string, secondary: { measure, sign }, desirability: 3 };
      }),
    })),
  };
}

/** Deals a shuffled deck four at a time, and deals again when a competency would meet itself. */
function dealPrimaries(random: Random): string[][] {
  for (;;) {
    const deck = [...BEHAVIOURS, ...BEHAVIOURS, ...BEHAVIOURS, ...shuffle(BEHAVIOURS, random).slice(0, 4)];
    let rest = shuffle(deck, random);
    const dealt: string[][] = [];
    while (dealt.length < QUESTIONS) {
      const hand: string[] = [];
      for (const card of rest) {
        if (hand.length < 4 && !hand.some((held) => GROUP_OF.get(held) === GROUP_OF.get(card)))
          hand.push(card);
      }
      if (hand.length < 4) break;
      for (const card of hand) rest = rest.toSpliced(rest.indexOf(card), 1);
      dealt.push(hand);
    }
    if (dealt.length === QUESTIONS) return dealt;
  }
}

function randomConstructs(random: Random): ConstructsFile {
  const favourable = shuffle([...Array(42).fill('first'), ...Array(42).fill('last')] as string[], random);
  const constructs = PERCEPTIONS.map((perception, index) => {
    const other = PERCEPTIONS[drawInteger(random, PERCEPTIONS.length)] as string;
    return {
      id: 101 + index,
      key: `c${String(index + 1).padStart(2, '0')}`,
      perception,
      secondary:
        other === perception || random() < 0.5 ? null : { perception: other, sign: random() < 0.5 ? 1 : -1 },
      favourable: favourable[index] as string,
    };
  });
  const mirrors = [3, 17, 31, 45, 59, 73].map((at, index) => {
    const mirrored = constructs[at] as (typeof constructs)[number];
    return {
      id: 201 + index,
      key: `m${index + 1}`,
      of: mirrored.key,
      favourable: mirrored.favourable === 'first' ? 'last' : 'first',
    };
  });
  return { constructs, mirrors };
}
