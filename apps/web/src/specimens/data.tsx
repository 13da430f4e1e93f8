import { useState } from 'react';
import { Accordion } from '../ui/accordion.tsx';
import { Badge } from '../ui/badge.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button } from '../ui/button.tsx';
import { Finding } from '../ui/finding.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { PoleLine } from '../ui/pole-line.tsx';
import { Score } from '../ui/score.tsx';
import { type SortDirection, SortHeader } from '../ui/sort-header.tsx';
import { Status } from '../ui/status.tsx';
import { Table } from '../ui/table.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Case, Specimen, type Theme } from './specimen.tsx';

const people = [
  { name: 'Ana Silva', department: 'Accounts', status: <Status at={0.25}>sent</Status>, done: 0 },
  { name: 'Björn Åkesson', department: 'Operations', status: <Status at={0.6}>begun</Status>, done: 62 },
  {
    name: 'Chiara Rossi',
    department: 'Marketing',
    status: (
      <Status at={1} kind="done">
        submitted
      </Status>
    ),
    done: 100,
  },
  {
    name: 'Deniz Kaya',
    department: 'Marketing',
    status: (
      <Status at={0.25} kind="trouble">
        undeliverable
      </Status>
    ),
    done: 0,
  },
  {
    name: 'Ewa Nowak',
    department: 'Operations',
    status: (
      <Status at={0.5} kind="stopped">
        expired
      </Status>
    ),
    done: 38,
  },
];

const questions = [
  {
    id: 'new-kind',
    title: 'What is new about this survey?',
    content:
      'It asks for places between two things that are both worth being, so there is no answer that looks best.',
  },
  { id: 'accuracy', title: 'How accurate is it?', content: 'Every number comes with its interval.' },
];

export function Data() {
  return (
    <Specimen
      id="data"
      title="Data and structure"
      note="Small, aligned, quiet. Hairlines between rows and nothing between columns; on a phone a wide table scrolls with its first column in view, or its rows become cards."
    >
      {(theme) => (
        <>
          <Breadcrumb
            label={`Breadcrumb, ${theme}`}
            trail={[{ label: 'People', to: '/design' }, { label: 'Ana Silva' }]}
          />
          <Finding
            sentence="People here take on more than they hand over."
            sure="Clear: 0.86 that delegation belongs to the top five, from 31 of 40 people."
            closer={<Button size="small">See the people</Button>}
          >
            <PoleLine
              left="Hands it over"
              right="Does it alone"
              value={131}
              interval={[119, 143]}
              middle={100}
              tone={4}
            />
          </Finding>
          <People theme={theme} />
          <Pagination
            page={2}
            perPage={20}
            total={154}
            count={`154 people, ${theme}`}
            label={`Pages of people, ${theme}`}
            to={() => '/design'}
          />
          <Scores theme={theme} />
          <Case name="Badge">
            <div className="flex flex-wrap gap-2">
              <Badge>Sample</Badge>
              <Badge tone="sky">clear</Badge>
              <Badge tone="open">unclear</Badge>
              <Badge tone="error">left out</Badge>
            </div>
          </Case>
          <Case name="Tabs">
            <Tabs
              label={`Settings, ${theme}`}
              tabs={['Access', 'Billing', 'Company', 'Profile'].map((label) => ({
                value: label.toLowerCase(),
                label,
                content: <p className="text-ui">What belongs to {label.toLowerCase()}.</p>,
              }))}
            />
          </Case>
          <Case name="Accordion">
            <Accordion
              items={questions.map((item) => ({ ...item, id: `${item.id}-${theme}` }))}
              open={[`new-kind-${theme}`]}
            />
          </Case>
        </>
      )}
    </Specimen>
  );
}

function People({ theme }: { theme: Theme }) {
  const [direction, setDirection] = useState<SortDirection>('ascending');
  const rows = direction === 'ascending' ? people : people.toReversed();
  return (
    <Table caption={`People, ${theme}`} narrow="stack">
      <thead>
        <tr>
          <SortHeader direction={direction} onSort={setDirection}>
            Name
          </SortHeader>
          <th scope="col">Department</th>
          <th scope="col">Status</th>
          <th scope="col" className="num">
            Done
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, department, status, done }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-label="Department">{department}</td>
            <td data-label="Status">{status}</td>
            <td data-label="Done" className="num">
              {done}%
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const scores = [
  ['Adaptability', 93, 84, 102, 3],
  ['Agency', 131, 119, 143, 4],
  ['Ambition', 58, 43, 73, 2],
] as const;

function Scores({ theme }: { theme: Theme }) {
  return (
    <Table caption={`Competencies, ${theme}`}>
      <thead>
        <tr>
          <th scope="col">Competency</th>
          <th scope="col">Score and interval</th>
          <th scope="col" className="num">
            People
          </th>
          <th scope="col" className="num">
            Out of balance
          </th>
        </tr>
      </thead>
      <tbody>
        {scores.map(([name, value, low, high, tone]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Score value={value} interval={[low, high]} middle={100} tone={tone} />
            </td>
            <td className="num">31</td>
            <td className="num">{Math.abs(100 - value)}%</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
