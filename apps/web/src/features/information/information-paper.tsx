import { type CallOf, downloadInformation } from '@fourfold/contract/calls';
import type { AskedPart, Information, InformationSection } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { download } from '../../lib/api.ts';
import { saveBlob } from '../../lib/save-file.ts';
import { useChange } from '../../lib/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { leadIn } from '../../ui/question-field.tsx';

/** What opens the sheet, on the screen and as a PDF. */
export type InformationAddress = CallOf<typeof downloadInformation>;

interface InformationPaperProps {
  information: Information;
  address: InformationAddress;
}

export function InformationPaper({ information, address }: InformationPaperProps) {
  const { isBusy, run } = useChange();
  const save = () =>
    run(async () => {
      const { name, content } = await download(downloadInformation, address);
      saveBlob(name, content);
    });
  const { organisation, logo_url, title, note, sections, asked } = information;
  return (
    <article className="mx-auto max-w-narrow wrap-anywhere px-[max(18px,4vw)] py-8 md:py-14 print:max-w-none print:p-0">
      <header>
        <div className="flex flex-wrap items-center justify-between gap-4">
          {logo_url === null ? (
            <p className="text-ui text-ink-soft">{organisation}</p>
          ) : (
            <img src={logo_url} alt={organisation} className="max-h-12 max-w-48 object-contain" />
          )}
          <Button loading={isBusy} onClick={save} className="print:hidden">
            <Icon name="download" />
            <Trans>Download as PDF</Trans>
          </Button>
        </div>
        <h1 className="mt-6 text-h2 text-balance">{title}</h1>
        <p className="mt-2 text-ui text-ink-soft">{note}</p>
      </header>
      <nav aria-label={t`On this page`} className="mt-6 border-y py-4 print:hidden">
        <ul className="grid gap-x-8 gap-y-1.5 text-ui sm:grid-cols-2">
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`} className="link">
                {name}
              </a>
            </li>
          ))}
          {asked.map(({ title: name }, index) => (
            <li key={name}>
              <a href={`#questions-${index}`} className="link">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      {asked.map((part, index) => (
        <Asked key={part.title} part={part} id={`questions-${index}`} />
      ))}
    </article>
  );
}

function Section({ section: { id, title, paragraphs, points, table } }: { section: InformationSection }) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="scroll-mt-6 text-h4">
        {title}
      </h2>
      <div className="mt-3 grid max-w-read gap-3 text-body">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
        {points.length > 0 && (
          <ul className="grid gap-2">
            {points.map((point) => (
              <li key={point} className="flex gap-3">
                <span className="mt-3 h-px w-4 shrink-0 bg-line-strong" aria-hidden="true" />
                <span className="min-w-0">{point}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {table && <Rows table={table} title={title} />}
    </section>
  );
}

/** A table from 768 px on. On a phone each line is read from top to bottom, with the head before each cell. */
function Rows({ table, title }: { table: NonNullable<InformationSection['table']>; title: string }) {
  return (
    <table className="mt-5 w-full text-ui max-md:block">
      <caption className="sr-only">{title}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {table.head.map((head) => (
            <th
              key={head}
              scope="col"
              className="pr-6 pb-2 text-left align-bottom text-note font-medium text-ink-soft"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {table.rows.map(([name = '', ...cells]) => (
          <tr key={name} className="border-t align-top max-md:block max-md:py-3">
            <th scope="row" className="py-3 pr-6 text-left font-medium wrap-normal max-md:block max-md:p-0">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={table.head[index + 1]}
                className="py-3 pr-6 text-ink-soft last:pr-0 max-md:block max-md:p-0 max-md:pt-1"
              >
                <span className="md:hidden">{table.head[index + 1]}: </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Asked({ part: { title, note, questions }, id }: { part: AskedPart; id: string }) {
  return (
    <section aria-labelledby={id} className="mt-12 border-t pt-8">
      <h2 id={id} className="scroll-mt-6 text-h4">
        {title}
      </h2>
      <p className="mt-1 max-w-read text-ui text-ink-soft">{note}</p>
      <ol className="mt-5 gap-x-10 text-ui md:columns-2">
        {questions.map(({ key, text, options }, index) => (
          <li key={key} className="mb-5 break-inside-avoid">
            <p className="flex gap-2 font-medium">
              <span className="min-w-6 text-ink-soft">{index + 1}.</span>
              {leadIn(text)}
            </p>
            {options.length === 2 ? (
              <p className="pl-8 text-ink-soft">
                <Trans>
                  {options[0] ?? ''}, or {options[1] ?? ''}
                </Trans>
              </p>
            ) : (
              <ul className="pl-8 text-ink-soft">
                {options.map((option) => (
                  <li key={option}>– {option}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
