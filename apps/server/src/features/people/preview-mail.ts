import type { AnswerOf, previewInvitation } from '@fourfold/contract/calls';
import type { ResponseForm, ResponseKind } from '@fourfold/contract/schemas';
import { usualForm } from '@fourfold/contract/words';
import { DESIGN_VERSION } from '@fourfold/measurement';
import { say } from '@fourfold/words';
import type { Block } from '../../kernel/mail/mail.ts';
import type { ShownRespondent } from '../assessment/respondent.repository.ts';

/** A block as a screen shows it. A mail with a link has neither tables nor a report. */
export function presentBlock(block: Block): AnswerOf<typeof previewInvitation>['blocks'] {
  if (block.type === 'facts' || block.type === 'rich') return [];
  return [block.type === 'button' ? { type: block.type, label: block.label } : block];
}

/** Nobody, for a look at what an invited person gets. */
export const exampleRespondent = (
  kind: ResponseKind,
  company: string,
  form: ResponseForm = usualForm(kind),
): ShownRespondent => ({
  id: '00000000-0000-4000-8000-000000000000',
  kind,
  form,
  question_set: 0,
  vacancy_id: null,
  design_version: DESIGN_VERSION,
  first_name: 'Alex',
  last_name: 'Example',
  email: 'alex@example.com',
  job_position: say('Position'),
  company,
  acknowledged_at: null,
  visibility: null,
  submitted_at: null,
  no_reminders_at: null,
});
