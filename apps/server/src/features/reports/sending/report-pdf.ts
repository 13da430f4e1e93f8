import { sayKeys } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { currentLanguage } from '@fourfold/words/language';
import { createPdf } from '../../../kernel/documents/create-pdf.ts';
import { drawRichText } from '../../../kernel/documents/draw-rich-text.ts';
import { drawScores } from '../../../kernel/documents/draw-scores.ts';
import { drawNote, drawTitle } from '../../../kernel/documents/draw-text.ts';
import { longDay } from '../../../kernel/documents/long-day.ts';
import { missing, printable } from '../../../kernel/documents/printable.ts';
import { readMarkdown } from '../../../kernel/documents/read-markdown.ts';
import { type PrintedReport, reportTitle, sayAuthorship } from './printed-report.ts';

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
    drawScores(pdf, 'behaviour', figures);
    drawRichText(pdf, readMarkdown(draft));
    const scored = figures.length > 0 && keysVersion !== null ? sayKeys({ version: keysVersion }) : '';
    drawNote(pdf, [sayAuthorship(report.authorship), scored].filter(Boolean).join(' '), 8);
  });
}
