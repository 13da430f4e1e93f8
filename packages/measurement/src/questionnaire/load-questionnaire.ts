import constructs from '../../data/constructs.json' with { type: 'json' };
import secondConstructs from '../../data/constructs-2.json' with { type: 'json' };
import measures from '../../data/measures.json' with { type: 'json' };
import tendency from '../../data/tendency.json' with { type: 'json' };
import secondTendency from '../../data/tendency-2.json' with { type: 'json' };
import versions from '../../data/versions.json' with { type: 'json' };
import { MeasurementError } from '../errors.ts';
import { buildDesign } from './build-design.ts';
import type { DesignFiles } from './design-files.ts';
import { createQuestionnaire, type Questionnaire } from './questionnaire.ts';

/**
 * The versions of the questionnaire that were ever asked. The measures are the same in all of them.
 *
 * A version names a design: there is a further one with any question that is added, changed in meaning or withdrawn,
 * never for a comma. A question that two versions share has the same id and key in both. Compiling takes a few
 * milliseconds; call it once and pass the result on.
 *
 * Example: `loadQuestionnaire('1').design.questions.length` is 154.
 */
const files: Readonly<Record<string, Pick<DesignFiles, 'tendency' | 'constructs'>>> = {
  '1': { tendency, constructs },
  '2': { tendency: secondTendency, constructs: secondConstructs },
};

export const DESIGN_VERSIONS: readonly string[] = Object.keys(files);

/** What new rounds ask. */
export const DESIGN_VERSION: string = versions.asked;

/** Throws `unknown_version`. */
export function loadQuestionnaire(version: string = DESIGN_VERSION): Questionnaire {
  const found = files[version];
  if (found === undefined) throw new MeasurementError('unknown_version', { version });
  return createQuestionnaire(buildDesign({ version, measures, ...found }));
}
