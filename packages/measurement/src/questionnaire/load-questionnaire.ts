import constructs from '../../data/constructs.json' with { type: 'json' };
import measures from '../../data/measures.json' with { type: 'json' };
import tendency from '../../data/tendency.json' with { type: 'json' };
import { buildDesign } from './build-design.ts';
import { createQuestionnaire, type Questionnaire } from './questionnaire.ts';

/**
 * The questionnaire in use.
 *
 * The version names the design: raise it with any question that is added,
 * changed in meaning or withdrawn, never for a comma. Compiling takes a few
 * milliseconds; call it once and pass the result on.
 *
 * Example: `loadQuestionnaire().design.questions.length` is 154.
 */
export const DESIGN_VERSION = '1';

export function loadQuestionnaire(): Questionnaire {
  return createQuestionnaire(buildDesign({ version: DESIGN_VERSION, measures, tendency, constructs }));
}
