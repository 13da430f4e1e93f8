import { FEWEST_TO_OBSERVE, WORTH_OF_EXPECTATION } from '@fourfold/measurement/dynamics/dynamics.ts';
import { BETWEEN_GROUPS } from '@fourfold/measurement/group/group-spread.ts';
import { expertKeys, LOADING_SPREAD, POPULARITY_SD } from '@fourfold/measurement/keys/key-uncertainty.ts';
import { HIGH_EDGE, LOW_EDGE, POINTS } from '@fourfold/measurement/person/bands.ts';
import { DISCRIMINATION } from '@fourfold/measurement/questionnaire/compile-model.ts';
import { PRIOR_CORRELATION } from '@fourfold/measurement/questionnaire/prior.ts';
import type { Questionnaire } from '@fourfold/measurement/questionnaire/questionnaire.ts';
import type { QuestionKind } from '@fourfold/measurement/questionnaire/types.ts';
import type { EvidenceTable } from './row.ts';

/**
 * The model's own numbers, printed so that a document that names one can be checked against the
 * code.
 *
 * Example: `tendency questions`, 64.
 */
export function modelTable({ design, models }: Questionnaire): EvidenceTable {
  const count = (kind: QuestionKind): number =>
    design.questions.filter((question) => question.kind === kind).length;
  const { behaviour, perception } = models;
  const keys = { behaviour: expertKeys(behaviour), perception: expertKeys(perception) };
  const rows = {
    'tendency questions': count('tendency'),
    'construct questions': count('construct'),
    'mirror questions, not scored': count('mirror'),
    behaviours: behaviour.size,
    competencies: behaviour.groups.length,
    perceptions: perception.size,
    domains: perception.groups.length,
    'relations of a behaviour with a perception': behaviour.size * perception.size,
    'discrimination of tendency questions': DISCRIMINATION.tendency,
    'discrimination of construct questions': DISCRIMINATION.construct,
    'prior correlation of two behaviours of one competency': PRIOR_CORRELATION.behaviour.within,
    'prior correlation of two behaviours of different competencies': PRIOR_CORRELATION.behaviour.across,
    'prior correlation of two perceptions of one domain': PRIOR_CORRELATION.perception.within,
    'prior correlation of two perceptions of different domains': PRIOR_CORRELATION.perception.across,
    'share of the variance that lies between groups': BETWEEN_GROUPS,
    'points for one standard deviation': POINTS,
    'balanced from': LOW_EDGE,
    'balanced to': HIGH_EDGE,
    'fewest people for observed dynamics': FEWEST_TO_OBSERVE,
    'people that an expected link is worth': WORTH_OF_EXPECTATION,
    'popularity of an option unknown by, SD in logits': POPULARITY_SD,
    'loading unknown by, as a share of itself': LOADING_SPREAD,
    'common lean to the last step unknown by, SD in logits a step': keys.perception.leanSpread,
    'correlation inside a competency weaker by up to, as a share': keys.behaviour.correlationSpread,
  };
  return {
    title: 'The model in use',
    how: `Design version ${design.version}. Expert judgement all of it, until it is calibrated.`,
    rows: Object.entries(rows).map(([what, found]) => ({ what, found })),
  };
}
