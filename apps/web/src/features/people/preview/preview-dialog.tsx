import { previewInvitation } from '@fourfold/contract/calls';
import type { ResponseForm, ResponseKind } from '@fourfold/contract/schemas';
import { pages, usualForm } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../lib/api.ts';
import { later } from '../../../lib/later.ts';
import { may } from '../../../lib/may.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Select } from '../../../ui/select.tsx';
import { useUser } from '../../session/user-context.ts';
import { FormField } from '../form-field.tsx';
import type { PeopleData } from '../people-data.ts';
import { MailPreview } from './mail-preview.tsx';
import { QuestionnairePreview } from './questionnaire-preview.tsx';

interface PreviewDialogProps {
  kind: ResponseKind;
  /** The one that is being looked at: its title, team and words stand in the mail. */
  vacancy?: string | null;
  forms: PeopleData['forms'];
  onClose: () => void;
}

/** The mail as it would go out now, and the page that its link opens. Nothing is sent. */
export function PreviewDialog({ kind: first, vacancy = null, forms, onClose }: PreviewDialogProps) {
  const manages = may(useUser(), 'organisation:manage');
  const [kind, setKind] = useState(first);
  const [form, setForm] = useState<ResponseForm>(usualForm(first));
  const choose = (other: ResponseKind) => {
    setKind(other);
    setForm(usualForm(other));
  };
  const isFor = kind === 'candidate' && vacancy !== null && vacancy !== 'none';
  const preview = useMemo(() => {
    const query = { kind, form, ...(isFor ? { vacancy } : {}) };
    return later(call(previewInvitation, { query }));
  }, [kind, form, isFor, vacancy]);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t`What an invited person sees`}
      description={t`Alex Example is made up. Nothing is sent, and nothing that you choose here is kept.`}
    >
      <div className="grid gap-8">
        {manages && (
          <p className="-mt-3 text-ui text-ink-soft">
            <Trans>
              Add your own words to the e-mail in{' '}
              <Link to={`${pages.settings.path}?tab=company#invitation-text`} className="link">
                the company settings
              </Link>
              .
            </Trans>
          </p>
        )}
        <Field label={t`They are`}>
          <Select value={kind} onChange={(event) => choose(event.target.value as ResponseKind)}>
            <option value="employee">
              <Trans>An employee</Trans>
            </option>
            <option value="candidate">
              <Trans>A job candidate</Trans>
            </option>
          </Select>
        </Field>
        <FormField kind={kind} forms={forms} onChoose={setForm} />
        <Loaded data={preview} label={t`Loading the preview`}>
          {({ subject, blocks, envelope }) => (
            <>
              <MailPreview subject={subject} blocks={blocks} />
              <QuestionnairePreview envelope={envelope} />
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}
