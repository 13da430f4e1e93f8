import { answerInThread } from '../../kernel/threads/answer-in-thread.ts';
import { createCultureReport } from './create-culture-report.ts';

answerInThread(createCultureReport);
