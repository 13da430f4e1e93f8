import type { SimulatedPerson } from '@fourfold/measurement';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { acknowledgeVisibility } from '../assessment/participation.service.ts';
import { findRespondent } from '../assessment/respondent.repository.ts';
import { answer } from '../assessment/respondent.service.ts';
import { surveyUrl } from '../assessment/survey-link.ts';
import { visibilityOf } from '../assessment/visibility.ts';

/** An invitation as far as the person who answers it needs it. */
export interface Invitation {
  readonly id: string;
  readonly expires_at: Date;
  readonly company: string;
  readonly job_position: string;
}

/** A simulated person reads, answers what is asked and submits: with a signed link, through the code that people use. */
export async function answerAs(
  parts: AssessmentParts,
  person: Pick<SimulatedPerson, 'firstName' | 'lastName' | 'kind' | 'answers'>,
  { id, expires_at, company, job_position }: Invitation,
): Promise<void> {
  const address = new URL(surveyUrl('http://demo.invalid', parts.signer, id, expires_at));
  const link = {
    responseId: id,
    signature: address.searchParams.get('s') ?? '',
    expires: address.searchParams.get('e') ?? '',
  };
  await acknowledgeVisibility(parts, link, visibilityOf(person.kind, company).version);
  const respondent = await findRespondent(parts.db, id);
  const { questions, places } = respondent ? parts.questionnaire.of(respondent) : parts.questionnaire;
  const answers = person
    .answers(id)
    .filter(({ questionKey }) => places.has(questionKey))
    .map(({ questionKey, optionKey, seconds }) => ({
      question_id: questions.get(questionKey)?.id ?? 0,
      question_key: questionKey,
      key: optionKey,
      ...(seconds === undefined ? {} : { seconds }),
    }));
  const details = { first_name: person.firstName, last_name: person.lastName, company, role: job_position };
  await answer(parts, link, { answers, is_complete: 1, ...details });
}
