import { compareDepartments } from '@fourfold/contract/calls';
import type { DepartmentsAnswer } from '@fourfold/contract/schemas';
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
import { kindOf } from '../kind-of.ts';
import { Part } from '../part.tsx';
import { PartSkeleton } from '../part-skeleton.tsx';
import { DifferenceMark } from './difference-mark.tsx';
import { inOrder } from './in-order.ts';

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
      skeleton={<PartSkeleton label={t`Loading the departments`} />}
    >
      {(answer) => <SideBySide {...answer} />}
    </LoadingPart>
  );
}

function SideBySide(answer: DepartmentsAnswer) {
  const { ask } = useCulture();
  const { sentence, comparisons, columns, departments, kind, people: all } = answer;
  // Who shows nothing is named below, and takes no column.
  const shown = departments.filter(({ withheld }) => withheld === null);
  if (departments.length < 2) return null;
  return (
    <Part
      id="departments"
      sentence={sentence}
      note={t`Points above or below everyone, from −60 to +60, each with its range. About each department as such, so it matters by how much people differ anyway. In colour what is clear even among ${comparisons} comparisons.`}
      actions={<PartMenu part="departments" />}
    >
      {shown.length > 0 && (
        <Table
          caption={kind === 'behaviour' ? t`Competencies by department` : t`Domains by department`}
          hideCaption
        >
          <thead>
            <tr>
              <th scope="col" className="z-2!">
                {kind === 'behaviour' ? t`Competency` : t`Domain`}
              </th>
              {shown.map(({ id, name, people: count }) => (
                <th key={id} scope="col">
                  <span className="block w-max max-w-44 whitespace-normal wrap-anywhere text-ink">
                    {name}
                  </span>
                  <span className="font-normal">{people(count)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {inOrder(columns, shown).map(({ key, name, definition }) => (
              <tr key={key}>
                <th scope="row" title={definition} className="min-w-32">
                  <AskGroup groupKey={key} name={name} />
                </th>
                {shown.map(({ id, name: department, people: count, differences }) => {
                  const difference = differences[key];
                  return (
                    <td key={id}>
                      {difference ? (
                        <DifferenceMark
                          difference={difference}
                          onAsk={() =>
                            ask({
                              about: 'difference',
                              measure: name,
                              definition,
                              difference,
                              one: department,
                              other: 'everyone',
                              fromWhom: t`${people(count)} of ${department}, against all ${all} who are counted.`,
                              comparisons,
                            })
                          }
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
      )}
      <Withheld departments={departments} />
    </Part>
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
