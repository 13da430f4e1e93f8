import type {
  CultureAnswer,
  CultureBarrier,
  CultureOpportunity,
  DynamicsAnswer,
  Figure,
  HeatmapAnswer,
  RoundsAnswer,
} from '@fourfold/contract/schemas';
import { createPdf, type Pdf } from '../../kernel/documents/create-pdf.ts';
import { drawScores, heightOfScores } from '../../kernel/documents/draw-scores.ts';
import {
  drawHeading,
  drawNote,
  drawParagraph,
  drawTitle,
  keepTogether,
} from '../../kernel/documents/draw-text.ts';
import { longDay } from '../../kernel/documents/long-day.ts';
import { fonts, sizes } from '../../kernel/documents/look.ts';
import { count } from '../culture/4-explain/sentences.ts';
import { drawChanges } from './draw-changes.ts';
import { drawHeatmap } from './draw-heatmap.ts';
import { drawOpportunities } from './draw-opportunities.ts';

/** The answers of the screens that the report is drawn from: it has no figures of its own. */
export interface CultureReport {
  readonly overview: CultureAnswer;
  readonly heatmap: HeatmapAnswer;
  readonly dynamics: DynamicsAnswer;
  /** Null where there is no earlier round. */
  readonly rounds: RoundsAnswer | null;
  readonly logo: Uint8Array | null;
  readonly createdAt: Date;
}

/** The culture page for a board: what stands out, how sure that is, and by which rules it is shown. Pure. */
export function createCultureReport(report: CultureReport): Promise<Buffer> {
  const { overview, createdAt } = report;
  const logo = report.logo && Buffer.from(report.logo);
  const { title, organisation } = overview;
  return createPdf({ title, language: 'en-GB', organisation, logo, createdAt }, (pdf) =>
    drawAll(pdf, report),
  );
}

function drawAll(pdf: Pdf, { overview, heatmap, dynamics, rounds, createdAt }: CultureReport): void {
  drawTitle(pdf, overview.title, underTitle(overview, createdAt));
  if (overview.state === 'sample') say(pdf, 'These are the figures of a simulated sample company.');
  say(pdf, overview.sentence);
  if (overview.participation !== null) say(pdf, overview.participation.sentence);
  const { opportunities, barriers } = overview;
  if (opportunities !== null) {
    heading(pdf, 'Development opportunities');
    drawOpportunities(pdf, opportunities.listed);
    for (const [index, entry] of opportunities.listed.entries())
      drawFinding(pdf, `${index + 1}. ${entry.name}`, entry);
  }
  if (barriers !== null) {
    heading(pdf, 'Barriers');
    say(pdf, barriers.sentence);
    for (const [index, entry] of barriers.listed.entries())
      drawFinding(pdf, `${index + 1}. ${entry.name}`, entry);
  }
  if (overview.competencies.length > 0) {
    drawProfile(pdf, 'Competencies', overview.competencies);
    drawProfile(pdf, 'How people see their work', overview.domains);
  }
  if (heatmap.whole !== null) {
    // The heading, its sentence and the map stand on one page.
    keepTogether(pdf, 190 + 20 * (heatmap.departments.length + 1));
    heading(pdf, 'Departments');
    say(pdf, heatmap.sentence);
    drawHeatmap(pdf, heatmap);
  }
  if (rounds?.state === 'figures') drawChanges(pdf, rounds);
  if (dynamics.strongest.length > 0) {
    heading(pdf, 'What goes with what');
    say(pdf, dynamics.sentence);
    for (const link of dynamics.strongest.slice(0, 8)) {
      const range = link.low === null ? 'expected by the authors' : `${link.low} to ${link.high}`;
      drawNote(pdf, `${link.behaviour.name} with “${link.perception.name}”: ${link.correlation} (${range})`);
    }
  }
  heading(pdf, 'How to read this');
  for (const text of [...method, ...rulesOnPaper(overview.gate)]) drawNote(pdf, text);
}

/** Paper goes from hand to hand: it says what its maker may see, not what its reader may. */
function rulesOnPaper({ gated, statements }: CultureAnswer['gate']): readonly string[] {
  if (gated) return statements;
  const [, ...others] = statements;
  return [
    'Whoever made this report may see individuals, so groups of any size stand in it. Each says how many people it holds and how sure it is.',
    ...others,
  ];
}

const method = [
  '100 is balanced; 40 points are one standard deviation over people at large. Behind each score stands a range in which the true value lies about 19 times out of 20.',
  'Five opportunities and five barriers always stand here. Clear (80% or more), likely (50 to 80%) and unclear (below 50%) say how certain it is that each is one of the top five. What is unclear is a question to ask, not an answer.',
  'Which answer speaks for what is expert judgement that has not been checked against field data. Check what you find in conversations and in the work before you act on it.',
];

function underTitle({ people, round }: CultureAnswer, createdAt: Date): string {
  return [round?.name, `${count(people, 'person', 'people')}`, longDay(createdAt)]
    .filter(Boolean)
    .join(' · ');
}

/** Under its heading, on one page. */
function drawProfile(pdf: Pdf, name: string, scores: CultureAnswer['competencies']): void {
  keepTogether(pdf, 50 + heightOfScores(scores.length));
  heading(pdf, name);
  drawScores(pdf, scores.map(toDrawn));
}

function drawFinding(
  pdf: Pdf,
  name: string,
  { description, certainty }: CultureOpportunity | CultureBarrier,
): void {
  drawHeading(pdf, 3, [{ text: name }]);
  drawNote(pdf, certainty, 3);
  say(pdf, description);
}

const heading = (pdf: Pdf, text: string) => drawHeading(pdf, 1, [{ text }]);
const say = (pdf: Pdf, text: string) =>
  drawParagraph(pdf, 'P', [{ text }], { font: fonts.serif, size: sizes.body, after: 7 });

function toDrawn({ name, figure }: { readonly name: string; readonly figure: Figure }) {
  const { score, low, high } = figure;
  return { name, score: Math.round(score), low: Math.round(low), high: Math.round(high) };
}
