import type { Summary } from '../../plain-words/summary.ts';
import type { ArticleSlug } from '../articles.ts';
import { summary as cultureManagement } from './corporate-culture-management.ts';
import { summary as interview } from './culture-fit-interview.ts';
import { summary as calibration } from './performance-review-calibration.ts';
import { summary as risk } from './retention-risk-assessment.ts';
import { summary as programs } from './retention-strategies-and-programs.ts';

/** All of them, for what looks at every article. A page takes only its own, so that it carries no other. */
export const summaries: Readonly<Record<ArticleSlug, Summary>> = {
  'corporate-culture-management': cultureManagement,
  'performance-review-calibration': calibration,
  'culture-fit-interview': interview,
  'retention-risk-assessment': risk,
  'retention-strategies-and-programs': programs,
};
