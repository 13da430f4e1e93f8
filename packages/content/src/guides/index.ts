import { aiAdoptionGuide } from './ai-adoption.ts';
import { fourLevelsGuide } from './four-levels.ts';
import { improvementPlansGuide } from './improvement-plans.ts';
import type { Guide } from './types.ts';

export * from './types.ts';
export { aiAdoptionGuide, fourLevelsGuide, improvementPlansGuide };

export const guides: readonly Guide[] = [fourLevelsGuide, improvementPlansGuide, aiAdoptionGuide];
