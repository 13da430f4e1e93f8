import { correctResponse, listDepartments } from '@fourfold/contract/calls';
import type { SurveyResponse } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api.ts';
import { ownDepartments } from '../../../lib/may.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { LoadingPart } from '../../../ui/loading-part.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { useUser } from '../../session/user-context.ts';
import { changeEach, type Refused } from './change-each.ts';
import { namePeople } from './name-people.ts';

interface ChangeDepartmentProps {
  people: readonly SurveyResponse[];
  onDone: () => void;
  onClose: () => void;
}

const into = (department: string) => (person: SurveyResponse) =>
  call(
    correctResponse,
    { params: { responseId: person.id }, body: { department } },
    { handles: ['not_found'] },
  );

/** Another department for everyone who is selected, as correcting each of them would do. One press undoes it. */
export function ChangeDepartment({ people, onDone, onClose }: ChangeDepartmentProps) {
  const own = ownDepartments(useUser())?.map(({ name }) => name);
  const { revalidate } = useRevalidator();
  const [department, setDepartment] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const loading = useLoading('departments', async (signal) =>
    (await call(listDepartments, {}, { signal })).departments.map(({ name }) => name),
  );
  const going = people.filter((person) => person.department !== department);
  const answered = going.filter(({ submitted_at }) => submitted_at !== null).length;

  async function undo(changed: readonly SurveyResponse[]): Promise<void> {
    const back = await changeEach(changed, (person) => into(person.department)(person));
    const who = namePeople(back.changed);
    const restored = plural(back.changed.length, {
      0: '',
      one: `${who} is back in their department.`,
      other: `${who} are back in their departments.`,
    });
    toast([restored, ...back.refused.map(sayRefused)].join(' '), {
      kind: back.refused.length > 0 ? 'error' : 'success',
    });
    await revalidate();
  }

  async function change(): Promise<void> {
    setIsBusy(true);
    const done = await changeEach(going, into(department));
    setIsBusy(false);
    setRefused(done.refused);
    if (done.changed.length > 0) {
      const who = namePeople(done.changed);
      toast(
        plural(done.changed.length, {
          one: `${who} is in ${department} now.`,
          other: `${who} are in ${department} now.`,
        }),
        { action: { label: t`Undo`, run: () => void undo(done.changed) } },
      );
    }
    if (done.refused.length === 0) {
      onDone();
      onClose();
    }
    await revalidate();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Change the department of ${namePeople(people)}`}
      actions={
        <>
          <Button onClick={onClose}>{refused.length > 0 ? t`Close` : t`Cancel`}</Button>
          <Button
            variant="primary"
            loading={isBusy}
            disabled={department === '' || going.length === 0}
            onClick={change}
          >
            {department === ''
              ? t`Change the department`
              : plural(going.length, {
                  0: 'Nobody to move',
                  one: `Move # person to ${department}`,
                  other: `Move # people to ${department}`,
                })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-ui">
        <LoadingPart loading={loading} label={t`Loading the departments`}>
          {(all) => (
            <Field label={t`New department`}>
              <Select
                value={department}
                placeholder={t`Choose one`}
                onChange={({ target }) => {
                  setDepartment(target.value);
                  setRefused([]);
                }}
              >
                {(own ?? all).map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            </Field>
          )}
        </LoadingPart>
        {department !== '' && going.length < people.length && (
          <p className="text-ink-soft">
            {plural(people.length - going.length, {
              one: `# of them is in ${department} already.`,
              other: `# of them are in ${department} already.`,
            })}
          </p>
        )}
        {department !== '' && going.length > 0 && (
          <p className="text-ink-soft">
            <Trans>
              Managers of {department} will see these people here. They will also see individual results, but
              only of people who were told that managers would see those. Managers of these people’s former
              department will no longer see any of this.
            </Trans>
          </p>
        )}
        {answered > 0 && (
          <p className="text-ink-soft">
            <Trans>Answers already submitted will count towards the new department.</Trans>
          </p>
        )}
        {refused.length > 0 && (
          <Notice
            kind="error"
            live
            title={plural(refused.length, {
              one: '# person could not be changed',
              other: '# people could not be changed',
            })}
          >
            {refused.slice(0, 10).map(sayRefused).join(' ')}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

const sayRefused = ({ name, why }: Refused): string => `${name}: ${why}`;
