import type {
  CultureAnswer,
  CultureBarrier,
  CultureLink,
  CultureOpportunity,
  DynamicsAnswer,
  Figure,
  HeatmapAnswer,
  RoundsAnswer,
} from '@fourfold/contract/schemas';
import { sayFew } from '@fourfold/contract/words';
import type { MeasureKind } from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import { percentOf, signedOf } from '@fourfold/words/format';
import { currentLanguage } from '@fourfold/words/language';
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
import { countPeople } from '../culture/4-explain/sentences.ts';
import { drawChanges } from './draw-changes.ts';
import { drawHeatmap } from './draw-heatmap.ts';
import { drawOpportunities } from './draw-opportunities.ts';
import { howToRead } from './how-to-read.ts';

/** The answers of the screens that the report is drawn from: it has no figures of its own. */
export interface CultureReport {
  readonly overview: CultureAnswer;
  readonly heatmap: HeatmapAnswer;
  readonly dynamics: DynamicsAnswer;
  /** Null where there is no earlier round. */
  readonly rounds: RoundsAnswer | null;
  /** Whether the answers are of a period: then the rounds are compared as a whole nevertheless. */
  readonly hasPeriod: boolean;
  readonly logo: Uint8Array | null;
  readonly createdAt: Date;
}

/** The culture page for a board: what was found, how certain that is, and by which rules it is shown. Pure. */
export function createCultureReport(report: CultureReport): Promise<Buffer> {
  const { overview, createdAt } = report;
  const logo = report.logo && Buffer.from(report.logo);
  const { title, organisation } = overview;
  return createPdf({ title, language: currentLanguage(), organisation, logo, createdAt }, (pdf) =>
    drawAll(pdf, report),
  );
}

function drawAll(pdf: Pdf, { overview, heatmap, dynamics, createdAt, ...report }: CultureReport): void {
  const { rounds, hasPeriod } = report;
  drawTitle(pdf, overview.title, underTitle(overview, createdAt));
  if (overview.state === 'sample') say(pdf, said.sample());
  say(pdf, overview.sentence);
  const caution = sayFew(overview.people);
  if (caution !== null) say(pdf, caution);
  if (overview.participation !== null) say(pdf, overview.participation.sentence);
  const { opportunities, barriers } = overview;
  if (opportunities !== null) {
    heading(pdf, said.opportunities());
    drawOpportunities(pdf, opportunities.listed);
    for (const [index, entry] of opportunities.listed.entries())
      drawFinding(pdf, numbered({ place: index + 1, name: entry.name }), entry);
  }
  if (barriers !== null) {
    heading(pdf, said.barriers());
    say(pdf, barriers.sentence);
    for (const [index, entry] of barriers.listed.entries())
      drawFinding(pdf, numbered({ place: index + 1, name: entry.name }), entry);
  }
  if (overview.competencies.length > 0) {
    drawProfile(pdf, 'behaviour', said.competencies(), overview.competencies);
    drawProfile(pdf, 'perception', said.domains(), overview.domains);
  }
  if (heatmap.whole !== null) {
    // The heading, its sentence and the map stand on one page.
    keepTogether(pdf, 190 + 20 * (heatmap.departments.length + 1));
    heading(pdf, said.departments());
    say(pdf, heatmap.sentence);
    drawHeatmap(pdf, heatmap);
  }
  if (rounds?.state === 'figures') drawChanges(pdf, rounds, hasPeriod);
  if (dynamics.strongest.length > 0) {
    heading(pdf, said.dynamics());
    say(pdf, dynamics.sentence);
    for (const link of dynamics.strongest.slice(0, 8)) {
      drawNote(pdf, sayLink(link));
    }
  }
  heading(pdf, said.howToRead());
  for (const text of [...howToRead(), sayKeys(overview), ...rulesOnPaper(overview.gate)]) drawNote(pdf, text);
}

/** Paper goes from hand to hand: it says what its maker may see, not what its reader may. */
function rulesOnPaper({ gated, statements }: CultureAnswer['gate']): readonly string[] {
  if (gated) return statements;
  const [, ...others] = statements;
  return [madeByOneWhoSeesAll(), ...others];
}

const madeByOneWhoSeesAll = sentence(
  'The person who made this report can see individual results, so it shows groups of any size. Each score says how many people it covers and how certain it is.',
);
const said = {
  sample: sentence('These are the scores of a simulated sample company.'),
  opportunities: sentence('Development opportunities'),
  barriers: sentence('Barriers'),
  competencies: sentence('Competencies'),
  domains: sentence('How people see their work'),
  departments: sentence('Departments'),
  dynamics: sentence('Connections'),
  howToRead: sentence('How to read this'),
};
const numbered = sentence<{ place: number; name: string }>('{place, number}. {name}');

type Linked = { behaviour: string; perception: string; correlation: string };
const expectedLink = sentence<Linked>(
  '{behaviour} with “{perception}”: {correlation} (expected by the authors)',
);
const seenLink = sentence<Linked & { low: string; high: string }>(
  '{behaviour} with “{perception}”: {correlation} ({low} to {high})',
);

function sayLink({ behaviour, perception, correlation, low, high }: CultureLink): string {
  const linked = {
    behaviour: behaviour.name,
    perception: perception.name,
    correlation: signedOf(correlation, 2),
  };
  return low === null || high === null
    ? expectedLink(linked)
    : seenLink({ ...linked, low: signedOf(low, 2), high: signedOf(high, 2) });
}

const asAuthored = sentence<{ version: string }>(
  'Scoring keys: version {version}, as the authors wrote them.',
);
const learnedFrom = sentence<{ version: string; people: number }>(
  'Scoring keys: version {version}, learned from {people, number} answers.',
);
const narrowerThan = sentence<{ percent: string }>(
  'Likely ranges are {percent} narrower than with the authors’ keys. In small groups, the difference is smaller.',
);

/** What the figures were made with. */
function sayKeys({ keys: { people, narrower }, keys_version: version }: CultureAnswer): string {
  if (people === 0) return asAuthored({ version });
  const learned = learnedFrom({ version, people });
  return Math.round(100 * narrower) > 0
    ? `${learned} ${narrowerThan({ percent: percentOf(narrower) })}`
    : learned;
}

function underTitle({ people, round }: CultureAnswer, createdAt: Date): string {
  return [round?.name, countPeople({ people }), longDay(createdAt)].filter(Boolean).join(' · ');
}

/** Under its heading, on one page. */
function drawProfile(pdf: Pdf, kind: MeasureKind, name: string, scores: CultureAnswer['competencies']): void {
  keepTogether(pdf, 50 + heightOfScores(scores.length));
  heading(pdf, name);
  drawScores(pdf, kind, scores.map(toDrawn));
}

/** A heading, a note of one line or two and five lines of text: nobody turns a page within a finding. */
const heightOfFinding = 150;

function drawFinding(
  pdf: Pdf,
  name: string,
  { description, certainty }: CultureOpportunity | CultureBarrier,
): void {
  keepTogether(pdf, heightOfFinding);
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
