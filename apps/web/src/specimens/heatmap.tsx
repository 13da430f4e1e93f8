import { useMemo, useState } from 'react';
import type { HeatColumn, HeatRow, HeatValue } from '../charts/heatmap/heat-data.ts';
import { Heatmap } from '../charts/heatmap/heatmap.tsx';
import type { BandNumber } from '../ui/band.tsx';
import { Case, Specimen } from './specimen.tsx';

const competencies = ['Adaptability', 'Agency', 'Ambition', 'Communication', 'Collaboration', 'Leadership'];
const measuresOf = (name: string) => [1, 2, 3, 4, 5, 6].map((at) => `${name} ${at}`);

/** Made up, and the same every time. */
function made(row: string, column: string): HeatValue {
  let seed = 7;
  for (const letter of row + column) seed = (seed * 31 + letter.charCodeAt(0)) % 10_007;
  const score = (seed * 37) % 200;
  const band = [50, 80, 120.5, 150].filter((limit) => score >= limit).length + 1;
  const strength = (['full', 'half', 'pale'] as const)[seed % 3] ?? 'full';
  return {
    score,
    low: Math.max(0, score - 30),
    high: Math.min(200, score + 30),
    band: band as BandNumber,
    strength,
  };
}

const cellsOf = (column: string) =>
  Object.fromEntries(
    competencies.flatMap((name) => [name, ...measuresOf(name)]).map((row) => [row, made(row, column)]),
  );

function column(
  kind: HeatColumn['kind'],
  name: string,
  people: number,
  expanded: boolean | null,
): HeatColumn {
  return {
    key: name,
    name,
    kind,
    people,
    expanded,
    href: kind === 'person' ? `/design#${name}` : null,
    lead: `Look at ${name}`,
    cells: cellsOf(name),
    withheld: null,
  };
}

const persons = Array.from({ length: 2000 }, (_, at) => column('person', `Person ${at + 1}`, 1, null));

function LargeHeatmap() {
  const [row, setRow] = useState<string | null>('Agency');
  const [opened, setOpened] = useState<string | null>(null);
  const rows = useMemo(
    () =>
      competencies.flatMap((name): HeatRow[] => [
        { key: name, name, level: 1, expanded: row === name },
        ...(row === name
          ? measuresOf(name).map((key): HeatRow => ({ key, name: key, level: 2, expanded: false }))
          : []),
      ]),
    [row],
  );
  const columns = useMemo(
    () => [
      column('whole', 'Everyone', 2030, null),
      ...['Accounts', 'Marketing', 'Operations'].flatMap((name) => [
        column('group', name, name === 'Operations' ? 2000 : 15, opened === name),
        ...(opened === name ? (name === 'Operations' ? persons : persons.slice(0, 15)) : []),
      ]),
    ],
    [opened],
  );
  return (
    <Heatmap
      label="Competencies"
      rows={rows}
      columns={columns}
      onRow={({ key, level }) => level === 1 && setRow(row === key ? null : key)}
      onColumn={({ key }) => setOpened(opened === key ? null : key)}
      onCell={() => undefined}
      onFollow={() => undefined}
    />
  );
}

export function Heat() {
  return (
    <Specimen
      id="heat"
      title="Heatmap"
      note="Competencies down, one open at a time; departments across, each opens into its people. Only what is in view is drawn."
    >
      {() => (
        <Case name="2,000 people in Operations">
          <LargeHeatmap />
        </Case>
      )}
    </Specimen>
  );
}
