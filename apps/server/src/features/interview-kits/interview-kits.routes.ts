import { INTERVIEW_QUESTIONS, interviewKit, kitQuestions } from '@fourfold/content';
import { getInterviewKit } from '@fourfold/contract/calls';
import { mediaTypes } from '@fourfold/contract/words';
import { notFound } from '../../kernel/http/app-error.ts';
import type { Serve } from '../../kernel/http/serve.ts';
import { writeWord } from '../guides/write-word.ts';

/** The questions that a visitor has chosen from the library, to write in during the interview. */
export function interviewKitRoutes(serve: Serve): void {
  serve(getInterviewKit, async ({ query, reply }) => {
    const questions = kitQuestions(INTERVIEW_QUESTIONS, query.kit);
    if (questions.length === 0) throw notFound();
    await reply
      .header('content-disposition', 'attachment; filename="interview-kit.docx"')
      .type(mediaTypes['.docx'])
      .send(await writeWord(interviewKit(questions)));
  });
}
