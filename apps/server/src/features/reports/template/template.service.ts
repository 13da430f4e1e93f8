import type { reportChoices } from '@fourfold/contract/schemas';
import { sentence } from '@fourfold/words';
import type { z } from 'zod';
import { record } from '../../../kernel/audit/audit.ts';
import { forbidden, invalidField } from '../../../kernel/http/app-error.ts';
import type { ReportParts } from '../report-parts.ts';
import type { ReportViewer } from '../report-viewer.ts';
import { findTemplate, saveTemplate } from '../reports.repository.ts';
import type { WritingBasis } from '../results/report-basis.ts';
import { withFacts } from './facts.ts';
import { fillTemplate, templateProblem } from './fill-template.ts';
import { promptValues } from './prompt-values.ts';
import { standardTemplate } from './standard-template.ts';

export type Choices = Omit<z.output<typeof reportChoices>, 'response_id'>;

export async function templateOf({ db }: ReportParts, organisationId: string) {
  const own = await findTemplate(db, organisationId);
  return { template: own?.template ?? standardTemplate, is_standard: own === undefined };
}

/** It belongs to everyone, so people who reach one department alone use it and can't change it. */
export async function changeTemplate(parts: ReportParts, viewer: ReportViewer, template: string | null) {
  const { db, clock } = parts;
  const { organisationId, userId, seesAll } = viewer;
  if (!seesAll) throw forbidden();
  const problem = template === null ? null : templateProblem(template);
  if (problem !== null) throw invalidField('template', problem);
  await db.transaction().execute(async (tx) => {
    await saveTemplate(tx, organisationId, template === standardTemplate ? null : template, clock());
    await record(tx, { action: 'report.template', organisationId, userId }, clock());
  });
  return await templateOf(parts, organisationId);
}

/** The prompt for these choices. Nothing but the first name, the measures and what the results say of them goes into it. */
export async function promptFor(
  parts: ReportParts,
  organisationId: string,
  choices: Choices,
  basis: WritingBasis,
) {
  const { template } = await templateOf(parts, organisationId);
  const { first_name: firstName, overactivated, area_1, area_2 } = choices;
  const named = { firstName, overactivated, areas: [area_1, area_2] };
  const filled = fillTemplate(template, promptValues(named, parts.words.measures));
  return withFacts(filled, basis, asking(parts));
}

/** The built-in writer marks its own sentences. */
export const asking = ({ writer }: Pick<ReportParts, 'writer'>) => ({
  asksMarks: writer.about.kind !== 'built-in',
});

const noBehaviour = sentence('There is no such behaviour.');

/** The measures of step 1 are behaviours of the questionnaire; nothing else has a definition. */
export function requireMeasures({ words }: ReportParts, choices: Choices): void {
  for (const field of ['overactivated', 'area_1', 'area_2'] as const) {
    const key = choices[field];
    if (key !== null && words.measures.behaviours[key] === undefined) {
      throw invalidField(field, noBehaviour());
    }
  }
}
