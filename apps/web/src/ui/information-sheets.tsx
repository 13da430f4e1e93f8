import { downloadInformation, exportInformation } from '@fourfold/contract/calls';
import type { OfferedForm, ResponseForm, ResponseKind } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { download } from '../lib/api.ts';
import { saveBlob } from '../lib/save-file.ts';
import { useChange } from '../lib/use-change.ts';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';

interface InformationSheetsProps {
  forms: readonly OfferedForm[];
  /** Offers the PDF that names who has which role, too. */
  withNames: boolean;
}

/** The sheets that say what is asked, kept and shown: one for each form in which people can be asked. */
export function InformationSheets({ forms, withNames }: InformationSheetsProps) {
  return (
    <ul className="divide-y border-y">
      {forms.map((form) => (
        <li
          key={`${form.kind} ${form.form}`}
          className="flex flex-wrap items-center justify-between gap-3 py-3"
        >
          <div>
            <a href={form.information_url} target="_blank" rel="noreferrer" className="link text-ui">
              {nameOf(form)}
            </a>
            <p className="text-note text-ink-soft">
              {plural(form.questions, { one: '# question', other: '# questions' })},{' '}
              {plural(form.minutes, { one: 'about # minute', other: 'about # minutes' })}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={form.information_url} label={t`Copy link`} variant="quiet" />
            <SheetDownload form={form} />
            {withNames && <NamesDownload form={form} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function SheetDownload({ form }: { form: OfferedForm }) {
  const { isBusy, run } = useChange();
  const save = () =>
    run(async () => {
      const { name, content } = await download(downloadInformation, addressOf(form));
      saveBlob(name, content);
    });
  return (
    <Button size="small" variant="quiet" loading={isBusy} onClick={save}>
      <Trans>PDF</Trans>
    </Button>
  );
}

function NamesDownload({ form: { kind, form } }: { form: OfferedForm }) {
  const { isBusy, run } = useChange();
  const save = () =>
    run(async () => {
      const query = { kind, form, names: 'yes' } as const;
      const { name, content } = await download(exportInformation, { query });
      saveBlob(name, content);
    });
  return (
    <Button size="small" variant="quiet" loading={isBusy} onClick={save}>
      <Trans>PDF with names</Trans>
    </Button>
  );
}

/** The page's address says all that the call needs. */
function addressOf({ kind, form, information_url }: OfferedForm) {
  const { pathname, searchParams } = new URL(information_url);
  const organisationId = pathname.split('/').at(-3) ?? '';
  return {
    params: { organisationId, kind, form },
    query: { signature: searchParams.get('s') ?? '' },
  };
}

const names: Readonly<Record<ResponseKind, Readonly<Record<ResponseForm, string>>>> = {
  employee: {
    full: t`Employees, full form`,
    pulse: t`Employees, pulse`,
    candidate: t`Employees, candidate form`,
  },
  candidate: {
    full: t`Candidates, full form`,
    pulse: t`Candidates, pulse`,
    candidate: t`Candidates, candidate form`,
  },
};

const nameOf = ({ kind, form }: OfferedForm): string => names[kind][form];
