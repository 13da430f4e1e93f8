export { createCultureReport as default } from './create-culture-report.ts';
