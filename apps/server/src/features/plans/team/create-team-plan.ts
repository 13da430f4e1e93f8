import type { Plan, TeamPlan } from '@fourfold/contract/schemas';
import { planSentence, planStateNames, sayKeys } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { currentLanguage } from '@fourfold/words/language';
import { createPdf, type Pdf } from '../../../kernel/documents/create-pdf.ts';
import {
  drawHeading,
  drawNote,
  drawParagraph,
  drawTitle,
  keepTogether,
} from '../../../kernel/documents/draw-text.ts';
import { longDay } from '../../../kernel/documents/long-day.ts';
import { fonts, sizes } from '../../../kernel/documents/look.ts';

export interface PrintedTeamPlan {
  readonly plan: TeamPlan;
  readonly logo: Uint8Array | null;
  readonly createdAt: Date;
}

/** Four steps on paper: the figures are those that the person who prints it sees. Pure. */
export function createTeamPlan({ plan, logo, createdAt }: PrintedTeamPlan): Promise<Buffer> {
  const { organisation, name } = plan;
  const title = say('Four-step record: {name}', { name });
  const parts = {
    title,
    language: currentLanguage(),
    organisation,
    logo: logo && Buffer.from(logo),
    createdAt,
  };
  return createPdf(parts, (pdf) => {
    drawTitle(pdf, title, `${organisation} · ${longDay(createdAt)}`);
    assessment(pdf, plan);
    step(pdf, say('2. Awareness: who was told, and what they said'), plan.awareness);
    step(pdf, say('3. Alternatives: what else was considered'), plan.alternatives);
    actions(pdf, plan.plans);
  });
}

function assessment(
  pdf: Pdf,
  { found, opportunities, barriers, assessment, people, keys_version }: TeamPlan,
): void {
  heading(pdf, say('1. Assessment: what was found, and how certain it is'));
  if (found !== null) paragraph(pdf, found);
  if (people > 0)
    drawNote(
      pdf,
      [
        say('From the answers of {people, plural, one {# person} other {# people}}.', { people }),
        ...(keys_version === null ? [] : [sayKeys({ version: keys_version })]),
      ].join(' '),
    );
  listed(pdf, say('Opportunities'), opportunities);
  listed(pdf, say('Barriers'), barriers);
  if (assessment !== '') prose(pdf, assessment);
  if (found === null && assessment === '') drawNote(pdf, nothingYet());
}

type Finding = TeamPlan['barriers'][number];

function listed(pdf: Pdf, title: string, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  drawHeading(pdf, 3, [{ text: title }]);
  for (const { name, certainty, figure } of findings) {
    const { score, low, high } = figure;
    const said = say('{name}: {score, number}, likely range {low, number} to {high, number}', {
      name,
      score: Math.round(score),
      low: Math.round(low),
      high: Math.round(high),
    });
    // A figure and its certainty are not parted by the end of a page.
    keepTogether(pdf, 45);
    drawParagraph(pdf, 'P', [{ text: said }], { font: fonts.serif, size: sizes.body, after: 1 });
    drawNote(pdf, certainty, 6);
  }
}

function step(pdf: Pdf, title: string, text: string): void {
  heading(pdf, title);
  if (text === '') drawNote(pdf, nothingYet());
  else prose(pdf, text);
}

function actions(pdf: Pdf, plans: readonly Plan[]): void {
  heading(pdf, say('4. Actions: the plans'));
  if (plans.length === 0) drawNote(pdf, say('There is no plan yet.'));
  for (const plan of plans) {
    drawHeading(pdf, 3, [{ text: plan.title }]);
    paragraph(pdf, planSentence({ ...plan, until: longDay(new Date(plan.until)) }));
    for (const line of notesOf(plan)) drawNote(pdf, line, 2);
  }
}

function notesOf({ state, owner, sign, ticks, why }: Plan): string[] {
  const done = ticks.filter((tick) => tick.done).length;
  return [
    say('{state}. {owner, select, none {Nobody looks after it.} other {{name} looks after it.}}', {
      state: planStateNames[state](),
      owner: owner === null ? 'none' : 'some',
      name: owner?.name ?? '',
    }),
    say('How people will know that it is helping: {sign}', { sign }),
    ...(ticks.length === 0
      ? []
      : [
          say('Done in {done, number} of {weeks, plural, one {# week} other {# weeks}}.', {
            done,
            weeks: ticks.length,
          }),
        ]),
    ...(why === null ? [] : [say('Dropped because: {why}', { why })]),
  ];
}

const nothingYet = () => say('Nothing is written here yet.');
const heading = (pdf: Pdf, text: string) => drawHeading(pdf, 1, [{ text }]);
const paragraph = (pdf: Pdf, text: string) =>
  drawParagraph(pdf, 'P', [{ text }], { font: fonts.serif, size: sizes.body, after: 6 });
function prose(pdf: Pdf, text: string): void {
  for (const part of text.split(/\n+/)) paragraph(pdf, part);
}
