export { createInformation as default } from './create-information.ts';
