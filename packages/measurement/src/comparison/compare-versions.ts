import type { KindPicture } from '../group/describe-group.ts';
import { WITHIN_GROUPS } from '../group/group-spread.ts';
import { meanOfBlock } from '../linear-algebra/index.ts';
import { Z95 } from '../probability/normal.ts';
import { normalLimit } from '../probability/student.ts';
import type { MeasureGroup, Model } from '../questionnaire/model.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { FALSE_PAGES, type Finding } from './contrast.ts';

/**
 * What has changed between two rounds that asked different versions of the questionnaire.
 *
 * What links them is that both measure the same 84 behaviours and 84 perceptions; hardly a question is the same. So
 * nothing cancels: a difference holds the errors of both versions' keys as independent of each other, those of who
 * answered and of how, and people who answered both times are not held against themselves. The few questions that stayed
 * would make it a little narrower, and are not counted on.
 *
 * Example: `compareVersions(model, { earlier, later, comparisons: 28 })[0]?.differs`.
 */
export interface VersionsCompared {
  readonly earlier: KindPicture;
  readonly later: KindPicture;
  /** How many competencies and domains, or times of one measure, are looked at together. */
  readonly comparisons: number;
}

export function compareVersions(model: Model, { earlier, later, comparisons }: VersionsCompared): Finding[] {
  const limit = normalLimit(FALSE_PAGES.rounds / (2 * comparisons));
  return model.groups.map((group) => judge(model, { earlier, later }, group, limit));
}

/** The same of one measure. */
export function compareMeasureVersions(
  model: Model,
  measure: number,
  { earlier, later, comparisons }: VersionsCompared,
): Finding {
  const group = { key: '', members: [measure] };
  const limit = normalLimit(FALSE_PAGES.rounds / (2 * Math.max(1, comparisons)));
  return judge(model, { earlier, later }, group, Math.max(Z95, limit));
}

function judge(
  model: Model,
  { earlier, later }: Pick<VersionsCompared, 'earlier' | 'later'>,
  group: MeasureGroup,
  limit: number,
): Finding {
  const difference = meanOf(later, group) - meanOf(earlier, group);
  const error = Math.sqrt(varianceOf(model, earlier, group) + varianceOf(model, later, group));
  return { difference, margin: Z95 * error, differs: Math.abs(difference) > limit * error };
}

const meanOf = ({ estimate }: KindPicture, { members }: MeasureGroup): number =>
  members.reduce((sum, at) => sum + (estimate.mean[at] as number), 0) / members.length;

/** As a statement about the company: of answering, of the keys, and of these people having answered and not others. */
function varianceOf(
  { size, prior }: Model,
  { estimate, keyCovariance }: KindPicture,
  { members }: MeasureGroup,
): number {
  const ofPeople = (WITHIN_GROUPS * meanOfBlock(prior.covariance, size, members)) / estimate.people;
  return (
    meanOfBlock(estimate.covariance, size, members) + meanOfBlock(keyCovariance, size, members) + ofPeople
  );
}

/** How many of the scored questions two versions have in common. */
export function sharedQuestions(one: Questionnaire, other: Questionnaire): number {
  return one.design.questions.filter(({ key, kind }) => kind !== 'mirror' && other.questions.has(key)).length;
}
