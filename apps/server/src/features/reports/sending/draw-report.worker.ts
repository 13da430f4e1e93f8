import { answerInThread } from '../../../answer-in-thread.ts';
import { reportPdf } from './report-pdf.ts';

answerInThread(reportPdf);
