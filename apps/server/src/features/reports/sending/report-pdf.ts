import { say } from '@fourfold/words';
import { currentLanguage } from '@fourfold/words/language';
import { createPdf } from '../../../kernel/documents/create-pdf.ts';
import { drawRichText } from '../../../kernel/documents/draw-rich-text.ts';
import { type DrawnScore, drawScores } from '../../../kernel/documents/draw-scores.ts';
import { drawNote, drawTitle } from '../../../kernel/documents/draw-text.ts';
import { longDay } from '../../../kernel/documents/long-day.ts';
import { missing, printable } from '../../../kernel/documents/printable.ts';
import { readMarkdown } from '../../../kernel/documents/read-markdown.ts';
import type { Figure, WritingBasis } from '../results/report-basis.ts';

/** What a page needs, and nothing else of the results behind it: it goes to another thread. */
export interface PrintedReport {
  readonly draft: string;
  readonly firstName: string;
  readonly organisation: string;
  readonly figures: readonly DrawnScore[];
  /** Of the keys that the figures were made with; null where there are none. */
  readonly keysVersion: string | null;
  readonly logo: Uint8Array | null;
  readonly reviewer: string | null;
  readonly at: Date;
}

export const reportTitle = ({ firstName }: Pick<WritingBasis, 'firstName'>) =>
  say('A report for {name}', { name: firstName });

/** The report on paper: the scores that it is about on their lines, then the text as it was reviewed. */
export function reportPdf(report: PrintedReport): Promise<Buffer> {
  const { draft, firstName, organisation, figures, keysVersion, reviewer, at } = report;
  const title = reportTitle(report);
  const logo = report.logo && Buffer.from(report.logo);
  return createPdf({ title, language: currentLanguage(), organisation, logo, createdAt: at }, (pdf) => {
    // A title of nothing but a gap would name nobody.
    drawTitle(
      pdf,
      printable(firstName) === missing ? say('Your report') : title,
      reviewer === null
        ? `${organisation} · ${longDay(at)}`
        : say('{organisation} · {day} · reviewed by {reviewer}', {
            organisation,
            day: longDay(at),
            reviewer,
          }),
    );
    drawScores(pdf, figures);
    if (figures.length > 0 && keysVersion !== null) {
      drawNote(pdf, say('Scored with keys version {version}.', { version: keysVersion }), 8);
    }
    drawRichText(pdf, readMarkdown(draft));
  });
}

/** The behaviours that were chosen, in the order of the report. */
export function figuresAbout({ results, overactivated, areas }: WritingBasis): Figure[] {
  const keys = new Set([overactivated, ...areas]);
  return [...keys].flatMap(
    (key) => results?.figures.find((figure) => figure.kind === 'behaviour' && figure.key === key) ?? [],
  );
}
