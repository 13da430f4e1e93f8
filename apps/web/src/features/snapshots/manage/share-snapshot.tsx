import { type AnswerOf, makeSnapshot, previewSnapshot } from '@fourfold/contract/calls';
import { snapshotForm } from '@fourfold/contract/schemas';
import { pages, snapshotDays, usualSnapshotDays } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError, call } from '../../../lib/api.ts';
import { holdFocus } from '../../../lib/hold-focus.ts';
import { useForm } from '../../../lib/use-form.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { LoadingPart } from '../../../ui/loading-part.tsx';
import { Select } from '../../../ui/select.tsx';
import { Told } from '../told.tsx';

/** What will be shown stands below what is chosen, before there is a link. */
export function ShareSnapshot() {
  const [query] = useSearchParams();
  const round = query.get('round') ?? undefined;
  const departments = query.get('departments') === 'no' ? 'no' : 'yes';
  const loading = useLoading(`${round} ${departments}`, (signal) =>
    call(previewSnapshot, { query: { round, departments } }, { signal, handles: ['conflict'] }),
  );
  const [title, setTitle] = useState<string | null>(null);
  const { error } = loading;
  if (error instanceof ApiError && error.code === 'conflict') return <Nothing why={error.message} />;
  return (
    <LoadingPart loading={loading} label={t`Loading the scores`}>
      {(preview) => (
        <>
          <Wish
            preview={preview}
            title={title ?? preview.title}
            onTitle={setTitle}
            ready={!loading.isLoading}
            again={loading.again}
          />
          <section aria-labelledby="shown" className="mt-8">
            <h2 id="shown" className="font-sans text-ui font-medium text-ink-soft">
              <Trans>This is what people with the link will see</Trans>
            </h2>
            {preview.figures.departments !== null && (
              <p className="mt-1 text-note text-ink-soft">
                <Trans>The slides also show the score of each department named, with its likely range.</Trans>
              </p>
            )}
            <div className="mt-2 rounded border bg-raised px-[max(18px,3vw)] py-7">
              <Told title={title ?? preview.title} figures={preview.figures} expires={null} inner />
            </div>
          </section>
        </>
      )}
    </LoadingPart>
  );
}

interface WishProps {
  preview: AnswerOf<typeof previewSnapshot>;
  title: string;
  onTitle: (title: string) => void;
  /** What is shown below is what is chosen here. */
  ready: boolean;
  again: () => void;
}

function Wish({ preview, title, onTitle, ready, again }: WishProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const change = (name: string, value: string | null) =>
    setQuery(
      (before) => {
        if (value === null) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const form = useForm({
    schema: snapshotForm,
    read: (data) => ({
      title: data.get('title'),
      days: data.get('days'),
      departments: data.has('departments'),
      round: preview.round,
      version: preview.version,
    }),
    send: async (body) => {
      const giveBack = holdFocus();
      try {
        const { snapshot } = await call(makeSnapshot, { body });
        await navigate(`${pages.snapshots.path}?made=${snapshot.id}`);
        giveBack();
      } catch (error) {
        // They have moved: what stands below is what there is now, and nothing typed is lost.
        if (error instanceof ApiError && error.code === 'conflict') again();
        throw error;
      }
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit} onInput={form.onInput} className="grid gap-4">
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
        <Field label={t`Title`} error={form.errors.title} className="w-full max-w-96">
          <Input
            name="title"
            value={title}
            maxLength={120}
            onChange={({ target }) => onTitle(target.value)}
          />
        </Field>
        <Field label={t`The link works for`} className="w-full max-w-40">
          <Select name="days" defaultValue={usualSnapshotDays}>
            {snapshotDays.map((days) => (
              <option key={days} value={days}>
                {plural(Number(days), { one: '# day', other: '# days' })}
              </option>
            ))}
          </Select>
        </Field>
        {preview.rounds.length > 1 && (
          <Field label={t`Round`} className="w-full max-w-60">
            <Select value={preview.round} onChange={({ target }) => change('round', target.value)}>
              {preview.rounds.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      <Checkbox
        name="departments"
        label={t`Name the departments`}
        hint={t`Departments of fewer than five people are never named.`}
        checked={query.get('departments') !== 'no'}
        onChange={({ target }) => change('departments', target.checked ? null : 'no')}
      />
      <p className="max-w-narrow text-ui text-ink-soft">
        <Trans>
          A snapshot shows the whole company, whatever filters are set on the Culture page. It uses scores
          that are updated after every five new answers. Your Culture page may show slightly newer ones.
        </Trans>
      </p>
      <FormProblem form={form} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" loading={form.state === 'sending'} disabled={!ready}>
          <Trans>Make the link</Trans>
        </Button>
        <p className="text-note text-ink-soft">
          <Trans>Anyone with the link can read this without an account. You can revoke it at any time.</Trans>
        </p>
      </div>
    </form>
  );
}

const Nothing = ({ why }: { why: string }) => (
  <EmptyState
    title={t`Nothing to share yet`}
    action={
      <ButtonLink to={pages.people.path}>
        <Trans>See who has answered</Trans>
      </ButtonLink>
    }
  >
    {why}
  </EmptyState>
);
