import { responseStatuses } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { Await } from 'react-router';
import { ownDepartments } from '../../lib/may.ts';
import { statusWords } from '../../lib/status-words.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { useUser } from '../session/user-context.ts';
import { isNarrowed, type PeopleView, type Rounds } from './people-data.ts';
import { RoundField } from './round-field.tsx';
import { useView } from './use-view.ts';

interface PeopleFilterProps {
  view: PeopleView;
  departments: Promise<readonly string[]>;
  /** The whole screen is about employees or about candidates. */
  ofOneKind: boolean;
  /** Which comes with the list. */
  rounds: Promise<Rounds>;
}

export function PeopleFilter({ view, departments, ofOneKind, rounds }: PeopleFilterProps) {
  const { change, clear } = useView();
  const chosen = countChosen(view);
  // On a phone the choices fold to a button beside the search, so that the people come first.
  const [isUnfolded, setIsUnfolded] = useState(chosen > 0);
  return (
    <search className="group-has-data-nobody/list:hidden flex flex-wrap items-end gap-2 md:gap-3">
      <SearchField q={view.q ?? ''} onSearch={(q) => change({ q })} />
      <Button
        className="px-3 md:hidden"
        aria-expanded={isUnfolded}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        {chosen === 0 ? t`Filters` : t`Filters (${chosen})`}
        <Icon name="chevron-down" className={cx('size-3', isUnfolded && 'rotate-180')} />
      </Button>
      <div
        className={cx(
          'grid w-full grid-cols-2 items-end gap-2 md:gap-3 lg:flex lg:w-auto lg:flex-wrap lg:*:max-w-56',
          !isUnfolded && 'max-md:hidden',
        )}
      >
        <Field label={t`Status`} hideLabel>
          <Select
            value={view.doubtful === undefined ? (view.status ?? '') : 'doubtful'}
            onChange={({ target: { value } }) =>
              change(value === 'doubtful' ? { status: '', doubtful: 'yes' } : { status: value, doubtful: '' })
            }
          >
            <option value="">
              <Trans>Every status</Trans>
            </option>
            {responseStatuses.map((status) => (
              <option key={status} value={status}>
                {statusWords[status]}
              </option>
            ))}
            <option value="unanswered">
              <Trans>not answered</Trans>
            </option>
            <option value="doubtful">
              <Trans>answers in doubt</Trans>
            </option>
          </Select>
        </Field>
        {/* Without them what was chosen can still be taken back. */}
        <Suspense fallback={<DepartmentField view={view} names={[]} />}>
          <Await resolve={departments} errorElement={<DepartmentField view={view} names={[]} />}>
            {(names) => <DepartmentField view={view} names={names} />}
          </Await>
        </Suspense>
        {!ofOneKind && (
          <Field label={t`Kind`} hideLabel>
            <Select value={view.kind ?? ''} onChange={(event) => change({ kind: event.target.value })}>
              <option value="">
                <Trans>Everyone</Trans>
              </option>
              <option value="employee">
                <Trans>Employees</Trans>
              </option>
              <option value="candidate">
                <Trans>Candidates</Trans>
              </option>
            </Select>
          </Field>
        )}
        {!ofOneKind && (
          <Suspense>
            {/* Null would be no error element: the whole screen would go. */}
            <Await resolve={rounds} errorElement={<span hidden />}>
              {(known) => (known.rounds > 1 || known.pulses) && <RoundField view={view} {...known} />}
            </Await>
          </Suspense>
        )}
      </div>
      {isNarrowed(view) && (
        <Button variant="quiet" onClick={clear}>
          <Trans>Show all</Trans>
        </Button>
      )}
    </search>
  );
}

/** What a phone's button hides; the search stands beside it. */
const countChosen = ({ status, doubtful, department, kind, round }: PeopleView): number =>
  [status, doubtful, department, kind, round].filter((value) => value !== undefined).length;

function DepartmentField({ view, names }: { view: PeopleView; names: readonly string[] }) {
  const { change } = useView();
  const own = ownDepartments(useUser())?.map(({ name }) => name) ?? names;
  const chosen = view.department;
  return (
    <Field label={t`Department`} hideLabel>
      <Select value={chosen ?? ''} onChange={(event) => change({ department: event.target.value })}>
        <option value="">
          <Trans>Every department</Trans>
        </option>
        {chosen !== undefined && !own.includes(chosen) && <option>{chosen}</option>}
        {own.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </Field>
  );
}

/** Searches when typing pauses; Enter does not wait. Another search in the address (Show all, Back) stands here, too. */
function SearchField({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  const [asked, setAsked] = useState(q);
  const [known, setKnown] = useState(q);
  if (q !== known) {
    setKnown(q);
    // What was asked for here may come while someone types on: that stays.
    if (q !== asked) {
      setTyped(q);
      setAsked(q);
    }
  }
  function ask(): void {
    setAsked(typed);
    onSearch(typed);
  }
  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(ask, 350);
    return () => clearTimeout(timer);
  });
  return (
    <Field label={t`Search people`} hideLabel className="min-w-0 flex-1 basis-40 lg:max-w-96">
      <Input
        type="search"
        placeholder={t`Name, address, position…`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && ask()}
      />
    </Field>
  );
}
