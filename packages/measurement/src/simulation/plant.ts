import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { Standing } from './draw-people.ts';
import type { Planted } from './sample-company.ts';

/**
 * A standing with known truths put into it: `set` in place of what was drawn, or `add`ed to it.
 *
 * Example: `plant(questionnaire, standing, { behaviours: { delegation: -1.4 }, perceptions: {} },
 * 'set')`.
 */
export function plant(
  { models }: Questionnaire,
  standing: Standing,
  { behaviours, perceptions }: Planted,
  how: 'set' | 'add',
): Standing {
  const place = (
    values: Float64Array,
    measures: readonly { key: string }[],
    planted: Readonly<Record<string, number>>,
  ) =>
    values.map((value, index) => {
      const wanted = planted[measures[index]?.key ?? ''];
      if (wanted === undefined) return value;
      return how === 'set' ? wanted : value + wanted;
    });
  return {
    behaviour: place(standing.behaviour, models.behaviour.measures, behaviours),
    perception: place(standing.perception, models.perception.measures, perceptions),
  };
}
