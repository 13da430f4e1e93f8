import { compareDepartments } from '@fourfold/contract/calls';
import type { DepartmentsAnswer, Difference } from '@fourfold/contract/schemas';
import { whyNotTheGap } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router';
import { call } from '../../../lib/api.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { LoadingPart } from '../../../ui/loading-part.tsx';
import { Table } from '../../../ui/table.tsx';
import { useCulture } from '../culture-context.ts';
import { AskGroup } from '../evidence/ask-group.tsx';
import { PartMenu } from '../export/part-menu.tsx';
import { people } from '../figure-words.ts';
import { KindChoice } from '../kind-choice.tsx';
import { kindOf } from '../kind-of.ts';
import { OpenFold } from '../open-fold.tsx';
import { Part } from '../part.tsx';
import { PartSkeleton } from '../part-skeleton.tsx';
import { DifferenceMark } from './difference-mark.tsx';
import { whatIsClear } from './difference-words.ts';
import { type ClearDifference, clearOnes, inOrder } from './in-order.ts';

/** Differences inside the organisation, and which of them say something about a department. */
export function DepartmentsPart() {
  const { filter, key } = useCulture();
  const kind = kindOf(useSearchParams()[0]);
  const { department: _, ...query } = filter;
  const compared = useLoading(`${key} ${kind}`, (signal) =>
    call(compareDepartments, { query: { ...query, kind } }, { signal }),
  );
  return (
    <LoadingPart
      loading={compared}
      label={t`Loading the departments`}
      skeleton={<PartSkeleton small name={t`Departments`} label={t`Loading the departments`} />}
    >
      {(answer) => <SideBySide {...answer} />}
    </LoadingPart>
  );
}

function SideBySide(answer: DepartmentsAnswer) {
  const { sentence, comparisons, departments, kind } = answer;
  const clear = clearOnes(answer);
  // Who shows nothing is named below, and takes no column.
  const shown = departments.filter(({ withheld }) => withheld === null);
  if (departments.length < 2) return null;
  return (
    <Part
      id="departments"
      name={t`Departments`}
      sentence={sentence}
      note={t`Points below or above the company as a whole, with the likely range. Blue is lower, amber higher.`}
      actions={
        <>
          <KindChoice label={t`The measures on which departments are compared`} />
          <PartMenu part="departments" />
        </>
      }
    >
      {clear.length > 0 && <ClearList answer={answer} clear={clear.slice(0, MOST)} />}
      {shown.length > 0 && (
        <OpenFold
          label={
            kind === 'behaviour' ? t`All departments, all competencies` : t`All departments, all domains`
          }
        >
          {comparisons > 0 && (
            <p className="mt-2 mb-3 max-w-narrow text-note text-ink-soft">
              {[whyNotTheGap({ scores: t`the scores in the heatmap` }), whatIsClear(comparisons)].join(' ')}
            </p>
          )}
          <AllTable answer={answer} shown={shown} />
        </OpenFold>
      )}
      <Withheld departments={departments} />
    </Part>
  );
}

/** More than this is a table. */
const MOST = 8;

function ClearList({ answer, clear }: { answer: DepartmentsAnswer; clear: readonly ClearDifference[] }) {
  const askAbout = useAskAbout(answer);
  return (
    <ol className="border-t">
      {clear.map(({ department, column, difference }) => (
        <li
          key={`${department.id} ${column.key}`}
          className="flex flex-wrap items-center gap-x-6 gap-y-0.5 border-b py-1.5 text-ui"
        >
          <span className="min-w-0 flex-1 basis-64">
            <span className="font-medium">{department.name}</span>{' '}
            <span className="text-ink-soft">
              {difference.points < 0 ? t`lower in ${column.name}` : t`higher in ${column.name}`}
            </span>
          </span>
          <DifferenceMark difference={difference} onAsk={() => askAbout(department, column, difference)} />
        </li>
      ))}
    </ol>
  );
}

type Column = DepartmentsAnswer['columns'][number];
type Department = DepartmentsAnswer['departments'][number];

function useAskAbout({ comparisons, people: all }: DepartmentsAnswer) {
  const { ask } = useCulture();
  return ({ name: department, people: count }: Department, column: Column, difference: Difference) =>
    ask({
      about: 'difference',
      measure: column.name,
      definition: column.definition,
      difference,
      one: department,
      other: t`everyone`,
      fromWhom: t`${people(count)} in ${department}, compared with all ${all} who are counted.`,
      comparisons,
    });
}

function AllTable({ answer, shown }: { answer: DepartmentsAnswer; shown: readonly Department[] }) {
  const { columns, kind } = answer;
  const askAbout = useAskAbout(answer);
  return (
    <Table
      caption={kind === 'behaviour' ? t`Competencies by department` : t`Domains by department`}
      hideCaption
      className="[&_tbody_:is(td,th)]:py-0.5"
    >
      <thead>
        <tr>
          <th scope="col" className="z-2!">
            {kind === 'behaviour' ? t`Competency` : t`Domain`}
          </th>
          {shown.map(({ id, name, people: count }) => (
            <th key={id} scope="col">
              <span className="block w-max max-w-44 whitespace-normal wrap-anywhere text-ink">{name}</span>
              <span className="font-normal">{people(count)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inOrder(columns, [...shown]).map((column) => (
          <tr key={column.key}>
            <th scope="row" title={column.definition} className="min-w-32">
              <AskGroup groupKey={column.key} name={column.name} />
            </th>
            {shown.map((department) => {
              const difference = department.differences[column.key];
              return (
                <td key={department.id}>
                  {difference ? (
                    <DifferenceMark
                      difference={difference}
                      ranged="below"
                      onAsk={() => askAbout(department, column, difference)}
                    />
                  ) : (
                    <span className="text-note text-ink-soft">–</span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Withheld({ departments }: Pick<DepartmentsAnswer, 'departments'>) {
  const withheld = departments.filter((department) => department.withheld !== null);
  if (withheld.length === 0) return null;
  return (
    <ul className="mt-3 text-note text-ink-soft">
      {withheld.map(({ id, name, withheld: reason }) => (
        <li key={id}>
          {name}: {reason?.text}
        </li>
      ))}
    </ul>
  );
}
