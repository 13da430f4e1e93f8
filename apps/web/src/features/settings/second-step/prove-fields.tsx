import { t } from '@lingui/core/macro';
import type { Form } from '../../../lib/use-form.ts';
import { OwnPasswordField } from '../../../ui/own-password-field.tsx';
import { CodeField } from './code-field.tsx';

/** Both factors, before one of them changes. */
export function ProveFields({ form }: { form: Form }) {
  return (
    <>
      <OwnPasswordField error={form.errors.password} />
      <CodeField
        label={t`Code`}
        hint={t`From your app, or one of your recovery codes.`}
        error={form.errors.code}
      />
    </>
  );
}
