import type { Call } from '../call.ts';

export const getInterviewKit = {
  id: 'getInterviewKit',
  method: 'GET',
  path: '/tools/interview-kit.docx',
  access: { kind: 'public' },
} as const satisfies Call;

export const interviewKitsCalls = [getInterviewKit] as const;
