import type { FrozenFinding, SnapshotFigures } from '@fourfold/contract/schemas';
import {
  certaintyWords,
  readingOf,
  sayOrigin,
  sayScore,
  sayWhere,
  snapshotParts,
} from '@fourfold/contract/words';
import type { MeasureKind } from '@fourfold/measurement';
import { say } from '@fourfold/words';
import { currentLanguage } from '@fourfold/words/language';
import { createPdf, type Pdf } from '../../../kernel/documents/create-pdf.ts';
import { drawScores, heightOfScores } from '../../../kernel/documents/draw-scores.ts';
import {
  drawHeading,
  drawNote,
  drawParagraph,
  drawTitle,
  keepTogether,
} from '../../../kernel/documents/draw-text.ts';
import { longDay } from '../../../kernel/documents/long-day.ts';
import { fonts, sizes } from '../../../kernel/documents/look.ts';
import type { PrintedSnapshot } from './draw-snapshot.ts';

/** The frozen figures on paper, in the look of the culture report. Pure. */
export function createPaper({ title, figures, madeAt, logo }: PrintedSnapshot): Promise<Buffer> {
  const { organisation } = figures;
  const about = {
    title,
    language: currentLanguage(),
    organisation,
    logo: logo && Buffer.from(logo),
    createdAt: madeAt,
  };
  return createPdf(about, (pdf) => drawAll(pdf, title, figures));
}

function drawAll(pdf: Pdf, title: string, figures: SnapshotFigures): void {
  const { opportunities, barriers, competencies, domains } = figures;
  drawTitle(pdf, title, sayOrigin({ ...figures, day: longDay(new Date(figures.as_of)) }));
  paragraph(pdf, figures.sentence);
  heading(pdf, snapshotParts.heard());
  if (figures.heard !== null) paragraph(pdf, figures.heard);
  paragraph(pdf, figures.clear);
  drawFive(pdf, snapshotParts.opportunities(), { listed: opportunities.listed, shown: figures.departments });
  drawFive(pdf, snapshotParts.barriers(), { ...barriers, shown: figures.departments });
  // Each of the two takes a page of its own.
  drawProfile(pdf, 'behaviour', snapshotParts.competencies(), competencies);
  drawProfile(pdf, 'perception', snapshotParts.domains(), domains);
  keepTogether(pdf, 230);
  heading(pdf, snapshotParts.howToRead());
  for (const text of readingOf(figures)) drawNote(pdf, text);
}

interface Five {
  /** Where it is not said already. */
  readonly sentence?: string;
  readonly listed: readonly FrozenFinding[];
  /** How many departments have figures. */
  readonly shown: number | null;
}

function drawFive(pdf: Pdf, name: string, { sentence, listed, shown }: Five): void {
  heading(pdf, name);
  if (sentence !== undefined) paragraph(pdf, sentence);
  for (const [index, finding] of listed.entries()) drawFinding(pdf, index + 1, finding, shown);
}

function drawFinding(pdf: Pdf, place: number, finding: FrozenFinding, shown: number | null): void {
  const { name, label, chance, figure, looks_like, departments } = finding;
  drawHeading(pdf, 3, [{ text: say('{place, number}. {name}', { place, name }) }]);
  drawNote(
    pdf,
    say('{certainty} {chance}. Score {score}.', {
      certainty: certaintyWords[label](),
      chance,
      score: sayScore(figure),
    }),
    2,
  );
  paragraph(pdf, looks_like);
  if (departments !== null) drawNote(pdf, sayWhere(departments, shown));
}

/** Under its heading, on one page. */
function drawProfile(pdf: Pdf, kind: MeasureKind, name: string, scores: SnapshotFigures['domains']): void {
  keepTogether(pdf, 50 + heightOfScores(scores.length));
  heading(pdf, name);
  drawScores(
    pdf,
    kind,
    scores.map(({ name, figure }) => ({ name, ...figure })),
  );
}

const heading = (pdf: Pdf, text: string) => drawHeading(pdf, 1, [{ text }]);
const paragraph = (pdf: Pdf, text: string) =>
  drawParagraph(pdf, 'P', [{ text }], { font: fonts.serif, size: sizes.body, after: 7 });
