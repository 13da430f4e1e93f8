import { type OfferedForm, settingsForm } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useLocation, useRevalidator } from 'react-router';
import { Field } from '../../../ui/field.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { InformationSheets } from '../../../ui/information-sheets.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { SaveButton } from '../save-button.tsx';
import { Section } from '../section.tsx';
import type { Company } from '../settings-data.ts';
import { AtOnce } from './at-once.tsx';
import { useCompanyForm } from './use-company-form.ts';

const names = ['information_words', 'information_contact'] as const;
const schema = settingsForm.pick({ information_words: true, information_contact: true });

/** Links from the sheets lead here. */
const anchor = 'information-sheets';

interface InformationSectionProps {
  company: Company;
  forms: Promise<readonly OfferedForm[]>;
}

/** The sheet for a works council and for everyone who is asked: where it is, and the organisation's own words on it. */
export function InformationSection({ company, forms }: InformationSectionProps) {
  const { revalidate } = useRevalidator();
  const isLedTo = useLocation().hash === `#${anchor}`;
  const { ref, ...form } = useCompanyForm({ company, schema, names, after: revalidate });
  return (
    <Section
      id={anchor}
      title={t`Information sheets`}
      note={t`For your works council and the people you invite. The sheets list every question, what is kept, who sees it and how to object. The links need no account and don’t expire.`}
    >
      <div className="max-w-narrow">
        <Loaded data={forms} label={t`Loading the sheets`}>
          {(all) => <InformationSheets forms={all} withNames />}
        </Loaded>
        <div className="mt-3">
          <AtOnce
            company={company}
            setting="information_names"
            label={t`Show on the sheets who has which role`}
            hint={t`If on, anyone with the link can see who has which role. If off, only the PDF with names shows it.`}
            said={(on) =>
              on ? t`The sheets show who has which role.` : t`The sheets no longer show who has which role.`
            }
          />
        </div>
      </div>
      <Fold
        isOpen={isLedTo}
        label={
          company.information_words || company.information_contact
            ? t`Read or change your own words on the sheets`
            : t`Add your own words to the sheets`
        }
      >
        <form
          ref={ref}
          aria-label={t`Wording of the information sheets`}
          noValidate
          onSubmit={form.onSubmit}
          onInput={form.onInput}
          className="mt-2 grid max-w-narrow gap-4"
        >
          <Field
            label={t`Your own words`}
            hint={t`They come first on the sheet. State your legal basis and your data protection contact, and say what you agreed with your works council.`}
            optional
            error={form.errors.information_words}
          >
            <Textarea
              name="information_words"
              defaultValue={company.information_words ?? ''}
              maxLength={3000}
            />
          </Field>
          <Field
            label={t`Where people can object`}
            hint={t`For example, your works council’s address. If you leave this empty, people are told to reply to their invitation.`}
            optional
            error={form.errors.information_contact}
          >
            <Textarea
              name="information_contact"
              rows={3}
              defaultValue={company.information_contact ?? ''}
              maxLength={500}
            />
          </Field>
          <FormProblem form={form} />
          <SaveButton form={form} />
        </form>
      </Fold>
    </Section>
  );
}
