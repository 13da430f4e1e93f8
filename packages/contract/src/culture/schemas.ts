import { concernedSchemas } from './concerned.ts';
import { departmentsSchemas } from './departments.ts';
import { dynamicsSchemas } from './dynamics.ts';
import { filterSchemas } from './filter.ts';
import { heatmapSchemas } from './heatmap.ts';
import { pageSchemas } from './page.ts';
import { participationSchemas } from './participation.ts';
import { roundsSchemas } from './rounds.ts';
import { scoreEvidenceSchemas } from './score-evidence.ts';

export * from './concerned.ts';
export * from './departments.ts';
export * from './dynamics.ts';
export * from './figures.ts';
export * from './filter.ts';
export * from './heatmap.ts';
export * from './page.ts';
export * from './participation.ts';
export * from './priorities.ts';
export * from './rounds.ts';
export * from './score-evidence.ts';

export const cultureSchemas = {
  ...concernedSchemas,
  ...departmentsSchemas,
  ...dynamicsSchemas,
  ...filterSchemas,
  ...heatmapSchemas,
  ...pageSchemas,
  ...participationSchemas,
  ...roundsSchemas,
  ...scoreEvidenceSchemas,
};
