import { type ResponseKind, reminderForm } from '@fourfold/contract/schemas';
import {
  reminderOpening,
  reminderSubjectMax,
  reminderSubjects,
  reminderVariables,
  reminderWordsMax,
} from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

/** Null: our own words, whatever they will be by then. */
export interface Words {
  readonly subject: string | null;
  readonly words: string | null;
}

interface WordsFieldsProps {
  value: Words;
  /** Who get it: our own subject is about the job of employees, and not of candidates. */
  kind: ResponseKind;
  errors: Readonly<Record<string, string>>;
  /** What its fields are called in the form that sends them. */
  names?: { readonly subject: string; readonly words: string };
  onChange: (value: Words) => void;
}

/** What is wrong with the words, while they are typed: the preview can't show it. */
export function wrongWords(value: Words): Readonly<Record<string, string>> {
  const { error } = reminderForm.pick({ subject: true, words: true }).safeParse(value);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
}

const variables = reminderVariables.map((name) => `[${name}]`).join(' ');

/** Subject and words of a reminder. The link, the time it takes and who sees the answers stand below them in any case. */
export function WordsFields({
  value,
  kind,
  errors,
  names = { subject: 'subject', words: 'words' },
  onChange,
}: WordsFieldsProps) {
  const usualSubject = reminderSubjects[kind]();
  const own = (typed: string, usual: string) => (typed.trim() === '' || typed === usual ? null : typed);
  const wrong = wrongWords(value);
  return (
    <div className="mt-2 grid gap-4">
      <Field label={t`Subject`} error={errors[names.subject] ?? wrong.subject}>
        <Input
          name={names.subject}
          maxLength={reminderSubjectMax}
          key={kind}
          defaultValue={value.subject ?? usualSubject}
          onChange={({ target }) => onChange({ ...value, subject: own(target.value, usualSubject) })}
        />
      </Field>
      <Field
        label={t`Text`}
        hint={t`The e-mail already opens with “Hello [first name]”. You can use these placeholders: ${variables}. Leave this field empty to use our standard text.`}
        error={errors[names.words] ?? wrong.words}
      >
        <Textarea
          name={names.words}
          rows={6}
          maxLength={reminderWordsMax}
          defaultValue={value.words ?? reminderOpening()}
          onChange={({ target }) => onChange({ ...value, words: own(target.value, reminderOpening()) })}
        />
      </Field>
    </div>
  );
}
