import { inviteRespondent } from '@fourfold/contract/calls';
import { inviteForm, type ResponseKind } from '@fourfold/contract/schemas';
import { messages, pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../lib/api.ts';
import { onWeekday } from '../../lib/dates.ts';
import { browserTimezone } from '../../lib/timezone.ts';
import { useForm } from '../../lib/use-form.ts';
import { useStart } from '../../lib/use-start.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { useUser } from '../session/user-context.ts';
import { DepartmentField } from './department-field.tsx';
import { FormField } from './form-field.tsx';
import { LaunchField } from './launch-field.tsx';
import type { Hiring, PeopleData } from './people-data.ts';
import { ToBilling } from './to-billing.tsx';
import { VacancyField } from './vacancy-field.tsx';
import { whatToDo } from './what-to-do.ts';

interface InviteFormProps {
  /** Known ones, offered while typing; a new name opens a new department. */
  departments: readonly string[];
  forms: PeopleData['forms'];
  /** Where candidates are invited; everywhere else the form asks which kind it is. */
  hiring?: Hiring;
  /** Someone invites themselves, to see what the others will see. */
  isOwn?: boolean;
  /** Leads away, to where the person stands. */
  onLeave: () => void;
}

/** One person. The invitation goes out by e-mail. */
export function InviteForm({ departments, forms, hiring, isOwn = false, onLeave }: InviteFormProps) {
  const user = useUser();
  const element = useRef<HTMLFormElement>(null);
  useStart(element);
  const { revalidate } = useRevalidator();
  const [kind, setKind] = useState<ResponseKind>(hiring === undefined ? 'employee' : 'candidate');
  const [vacancyId, setVacancyId] = useState(hiring?.chosen ?? null);
  // What is invited for says what as and where, until someone types something else.
  const vacancy = hiring?.vacancies.find(({ id, closed_at }) => id === vacancyId && closed_at === null);
  const [launchAt, setLaunchAt] = useState('');
  const [sent, setSent] = useState(0);
  const [said, setSaid] = useState<{ title: string; note?: string }>({ title: messages.invitationSent() });
  const form = useForm({
    schema: inviteForm,
    extra: { time_zone: browserTimezone(), ...(hiring === undefined ? {} : { kind: 'candidate' }) },
    failed: messages.invitationFailed(),
    keep: true,
    send: async (body) => {
      const { message, response } = await call(inviteRespondent, { body });
      setSaid(
        response.launch_at === null
          ? { title: message, note: t`It is on its way to ${body.email}.` }
          : {
              title: t`The invitation will be sent on ${onWeekday(response.launch_at)}. Until then you can change it in the list.`,
            },
      );
      element.current?.reset();
      setLaunchAt('');
      setSent((before) => before + 1);
      if (hiring === undefined) setKind('employee');
      setVacancyId(hiring?.chosen ?? null);
      await revalidate();
    },
  });
  const isSent = form.state === 'sent';
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => window.scrollTo({ top: 0, behavior: 'smooth' }), 1500);
    return () => clearTimeout(timer);
  }, [isSent]);

  const { errors, problem, code } = form;
  return (
    <form
      ref={element}
      aria-label={t`Invite a person`}
      noValidate
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      className="mt-4 grid gap-4"
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t`First name`} error={errors.first_name}>
          <Input
            name="first_name"
            autoComplete="off"
            required
            maxLength={80}
            defaultValue={isOwn ? user.first_name : undefined}
          />
        </Field>
        <Field label={t`Last name`} error={errors.last_name}>
          <Input
            name="last_name"
            autoComplete="off"
            required
            maxLength={80}
            defaultValue={isOwn ? user.last_name : undefined}
          />
        </Field>
        <Field label={t`E-mail`} error={errors.email}>
          <Input
            name="email"
            type="email"
            autoComplete="off"
            required
            defaultValue={isOwn ? user.email : undefined}
          />
        </Field>
        <Field label={t`Position`} error={errors.job_position}>
          <Input
            key={vacancy?.id}
            name="job_position"
            autoComplete="off"
            required
            maxLength={120}
            defaultValue={vacancy?.title}
          />
        </Field>
        <DepartmentField
          key={`${vacancy?.id} ${sent}`}
          known={departments}
          error={errors.department}
          defaultValue={vacancy?.team?.name}
        />
        <Field label={t`Company`} error={errors.company}>
          <Input
            name="company"
            autoComplete="off"
            required
            maxLength={120}
            defaultValue={user.company ?? ''}
          />
        </Field>
        {hiring === undefined ? (
          <Field label={t`They are`} error={errors.kind}>
            <Select
              name="kind"
              value={kind}
              onChange={(event) => setKind(event.target.value as ResponseKind)}
            >
              <option value="employee">
                <Trans>An employee</Trans>
              </option>
              <option value="candidate">
                <Trans>A job candidate</Trans>
              </option>
            </Select>
          </Field>
        ) : (
          <VacancyField hiring={hiring} error={errors.vacancy_id} onChoose={setVacancyId} />
        )}
        <FormField kind={kind} forms={forms} error={errors.form} />
      </div>
      <LaunchField name="launch_at" value={launchAt} error={errors.launch_at} onChoose={setLaunchAt} />
      {problem !== null && Object.keys(errors).length === 0 && (
        <Notice
          kind="error"
          live
          title={problem}
          actions={
            code === 'seats_taken' ? (
              <ToBilling />
            ) : (
              code === 'invited_already' && (
                <ButtonLink size="small" to={inList(hiring !== undefined, element.current)} onClick={onLeave}>
                  <Trans>Show the invitation</Trans>
                </ButtonLink>
              )
            )
          }
        >
          {whatToDo(code, navigator.onLine)}
        </Notice>
      )}
      {isSent && (
        <Notice kind="success" live title={said.title}>
          {said.note}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" loading={form.state === 'sending'}>
          {launchAt === '' ? t`Send the invitation` : t`Schedule the invitation for ${onWeekday(launchAt)}`}
        </Button>
      </div>
    </form>
  );
}

/** The list with the person whose address stands in the form: of any vacancy, since they may be invited for another. */
function inList(isHiring: boolean, form: HTMLFormElement | null): string {
  const q = form === null ? '' : String(new FormData(form).get('email') ?? '').trim();
  const query = new URLSearchParams(isHiring ? { vacancy: 'all', q } : { q });
  return `${isHiring ? pages.hires.path : pages.people.path}?${query}`;
}
