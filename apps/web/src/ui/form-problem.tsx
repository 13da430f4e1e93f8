import type { Form } from '../lib/use-form.ts';
import { Notice } from './notice.tsx';

/** What is wrong with a form as a whole; what is wrong with a field stands beside it. */
export function FormProblem({ form: { problem, errors } }: { form: Form }) {
  if (problem === null || Object.keys(errors).length > 0) return null;
  return (
    <Notice kind="error" live>
      {problem}
    </Notice>
  );
}
