import type { Figure } from '@fourfold/contract/schemas';
import { FEWEST_FOR_CAMPS, type MeasureKind } from '@fourfold/measurement';
import { say, sentence } from '@fourfold/words';
import { nameFile } from '../../kernel/exports/name-file.ts';
import type { Cell } from '../../kernel/exports/table.ts';
import type { DataSet, Variable } from '../../kernel/exports/variables.ts';
import type { Group } from '../culture/1-collect/read-statistics.ts';
import { withheldFor } from '../culture/2-release/withheld.ts';
import { scoresOf } from '../culture/3-estimate/scores-of-groups.ts';
import { withOwn } from '../culture/4-explain/heatmap.service.ts';
import { readTitle } from '../culture/4-explain/overview.service.ts';
import { type CultureRequest, readVisibleGroups, type VisibleGroups } from '../culture/culture-request.ts';
import { hundredth } from '../culture/engine/figures.ts';
import type { AnalysisParts } from './analysis-parts.ts';
import { measuresOf, type NamedMeasure, valuesOf } from './people-variables.ts';

const everyone = sentence('Everyone');
const levels = ['whole', 'department'] as const;
const levelLabels = { whole: sentence('Everyone in the view'), department: sentence('A department') };
const sources = ['own', 'sample'] as const;
const sourceLabels = { own: sentence('Your organisation'), sample: sentence('The sample company') };

const said = {
  group: sentence('Group'),
  level: sentence('Level'),
  source: sentence('Whose scores'),
  people: sentence('People'),
  withheld: sentence('Why nothing is shown'),
  round: sentence('Round'),
  questionnaire: sentence('Version of the questionnaire'),
  keys: sentence('Version of the scoring keys'),
};
const low = sentence<{ name: string }>('{name}: lower end of the likely range');
const high = sentence<{ name: string }>('{name}: upper end of the likely range');
const agreement = sentence<{ name: string }>('{name}: agreement');
const rangeMeaning = sentence(
  'In points. The likely range (95%) allows for error in the answers and in the scoring keys.',
);
const agreementMeaning = sentence(
  'From 0 (people differ as much as the scoring assumes they will, or more) to 1 (everyone has the same score). For groups of ten people or more.',
);

interface ShownGroup {
  readonly level: (typeof levels)[number];
  readonly name: string;
  readonly group: Group | null;
  /** Where nothing is shown. */
  readonly why: string | null;
  /** The group as the gate released it: agreement is told of nothing else. */
  readonly released: Group | null;
}

/** A row a group: the same groups and figures as in the heatmap, which come through the same gate. */
export async function groupsData(parts: AnalysisParts, request: CultureRequest): Promise<DataSet> {
  const visible = await readVisibleGroups(parts, request);
  const groups = await shownGroups(parts, request, visible);
  const shown = groups.flatMap(({ group }) => (group === null ? [] : [group]));
  const measures = measuresOf(parts);
  const kinds = ['behaviour', 'perception'] as const;
  const [behaviour = [], perception = []] = await Promise.all(
    kinds.map((kind) =>
      scoresOf(
        parts.compute,
        shown.map(({ encoded }) => encoded),
        kind,
      ),
    ),
  );
  const scores = { behaviour, perception };
  const rows: Cell[][] = [];
  for (const one of groups) {
    const at = one.group === null ? -1 : shown.indexOf(one.group);
    const agreed = await agreementsOf(parts, visible, one.released);
    const cells = measures.flatMap((measure) =>
      cellsOf(scores[measure.kind][at]?.measures[measure.key], agreed.get(measure.column)),
    );
    rows.push([...aboutGroup(one, visible, request), ...cells]);
  }
  const part = say('Group scores');
  const { title } = await readTitle(parts, request);
  return {
    name: nameFile({ title, part, round: request.round?.name ?? null }),
    sheet: part,
    variables: [...aboutVariables(), ...measures.flatMap(variablesOf)],
    count: rows.length,
    rows,
  };
}

async function shownGroups(
  parts: AnalysisParts,
  request: CultureRequest,
  visible: VisibleGroups,
): Promise<ShownGroup[]> {
  const { departments } = await withOwn(parts, request, visible);
  const released = new Map(visible.departments.map(({ id, group }) => [id, group]));
  const why = withheldFor(visible.released ? 'not_released' : 'no_answers').text;
  const whole: ShownGroup = {
    level: 'whole',
    name: everyone(),
    group: visible.whole,
    why: visible.withheld?.text ?? null,
    released: visible.whole,
  };
  return [
    whole,
    ...departments.map(
      ({ id, name, group }): ShownGroup => ({
        level: 'department',
        name,
        group,
        why: group === null ? why : null,
        released: released.get(id) ?? null,
      }),
    ),
  ];
}

/** By the columns of the measures. */
async function agreementsOf(
  { compute }: AnalysisParts,
  { whole, departments }: VisibleGroups,
  group: Group | null,
): Promise<ReadonlyMap<string, number>> {
  if (group === null || group.people < FEWEST_FOR_CAMPS) return new Map();
  const of = async (kind: MeasureKind, prefix: string) => {
    const found = await compute('agreement', {
      group: group.encoded,
      company: (whole ?? group).encoded,
      departments: departments.flatMap((row) => (row.group === null ? [] : [row.group.encoded])),
      kind,
    });
    return found.measures.flatMap(({ key, agreement: value }): [string, number][] =>
      value === null ? [] : [[`${prefix}_${key}`, hundredth(value)]],
    );
  };
  return new Map([...(await of('behaviour', 'b')), ...(await of('perception', 'p'))]);
}

const cellsOf = (figure: Figure | undefined, agreed: number | undefined): Cell[] =>
  figure === undefined ? [null, null, null, null] : [figure.score, figure.low, figure.high, agreed ?? null];

const aboutGroup = (
  { level, name, group, why }: ShownGroup,
  { state }: VisibleGroups,
  { round, keys }: CultureRequest,
): Cell[] => [
  name,
  levels.indexOf(level) + 1,
  state === 'sample' ? 2 : 1,
  group?.people ?? null,
  why,
  state === 'sample' ? null : (round?.number ?? null),
  keys.design,
  keys.name,
];

const aboutVariables = (): Variable[] => [
  { name: 'group', label: said.group(), kind: { bytes: 255 } },
  { name: 'level', label: said.level(), kind: 'number', values: valuesOf(levels, levelLabels) },
  { name: 'source', label: said.source(), kind: 'number', values: valuesOf(sources, sourceLabels) },
  { name: 'people', label: said.people(), kind: 'number' },
  { name: 'withheld', label: said.withheld(), kind: { bytes: 255 } },
  { name: 'round', label: said.round(), kind: 'number' },
  { name: 'questionnaire', label: said.questionnaire(), kind: { bytes: 16 } },
  { name: 'keys', label: said.keys(), kind: { bytes: 64 } },
];

const variablesOf = ({ column, name, meaning }: NamedMeasure): Variable[] => [
  { name: column, label: name, meaning, kind: 'number', decimals: 1 },
  { name: `${column}_low`, label: low({ name }), meaning: rangeMeaning(), kind: 'number', decimals: 1 },
  { name: `${column}_high`, label: high({ name }), meaning: rangeMeaning(), kind: 'number', decimals: 1 },
  {
    name: `${column}_agr`,
    label: agreement({ name }),
    meaning: agreementMeaning(),
    kind: 'number',
    decimals: 2,
  },
];
