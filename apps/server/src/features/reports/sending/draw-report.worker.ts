import { answerInThread } from '../../../kernel/threads/answer-in-thread.ts';
import { reportPdf } from './report-pdf.ts';

answerInThread(reportPdf);
