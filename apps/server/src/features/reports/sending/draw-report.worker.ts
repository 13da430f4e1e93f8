export { reportPdf as default } from './report-pdf.ts';
