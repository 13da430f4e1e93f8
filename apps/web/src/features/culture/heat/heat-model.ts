import type { Figure, HeatmapAnswer, HeatmapRow } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import type { HeatColumn, HeatRow, HeatValue } from '../../../charts/heatmap/heat-data.ts';
import { bandOf } from '../../../lib/band-of.ts';

/** Competencies down; under the open one its measures. */
export function toRows(columns: HeatmapAnswer['columns'], open: string | null): HeatRow[] {
  return columns.flatMap(({ key, name, measures }): HeatRow[] => [
    { key, name, level: 1, expanded: key === open },
    ...(key === open ? measures.map((measure): HeatRow => ({ ...measure, level: 2, expanded: false })) : []),
  ]);
}

interface Links {
  readonly toPerson: (id: string) => string;
}

interface ColumnsInput extends Links {
  readonly answer: Pick<HeatmapAnswer, 'whole' | 'departments'>;
  readonly opened: ReadonlySet<string>;
  /** By department: how many there are, and who has arrived by place. */
  readonly people: ReadonlyMap<
    string,
    { readonly total: number; readonly rows: ReadonlyMap<number, HeatmapRow> }
  >;
}

/** Everyone, then the departments, each open one followed by its people. */
export function toColumns({ answer, opened, people, toPerson }: ColumnsInput): HeatColumn[] {
  const { whole, departments } = answer;
  const all = departments.flatMap((department): HeatColumn[] => {
    const { id, may_open } = department;
    const expanded = may_open && opened.has(id);
    const column: HeatColumn = {
      ...shared(department),
      key: id,
      kind: 'group',
      expanded: may_open ? expanded : null,
      href: null,
      lead: askLead(),
    };
    if (!expanded) return [column];
    const known = people.get(id);
    const persons = Array.from({ length: known?.total ?? department.people }, (_, index) =>
      toPersonColumn(id, index, known?.rows.get(index), toPerson),
    );
    return [column, ...persons];
  });
  if (whole === null) return all;
  return [
    { ...shared(whole), key: 'whole', kind: 'whole', expanded: null, href: null, lead: askLead() },
    ...all,
  ];
}

const askLead = () => t`Select it to see what is behind it.`;

function toPersonColumn(
  department: string,
  index: number,
  person: HeatmapRow | undefined,
  toPerson: Links['toPerson'],
): HeatColumn {
  const key = personKey(department, index);
  if (!person) {
    const waiting = { cells: 'waiting', withheld: null, lead: '', href: null, expanded: null } as const;
    return { ...waiting, key, kind: 'person', name: '…', people: 1 };
  }
  return {
    ...shared(person),
    key,
    kind: 'person',
    expanded: null,
    href: toPerson(person.id),
    lead: t`Open ${person.name}`,
  };
}

const shared = ({ name, people, cells, withheld }: HeatmapRow) => ({
  name,
  people,
  cells: Object.fromEntries(Object.entries(cells).map(([key, figure]) => [key, toValue(figure)])),
  withheld: withheld?.text ?? null,
});

const toValue = (figure: Figure): HeatValue => ({
  score: figure.score,
  low: figure.low,
  high: figure.high,
  band: bandOf(figure),
  strength: figure.strength,
});

/** A person's column by place, so that it keeps its place while the person is on the way. */
export const personKey = (department: string, index: number): string => `${department}#${index}`;

export function placeOfPerson(key: string): { department: string; index: number } | null {
  const [department, index] = key.split('#');
  return department && index !== undefined ? { department, index: Number(index) } : null;
}
