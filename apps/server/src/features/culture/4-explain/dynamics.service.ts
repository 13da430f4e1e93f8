import type { AnswerOf, explainLink, getDynamics, QueryOf } from '@fourfold/contract/calls';
import type { DynamicsAnswer } from '@fourfold/contract/schemas';
import { FEWEST_TO_OBSERVE } from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import { signedOf } from '@fourfold/words/format';
import { notFound } from '../../../kernel/http/app-error.ts';
import type { CultureParts } from '../culture-parts.ts';
import { type CultureRequest, readVisibleGroups } from '../culture-request.ts';
import { loadEngine } from '../engine/engine.ts';
import { kindOf, nameMeasure } from '../engine/names.ts';
import { fromWhom } from './explain-words.ts';
import { sayDynamics } from './sentences.ts';

export async function dynamics(
  parts: CultureParts,
  request: CultureRequest,
  query: Pick<QueryOf<typeof getDynamics>, 'q' | 'sort' | 'page' | 'per_page'>,
): Promise<DynamicsAnswer> {
  const { whole, state, withheld } = await readVisibleGroups(parts, request);
  const { q, sort, page, per_page } = query;
  const found =
    whole === null
      ? { basis: 'expected' as const, strongest: [], links: [], total: 0 }
      : await parts.compute('dynamics', {
          correlations: await parts.compute('correlations', { group: whole.encoded }),
          q,
          sort,
          page,
          per_page,
        });
  return {
    state,
    withheld,
    people: whole?.people ?? 0,
    version: request.version,
    keys_version: request.keys.name,
    ...found,
    sentence: withheld?.text ?? sayDynamics(found.strongest, found.basis),
    page,
    per_page,
  };
}

/** One link in plain words. */
export async function oneLink(
  parts: CultureParts,
  request: CultureRequest,
  { behaviourKey, perceptionKey }: { readonly behaviourKey: string; readonly perceptionKey: string },
): Promise<AnswerOf<typeof explainLink>> {
  const engine = await loadEngine();
  if (kindOf(engine, behaviourKey) !== 'behaviour' || kindOf(engine, perceptionKey) !== 'perception') {
    throw notFound();
  }
  const behaviour = nameMeasure(engine, 'behaviour', behaviourKey);
  const perception = nameMeasure(engine, 'perception', perceptionKey);
  const visible = await readVisibleGroups(parts, request);
  const link =
    visible.whole === null
      ? null
      : await parts.compute('link', {
          correlations: await parts.compute('correlations', { group: visible.whole.encoded }),
          behaviourKey,
          perceptionKey,
        });
  const people = visible.whole?.people ?? 0;
  const { models } = engine.questionnaire;
  return {
    state: visible.state,
    withheld: visible.withheld,
    people,
    version: request.version,
    keys_version: request.keys.name,
    link,
    behaviour_definition: behaviour.definition,
    perception_definition: perception.definition,
    what: howFarTogether({ behaviour: behaviour.name, perception: perception.name }),
    how_sure: sureOf(link, models.behaviour.size * models.perception.size),
    from_whom: fromWhom(people, visible.state),
    why: link?.expected ? expectedLink() : unexpectedLink(),
  };
}

const howFarTogether = sentence<{ behaviour: string; perception: string }>(
  'How far {behaviour} and “{perception}” go together across people, from −1 to 1. 0 means not at all. A minus means that people with higher scores for one tend to have lower scores for the other.',
);
const expectedLink = sentence(
  'The authors of the questionnaire expected this connection before any answers came in. With few answers, the number we show is closer to what the authors expected.',
);
const unexpectedLink = sentence(
  'The authors did not expect this connection. Zero means no connection. When only a few people have answered, we show a number closer to zero than their answers alone would give. A connection is not a cause: the two things may both follow from something else.',
);
const onlyExpected = sentence<{ fewest: number }>(
  'With fewer than {fewest, number} people, we show only what the authors of the questionnaire expect. There are too few answers here to check it.',
);
const notShown = sentence('This connection can’t be shown yet.');
type Range = { low: string; high: string };
const standsOut = sentence<Range>(
  'The likely range is {low} to {high}. Clear: it is strong, and chance alone would rarely take it so far from zero (more than three standard errors).',
);
const couldBeChance = sentence<Range & { links: number }>(
  'The likely range is {low} to {high}. Unclear: among {links, number} connections, chance alone produces many like it.',
);
function sureOf(link: AnswerOf<typeof explainLink>['link'], links: number): string {
  if (link === null) return notShown();
  const { low, high, stands_out } = link;
  if (low === null || high === null) return onlyExpected({ fewest: FEWEST_TO_OBSERVE });
  const range = { low: signedOf(low, 2), high: signedOf(high, 2) };
  return stands_out ? standsOut(range) : couldBeChance({ ...range, links });
}
