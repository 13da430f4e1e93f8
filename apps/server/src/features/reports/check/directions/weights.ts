type TurnWeights = readonly [gate: number, way: number, nowhere: number];

/** What the words of a text weigh, as `scripts/train-advice-reader.ts` found it. */
export interface Weights {
  /** How far a turn turns round what is done, points up or down by itself, and points nowhere. */
  readonly turns: { readonly get: (turn: string) => TurnWeights | undefined };
  /** How far an act shows a behaviour (1) or its opposite (-1): of any (''), of a competency's ('/key'), of one. */
  readonly acts: { readonly get: (act: string) => ReadonlyMap<string, number> | undefined };
  readonly groupOf: ReadonlyMap<string, string>;
  readonly nowhere: number;
}

/** The same before it is written down. */
export interface NewWeights extends Weights {
  readonly turns: ReadonlyMap<string, TurnWeights>;
  readonly acts: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Weights are written as whole numbers of this part. */
const unit = 20;

/** All that an act may weigh for: any behaviour, those of a competency, one behaviour. */
const namesOf = (groupOf: ReadonlyMap<string, string>): string[] => [
  '',
  ...[...new Set(groupOf.values())].map((group) => `/${group}`),
  ...groupOf.keys(),
];

/** Lines of a turn with its three weights, then of an act with a weight for each behaviour that it tells of. */
export function formatWeights({ turns, acts, groupOf, nowhere }: NewWeights): string {
  const whole = (weight: number) => Math.round(weight * unit);
  const numbers = new Map(namesOf(groupOf).map((name, at) => [name, at]));
  const lines = [
    `nowhere\t${whole(nowhere)}`,
    `behaviours\t${[...groupOf].map((pair) => pair.join('/')).join(' ')}`,
    ...[...turns].flatMap(([turn, all]) => {
      const rounded = all.map(whole);
      return rounded.every((one) => one === 0) ? [] : [`${turn}\t${rounded.join(' ')}`];
    }),
    '',
    ...[...acts].flatMap(([act, weightOf]) => {
      const known = [...weightOf].flatMap(([name, weight]) => {
        const rounded = whole(weight);
        return rounded === 0 ? [] : [`${numbers.get(name)}:${rounded}`];
      });
      return known.length === 0 ? [] : [`${act}\t${known.join(' ')}`];
    }),
  ];
  return `${lines.join('\n')}\n`;
}

export function parseWeights(text: string): Weights {
  const [above = '', below = ''] = text.split('\n\n');
  const [first = '', second = '', ...rest] = above.split('\n');
  const groupOf = new Map(
    restOf(second)
      .split(' ')
      .map((pair) => pair.split('/') as [string, string]),
  );
  const names = namesOf(groupOf);
  return {
    groupOf,
    nowhere: Number(restOf(first)) / unit,
    turns: onDemand(rest, (line) => {
      const [gate = 0, way = 0, nowhere = 0] = line.split(' ').map((one) => Number(one) / unit);
      return [gate, way, nowhere] as const;
    }),
    acts: onDemand(
      below.split('\n'),
      (line) =>
        new Map(
          line.split(' ').map((one) => {
            const [name = '', weight = ''] = one.split(':');
            return [names[Number(name)] ?? '', Number(weight) / unit];
          }),
        ),
    ),
  };
}

const restOf = (line: string) => line.slice(line.indexOf('\t') + 1);
const nameOf = (line: string) => line.slice(0, line.indexOf('\t'));

/** Read when it is asked for: a draft has few of them, and to read all of them would keep others waiting. */
function onDemand<T>(all: readonly string[], parse: (line: string) => T) {
  const lines = new Map(all.map((line) => [nameOf(line), line]));
  const known = new Map<string, T>();
  return {
    get: (name: string): T | undefined => {
      const line = lines.get(name);
      if (line === undefined) return undefined;
      const value = known.get(name) ?? parse(restOf(line));
      known.set(name, value);
      return value;
    },
  };
}
