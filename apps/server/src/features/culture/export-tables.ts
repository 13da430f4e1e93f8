import type {
  CultureAnswer,
  CultureLink,
  DepartmentsAnswer,
  Figure,
  HeatmapAnswer,
  HeatmapRow,
  RoundsAnswer,
} from '@fourfold/contract/schemas';
import { certaintyWords } from '@fourfold/contract/words';
import { nameFile } from '../../kernel/exports/name-file.ts';
import type { Cell, Table } from '../../kernel/exports/table.ts';
import { bands, files, highOf, lowOf, measureOf, said, yesOrNo } from './export-words.ts';

/** What is on the screen as tables. Each takes the answer of the screen itself, so no figure has a second way out. */
export interface WholeTable extends Table {
  readonly rows: readonly (readonly Cell[])[];
}

const figureColumns = () => [said.score(), said.low(), said.high(), said.band(), said.beyond()];
const figureCells = ({ score, low, high, band, beyond }: Figure): Cell[] => [
  score,
  low,
  high,
  bands[band](),
  beyond,
];
/** The place is the number that the screen, the pictures and the papers have, ties or not. */
const placeColumns = () => [said.place(), said.certainty(), said.ofTopFive()];

export interface Source {
  readonly organisation: string;
  /** The organisation and, where the figures are of a part, which. */
  readonly title: string;
  /** Null for the sample, which is of none. */
  readonly round: string | null;
  readonly keys: string;
}

/** With which keys its figures were made, of whom and of which round they are: the last columns, and the file's name. */
export const withSource = (
  { columns, rows, name }: WholeTable,
  { organisation, title, round, keys }: Source,
): Table => ({
  name: nameFile({ title, part: name, round }),
  sheet: name,
  columns: [...columns, said.keys(), said.organisation(), said.round()],
  // A row that says why nothing is shown may be shorter than the head.
  rows: rows.map((cells) => [
    ...cells,
    ...Array.from({ length: columns.length - cells.length }, () => null),
    keys,
    organisation,
    round,
  ]),
});

export function opportunitiesTable({ opportunities }: CultureAnswer): WholeTable {
  return {
    name: files.opportunities(),
    columns: [
      said.opportunity(),
      ...placeColumns(),
      said.impact(),
      said.impactLow(),
      said.impactHigh(),
      said.effort(),
      said.effortLow(),
      said.effortHigh(),
      ...figureColumns(),
      said.people(),
      said.peopleFrom(),
      said.peopleTo(),
      said.ofPeople(),
      said.description(),
    ],
    rows: (opportunities?.listed ?? []).map((entry, index) => [
      entry.name,
      index + 1,
      certaintyWords[entry.label](),
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

export function barriersTable({ barriers }: CultureAnswer): WholeTable {
  return {
    name: files.barriers(),
    columns: [
      said.barrier(),
      ...placeColumns(),
      said.weight(),
      ...figureColumns(),
      said.people(),
      said.peopleFrom(),
      said.peopleTo(),
      said.ofPeople(),
      said.description(),
    ],
    rows: (barriers?.listed ?? []).map((entry, index) => [
      entry.name,
      index + 1,
      certaintyWords[entry.label](),
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

export function heatmapTable({ whole, departments, columns }: HeatmapAnswer): WholeTable {
  const names = new Map(
    columns.flatMap(({ key, name, measures }) => [
      [key, name] as const,
      ...measures.map((measure) => [measure.key, measureOf({ name, measure: measure.name })] as const),
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
    name: files.heatmap(),
    columns: [said.department(), said.people(), said.competency(), ...figureColumns()],
    rows: [...(whole === null ? [] : [whole]), ...departments].flatMap(rowsOf),
  };
}

export function dynamicsTable(links: readonly CultureLink[]): WholeTable {
  return {
    name: files.dynamics(),
    columns: [
      said.behaviour(),
      said.perception(),
      said.correlation(),
      said.low(),
      said.high(),
      said.expected(),
      said.clear(),
    ],
    rows: links.map(({ behaviour, perception, correlation, low, high, expected, stands_out }) => [
      behaviour.name,
      perception.name,
      correlation,
      low,
      high,
      yesOrNo(expected),
      yesOrNo(stands_out),
    ]),
  };
}

export function departmentsTable({ departments, columns }: DepartmentsAnswer): WholeTable {
  return {
    name: files.departments(),
    columns: [
      said.department(),
      said.people(),
      said.competency(),
      said.points(),
      said.low(),
      said.high(),
      said.clear(),
    ],
    rows: departments.flatMap(({ name, people, withheld, differences }): Cell[][] =>
      withheld === null
        ? columns.flatMap(({ key, name: competency }) => {
            const found = differences[key];
            if (found === undefined) return [];
            return [
              [name, people, competency, found.points, found.low, found.high, yesOrNo(found.stands_out)],
            ];
          })
        : [[name, null, withheld.text]],
    ),
  };
}

/** What has changed most stands first, as on the screen. */
export function roundsTable({ earlier, later, changes, withheld, ...keys }: RoundsAnswer): WholeTable {
  const range = (name: string) => [name, lowOf({ name }), highOf({ name })];
  return {
    name: files.rounds(),
    columns: [
      said.competencyOrDomain(),
      ...range(earlier?.name ?? said.before()),
      ...range(later?.name ?? said.now()),
      ...range(said.change()),
      said.clear(),
      said.earlierKeys(),
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
              yesOrNo(change.stands_out),
              keys.earlier_keys_version ?? keys.keys_version,
            ])
        : [[withheld.text]],
  };
}

type Change = RoundsAnswer['changes'][number];
const weight = ({ change }: Change): number => (change.stands_out ? 1000 : 0) + Math.abs(change.points);
const byWeight = (a: Change, b: Change): number => weight(b) - weight(a);
