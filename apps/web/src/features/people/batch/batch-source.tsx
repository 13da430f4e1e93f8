import type { ResponseForm, ResponseKind } from '@fourfold/contract/schemas';
import { batchLimit, batchTextMax, usualForm } from '@fourfold/contract/words';
import { inDigits } from '@fourfold/words/choose';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { showWrong } from '../../../lib/show-wrong.ts';
import { textOfFile } from '../../../lib/text-of-file.ts';
import { useStart } from '../../../lib/use-start.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { useUser } from '../../session/user-context.ts';
import { FormField } from '../form-field.tsx';
import type { Hiring, PeopleData } from '../people-data.ts';
import { VacancyField } from '../vacancy-field.tsx';
import { DropList } from './drop-list.tsx';
import { lineHolds, template } from './template.ts';
import type { BatchControl } from './use-batch.ts';

interface BatchSourceProps {
  batch: BatchControl;
  hiring: Hiring | undefined;
  forms: PeopleData['forms'];
  /** How many more can be invited and what they will get: said before anyone looks for a file. */
  first: ReactNode;
  /** Of the form, whose button stands at the foot of the dialog. */
  id: string;
}

/** A file, or lines copied from a spreadsheet. */
export function BatchSource({ batch, hiring, forms, first, id }: BatchSourceProps) {
  const company = useUser().company ?? '';
  const element = useRef<HTMLFormElement>(null);
  useStart(element);
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [kind, setKind] = useState<ResponseKind>(hiring === undefined ? 'employee' : 'candidate');
  const [form, setForm] = useState<ResponseForm>(usualForm(kind));
  const [vacancy, setVacancy] = useState(hiring?.chosen ?? '');
  const choose = (other: ResponseKind) => {
    setKind(other);
    setForm(usualForm(other));
  };
  /** Lines that would take the place of others which nobody has sent. */
  const [replacing, setReplacing] = useState<string | null>(null);
  const start = (lines: string) =>
    batch.start({
      text: lines,
      kind,
      form,
      vacancy_id: vacancy === '' ? null : vacancy,
      // People who are invited already are not wrong: they stay out, and the next step says how many.
      skip_invited: true,
      skip_bad: false,
      mended: [],
      launch_at: null,
      ...(company === '' ? {} : { company }),
    });
  const [unreadable, setUnreadable] = useState<string | null>(null);
  async function readFile(file: File): Promise<void> {
    // The beginning of a huge file is too large as well, and is read without filling the memory.
    const lines = await textOfFile(file.slice(0, 4 * batchTextMax));
    setUnreadable(lines === null ? file.name : null);
    if (lines !== null) read(lines);
  }
  const read = (lines: string) => {
    if (batch.kept() > 0) setReplacing(lines);
    else void start(lines);
  };
  return (
    <form
      ref={element}
      id={id}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') showWrong(element.current, () => setIsMissing(true));
        else read(text);
      }}
    >
      <p className="text-ui text-ink-soft">
        <Trans>
          One person per line, up to {inDigits(batchLimit)}. You can check the list before anyone is invited.
        </Trans>
      </p>
      {first}
      {hiring === undefined ? (
        <Field label={t`They are`}>
          <Select value={kind} onChange={(event) => choose(event.target.value as ResponseKind)}>
            <option value="employee">
              <Trans>Employees</Trans>
            </option>
            <option value="candidate">
              <Trans>Job candidates</Trans>
            </option>
          </Select>
        </Field>
      ) : (
        <VacancyField hiring={hiring} onChoose={setVacancy} />
      )}
      <FormField kind={kind} forms={forms} onChoose={setForm} />
      <FileDrop
        label={t`A CSV file with your people`}
        accept=".csv,.tsv,.txt,text/csv"
        disabled={batch.busy !== null}
        error={
          unreadable === null
            ? null
            : t`We can’t read ${unreadable}: it isn’t a text file. Save your list as CSV and choose that file.`
        }
        onFile={readFile}
      />
      <div className="-mt-3">
        <Button
          variant="quiet"
          size="small"
          onClick={() => saveFile('people-template.csv', template(company), 'text/csv;charset=utf-8')}
        >
          <Icon name="download" />
          <Trans>Download a template</Trans>
        </Button>
      </div>
      <Field
        label={t`Or paste the lines here`}
        hint={lineHolds}
        error={isMissing ? t`Paste some lines here, or choose a file above.` : null}
      >
        <Textarea
          rows={6}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setIsMissing(false);
          }}
        />
      </Field>
      {replacing !== null && (
        <DropList
          title={t`Replace your earlier list?`}
          people={batch.kept()}
          confirm={t`Replace it`}
          onConfirm={async () => void start(replacing)}
          onClose={() => setReplacing(null)}
        />
      )}
    </form>
  );
}
