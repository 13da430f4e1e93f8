import { type PolicySection, privacyPolicy } from '@fourfold/content';
import { site } from '../../lib/site.ts';
import { AddressText } from '../../ui/address-text.tsx';

export function Policy() {
  return privacyPolicy.map((section) => (
    <section key={section.id} aria-labelledby={section.id} className="mt-14">
      <h2 id={section.id} className="scroll-mt-8 text-h3">
        {section.title}
      </h2>
      <div className="mt-4 grid max-w-narrow gap-4 text-body wrap-anywhere">
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            <AddressText text={fill(paragraph)} />
          </p>
        ))}
      </div>
      {section.rows && <Rows rows={section.rows} title={section.title} />}
    </section>
  ));
}

/** A table from 768 px on; on a phone each line is read from top to bottom. */
function Rows({ rows, title }: { rows: NonNullable<PolicySection['rows']>; title: string }) {
  return (
    <table className="mt-6 w-full text-ui max-md:block">
      <caption className="sr-only">{title}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {rows.head.map((head) => (
            <th key={head} scope="col" className="pr-6 pb-2 text-left text-note font-medium text-ink-soft">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.body.map(([what, why, long]) => (
          <tr key={what} className="border-t align-top max-md:block max-md:py-3">
            <th scope="row" className="py-3 pr-6 text-left font-normal md:w-[36%] max-md:block max-md:p-0">
              {what}
            </th>
            <td className="py-3 pr-6 text-ink-soft max-md:block max-md:p-0 max-md:pt-1">{why}</td>
            <td className="py-3 text-ink-soft md:w-[22%] max-md:block max-md:p-0 max-md:pt-1">
              <span className="md:hidden">{rows.head[2]}: </span>
              {long}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function fill(text: string): string {
  return text
    .replaceAll('{publisher}', site.publisher)
    .replaceAll('{address}', site.legalAddress)
    .replaceAll('{payments}', site.paymentNote);
}
