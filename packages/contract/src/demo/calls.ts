import type { Call } from '../call.ts';

export const getDemoQuestionnaire = {
  id: 'getDemoQuestionnaire',
  method: 'GET',
  path: '/survey/questionnaires/:questionnaire',
  access: { kind: 'public' },
} as const satisfies Call;

export const scoreDemo = {
  id: 'scoreDemo',
  method: 'POST',
  path: '/survey/questionnaires/:questionnaire/result',
  access: { kind: 'public' },
} as const satisfies Call;

export const demoCalls = [getDemoQuestionnaire, scoreDemo] as const;
