import { createPdf } from '../../../documents/create-pdf.ts';
import { drawRichText } from '../../../documents/draw-rich-text.ts';
import { drawScores } from '../../../documents/draw-scores.ts';
import { drawTitle } from '../../../documents/draw-text.ts';
import { longDay } from '../../../documents/long-day.ts';
import { missing, printable } from '../../../documents/printable.ts';
import { readMarkdown } from '../../../documents/read-markdown.ts';
import type { Figure, ReportBasis } from '../results/report-basis.ts';

export interface PrintedReport {
  readonly draft: string;
  readonly basis: ReportBasis;
  readonly logo: Buffer | null;
  readonly reviewer: string | null;
  readonly at: Date;
}

export const reportTitle = ({ firstName }: ReportBasis) => `A report for ${firstName}`;

/** The report on paper: the scores that it is about on their lines, then the text as it was reviewed. */
export function reportPdf({ draft, basis, logo, reviewer, at }: PrintedReport): Promise<Buffer> {
  const title = reportTitle(basis);
  const { organisation } = basis;
  return createPdf({ title, language: 'en-GB', organisation, logo, createdAt: at }, (pdf) => {
    const reviewed = reviewer === null ? '' : ` · reviewed by ${reviewer}`;
    // A title of nothing but a gap would name nobody.
    drawTitle(
      pdf,
      printable(basis.firstName) === missing ? 'Your report' : title,
      `${organisation} · ${longDay(at)}${reviewed}`,
    );
    drawScores(pdf, figuresAbout(basis));
    drawRichText(pdf, readMarkdown(draft));
  });
}

/** The behaviours that were chosen, in the order of the report. */
function figuresAbout({ results, overactivated, areas }: ReportBasis): Figure[] {
  const keys = new Set([overactivated, ...areas]);
  return [...keys].flatMap(
    (key) => results?.figures.find((figure) => figure.kind === 'behaviour' && figure.key === key) ?? [],
  );
}
