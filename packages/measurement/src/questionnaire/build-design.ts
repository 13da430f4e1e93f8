import { MeasurementError } from '../errors.ts';
import type {
  Construct,
  DesignFiles,
  MeasuresFile,
  Mirror,
  TendencyFile,
  TendencyOption,
} from './design-files.ts';
import type { Design, Loading, Measure, Option, Question } from './types.ts';

/**
 * The data files turned into one design: here the numbers of the design page
 * live, the files hold only who meets whom.
 *
 * Example: a construct whose favourable pole comes first has steps that load
 * +1.5, +0.5, -0.5, -1.5 on its perception; a mirror has its construct's loadings
 * in the order of its own poles.
 */
export const SECONDARY_SHARE = 0.5;
const STEPS = [
  { key: 'a', weight: -1.5 },
  { key: 'b', weight: -0.5 },
  { key: 'c', weight: 0.5 },
  { key: 'd', weight: 1.5 },
];

export function buildDesign({ version, measures, tendency, constructs }: DesignFiles): Design {
  return {
    version,
    measures: readMeasures(measures),
    questions: [
      ...tendency.tendency.map(readTendency),
      ...constructs.constructs.map(readConstruct),
      ...constructs.mirrors.map((mirror) => readMirror(mirror, constructs.constructs)),
    ],
  };
}

function readMeasures({ competencies, domains }: MeasuresFile): Measure[] {
  return [
    ...competencies.flatMap(({ key: group, behaviours }) =>
      behaviours.map(({ id, key }): Measure => ({ id, key, kind: 'behaviour', group })),
    ),
    ...domains.flatMap(({ key: group, perceptions }) =>
      perceptions.map(({ id, key }): Measure => ({ id, key, kind: 'perception', group })),
    ),
  ];
}

function readTendency({ id, key, options }: TendencyFile['tendency'][number]): Question {
  return { id, key, kind: 'tendency', options: options.map(readTendencyOption), mirrorOf: null };
}

function readTendencyOption({ key, primary, secondary }: TendencyOption): Option {
  return {
    key,
    loadings: [
      { measure: primary, weight: 1 },
      ...(secondary === null
        ? []
        : [{ measure: secondary.measure, weight: SECONDARY_SHARE * secondary.sign }]),
    ],
  };
}

function readConstruct(construct: Construct): Question {
  const { id, key, favourable } = construct;
  return { id, key, kind: 'construct', options: readSteps(key, construct, favourable), mirrorOf: null };
}

function readMirror({ id, key, of, favourable }: Mirror, constructs: readonly Construct[]): Question {
  const construct = constructs.find((candidate) => candidate.key === of);
  if (!construct) throw new MeasurementError('invalid_design', { mirror: key, of });
  return { id, key, kind: 'mirror', options: readSteps(key, construct, favourable), mirrorOf: of };
}

function readSteps(question: string, { perception, secondary }: Construct, favourable: string): Option[] {
  if (favourable !== 'first' && favourable !== 'last') {
    throw new MeasurementError('invalid_design', { question, favourable });
  }
  const direction = favourable === 'last' ? 1 : -1;
  return STEPS.map(({ key, weight }) => {
    const loadings: Loading[] = [{ measure: perception, weight: direction * weight }];
    if (secondary) {
      const half = SECONDARY_SHARE * secondary.sign;
      loadings.push({ measure: secondary.perception, weight: direction * weight * half });
    }
    return { key, loadings };
  });
}
