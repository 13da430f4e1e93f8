import type { AnswerOf, explainLink, getDynamics, QueryOf } from '@fourfold/contract/calls';
import type { DynamicsAnswer } from '@fourfold/contract/schemas';
import { notFound } from '../../kernel/http/app-error.ts';
import { loadBrain } from './compute/brain.ts';
import { kindOf, nameMeasure } from './compute/names.ts';
import type { CultureParts } from './culture-parts.ts';
import { fromWhom } from './explain-words.ts';
import { type Scene, setStage } from './scene.ts';
import { sayDynamics } from './sentences.ts';

export async function dynamics(
  parts: CultureParts,
  scene: Scene,
  query: Pick<QueryOf<typeof getDynamics>, 'q' | 'sort' | 'page' | 'per_page'>,
): Promise<DynamicsAnswer> {
  const { whole, state, withheld } = await setStage(parts, scene);
  const { q, sort, page, per_page } = query;
  const found =
    whole === null
      ? { basis: 'expected' as const, strongest: [], links: [], total: 0 }
      : await parts.reckon('dynamics', { whole: whole.encoded, q, sort, page, per_page });
  return {
    state,
    withheld,
    people: whole?.people ?? 0,
    version: scene.version,
    ...found,
    sentence: withheld?.text ?? sayDynamics(found.strongest, found.basis),
    page,
    per_page,
  };
}

/** One link in plain words. */
export async function oneLink(
  parts: CultureParts,
  scene: Scene,
  { behaviourKey, perceptionKey }: { readonly behaviourKey: string; readonly perceptionKey: string },
): Promise<AnswerOf<typeof explainLink>> {
  const brain = await loadBrain();
  if (kindOf(brain, behaviourKey) !== 'behaviour' || kindOf(brain, perceptionKey) !== 'perception') {
    throw notFound();
  }
  const behaviour = nameMeasure(brain, 'behaviour', behaviourKey);
  const perception = nameMeasure(brain, 'perception', perceptionKey);
  const stage = await setStage(parts, scene);
  const link =
    stage.whole === null
      ? null
      : await parts.reckon('link', { whole: stage.whole.encoded, behaviourKey, perceptionKey });
  const people = stage.whole?.people ?? 0;
  return {
    state: stage.state,
    withheld: stage.withheld,
    people,
    version: scene.version,
    link,
    behaviour_definition: behaviour.definition,
    perception_definition: perception.definition,
    what: `How far ${behaviour.name} and “${perception.name}” go together over people, from −1 to 1. 0 means not at all; a minus, that where there is more of one there is less of the other.`,
    how_sure: sureOf(link),
    from_whom: fromWhom(people, stage.state),
    why: link?.expected
      ? 'The authors of the questionnaire expected this link before any answer, and what is seen is drawn towards that expectation while there are few people.'
      : 'The authors did not expect this link. With few people, what is seen is drawn towards none. A link is not a cause: both may follow from something else.',
  };
}

function sureOf(link: AnswerOf<typeof explainLink>['link']): string {
  if (link === null) return 'There is no figure to be sure of.';
  if (link.low === null || link.high === null) {
    return 'Below ten people only the authors’ expectation is shown. These answers say nothing about it yet.';
  }
  const range = `The true value lies between ${link.low} and ${link.high} about 19 times out of 20.`;
  return link.stands_out
    ? `${range} It stands out: strong, and three errors from nothing.`
    : `${range} It does not stand out from what chance brings up among 7,056 links.`;
}
