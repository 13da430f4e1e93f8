import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Form } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** A field as it stood when someone else was quicker. */
export interface Typed {
  readonly label: string;
  readonly value: string;
}

interface NewerVersionProps {
  form: Form;
  /** Puts the newer version into the form; what was typed is handed on, to stand beside it. */
  onLoad: (typed: readonly Typed[]) => void;
}

/** Below a refusal because someone else has changed the same meanwhile. */
export function NewerVersion({ form, onLoad }: NewerVersionProps) {
  if (form.code !== 'conflict') return null;
  return (
    <div>
      <Button
        size="small"
        onClick={({ currentTarget }) => {
          if (currentTarget.form !== null) onLoad(typedIn(currentTarget.form));
        }}
      >
        <Trans>Load the newer version</Trans>
      </Button>
    </div>
  );
}

/** What was typed, beside the newer version: to be copied from. */
export function WhatYouWrote({ typed }: { typed: readonly Typed[] | null }) {
  if (typed === null || typed.length === 0) return null;
  return (
    <Notice live className="mb-6 max-w-narrow" title={t`This is the newer version. You wrote:`}>
      <dl className="grid gap-2">
        {typed.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-note">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}

/** The texts of a form by their labels. */
const typedIn = (form: HTMLFormElement): Typed[] =>
  [...form.elements].flatMap((field) => {
    const isText =
      field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && texts.has(field.type));
    if (!isText || field.value === '') return [];
    return [{ label: field.labels?.[0]?.textContent ?? '', value: field.value }];
  });

const texts: ReadonlySet<string> = new Set(['text', 'email', 'date']);
