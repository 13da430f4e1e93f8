import { commentForm } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { atTime } from '../lib/dates.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { FormProblem } from './form-problem.tsx';
import { Textarea } from './textarea.tsx';

interface CommentThreadProps {
  comments: readonly { id: string; by: string | null; text: string; at: string }[];
  /** Null where one may only read. */
  onSend: ((text: string) => Promise<unknown>) | null;
}

/** What people say about something, the earliest first, and a field to say more. */
export function CommentThread({ comments, onSend }: CommentThreadProps) {
  return (
    <>
      {comments.length === 0 && onSend === null && (
        <p className="text-ui text-ink-soft">
          <Trans>Nobody has commented yet.</Trans>
        </p>
      )}
      <ul className="grid gap-4">
        {comments.map(({ id, by, text, at }) => (
          <li key={id} className="text-ui">
            <p className="text-note text-ink-soft">
              <span className="font-medium text-ink">{by ?? t`Someone who has since left`}</span>{' '}
              <time dateTime={at}>{atTime(at)}</time>
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
      {onSend !== null && <Writing onSend={onSend} />}
    </>
  );
}

function Writing({ onSend }: { onSend: (text: string) => Promise<unknown> }) {
  // A fresh field after each comment.
  const [count, setCount] = useState(0);
  const form = useForm({
    schema: commentForm,
    keep: true,
    send: async ({ text }) => {
      await onSend(text);
      setCount((before) => before + 1);
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      className="mt-4 grid max-w-narrow justify-items-start gap-3"
    >
      <Field label={t`Comment`} error={form.errors.text} className="w-full">
        <Textarea key={count} name="text" rows={3} maxLength={2000} />
      </Field>
      <FormProblem form={form} />
      <Button type="submit" loading={form.state === 'sending'}>
        <Trans>Add the comment</Trans>
      </Button>
    </form>
  );
}
