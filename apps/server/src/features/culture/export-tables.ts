import type {
  CultureAnswer,
  CultureLink,
  DepartmentsAnswer,
  Figure,
  HeatmapAnswer,
  HeatmapRow,
  RoundsAnswer,
} from '@fourfold/contract/schemas';
import type { Cell, Table } from '../../kernel/exports/table.ts';

/** What is on the screen as tables. Each takes the answer of the screen itself, so no figure has a second way out. */
const figureColumns = ['Score', 'Low', 'High', 'Band', 'Probability beyond balanced'];
const figureCells = ({ score, low, high, band, beyond }: Figure): Cell[] => [score, low, high, band, beyond];
const placeColumns = ['Place', 'Certainty', 'Probability of the top five'];

export function opportunitiesTable({ opportunities, title }: CultureAnswer): Table {
  return {
    name: `${title} opportunities`,
    columns: [
      'Opportunity',
      ...placeColumns,
      'Impact',
      'Impact low',
      'Impact high',
      'Effort',
      'Effort low',
      'Effort high',
      ...figureColumns,
      'People',
      'People from',
      'People to',
      'Of people',
      'Description',
    ],
    rows: (opportunities?.listed ?? []).map((entry) => [
      entry.name,
      entry.place,
      entry.label,
      entry.probability,
      entry.impact,
      entry.impact_range.low,
      entry.impact_range.high,
      entry.effort,
      entry.effort_range.low,
      entry.effort_range.high,
      ...figureCells(entry.figure),
      entry.people,
      entry.people_range.low,
      entry.people_range.high,
      entry.of_people,
      entry.description,
    ]),
  };
}

export function barriersTable({ barriers, title }: CultureAnswer): Table {
  return {
    name: `${title} barriers`,
    columns: [
      'Barrier',
      ...placeColumns,
      'Weight',
      ...figureColumns,
      'People',
      'People from',
      'People to',
      'Of people',
      'Description',
    ],
    rows: (barriers?.listed ?? []).map((entry) => [
      entry.name,
      entry.place,
      entry.label,
      entry.probability,
      entry.weight,
      ...figureCells(entry.figure),
      entry.people,
      entry.people_range.low,
      entry.people_range.high,
      entry.of_people,
      entry.description,
    ]),
  };
}

export function heatmapTable({ whole, departments, columns }: HeatmapAnswer): Table {
  const names = new Map(
    columns.flatMap(({ key, name, measures }) => [
      [key, name] as const,
      ...measures.map((measure) => [measure.key, `${name}: ${measure.name}`] as const),
    ]),
  );
  const rowsOf = (row: HeatmapRow): Cell[][] =>
    row.withheld === null
      ? Object.entries(row.cells).map(([key, figure]) => [
          row.name,
          row.people,
          names.get(key) ?? key,
          ...figureCells(figure),
        ])
      : [[row.name, null, row.withheld.text]];
  return {
    name: 'Heatmap',
    columns: ['Department', 'People', 'Competency', ...figureColumns],
    rows: [...(whole === null ? [] : [whole]), ...departments].flatMap(rowsOf),
  };
}

export function dynamicsTable(links: readonly CultureLink[]): Table {
  return {
    name: 'Dynamics',
    columns: [
      'Behaviour',
      'Perception',
      'Correlation',
      'Low',
      'High',
      'Expected by the authors',
      'Stands out',
    ],
    rows: links.map(({ behaviour, perception, correlation, low, high, expected, stands_out }) => [
      behaviour.name,
      perception.name,
      correlation,
      low,
      high,
      expected ? 'yes' : 'no',
      stands_out ? 'yes' : 'no',
    ]),
  };
}

export function departmentsTable({ departments, columns }: DepartmentsAnswer): Table {
  return {
    name: 'Departments',
    columns: [
      'Department',
      'People',
      'Competency',
      'Points from the whole',
      'Low',
      'High',
      'More than chance',
    ],
    rows: departments.flatMap(({ name, people, withheld, differences }): Cell[][] =>
      withheld === null
        ? columns.flatMap(({ key, name: competency }) => {
            const found = differences[key];
            if (found === undefined) return [];
            return [
              [
                name,
                people,
                competency,
                found.points,
                found.low,
                found.high,
                found.stands_out ? 'yes' : 'no',
              ],
            ];
          })
        : [[name, null, withheld.text]],
    ),
  };
}

/** What has changed most stands first, as on the screen. */
export function roundsTable({ earlier, later, changes, withheld }: RoundsAnswer): Table {
  const range = (name: string) => [name, `${name}: low`, `${name}: high`];
  return {
    name: 'Rounds',
    columns: [
      'Competency or domain',
      ...range(earlier?.name ?? 'Before'),
      ...range(later?.name ?? 'Now'),
      ...range('Change'),
      'More than chance',
    ],
    rows:
      withheld === null
        ? changes
            .toSorted(byWeight)
            .map(({ name, earlier: before, later: now, change }) => [
              name,
              ...[before, now].flatMap(({ score, low, high }) => [score, low, high]),
              change.points,
              change.low,
              change.high,
              change.stands_out ? 'yes' : 'no',
            ])
        : [[withheld.text]],
  };
}

type Change = RoundsAnswer['changes'][number];
const weight = ({ change }: Change): number => (change.stands_out ? 1000 : 0) + Math.abs(change.points);
const byWeight = (a: Change, b: Change): number => weight(b) - weight(a);
