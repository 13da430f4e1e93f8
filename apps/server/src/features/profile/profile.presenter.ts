import type { IndividualProfile, NamedArea, ProfileMeasure, ProfileScore } from '@fourfold/contract/schemas';
import { nameOpportunity } from '@fourfold/contract/words';
import {
  labelOf,
  type MeasureKind,
  type NamedScore,
  type PersonSummary,
  type Reason,
  type Verdict,
} from '@fourfold/measurement';
import type { Selectable } from 'kysely';
import type { ResponseScores, ScoreDisputes } from '../../kernel/database/schema.generated.ts';
import { toPersonFigure } from '../culture/engine/figures.ts';
import { describeReason, describeVerdict } from './describe-quality.ts';
import { describeSide } from './describe-side.ts';
import type { Words } from './load-words.ts';
import { explain } from './present-pulls.ts';
import type { ScoredProfile } from './score-profile.ts';

/** The same for the person and for everyone who may see them. */
export function presentProfile(
  profile: ScoredProfile,
  words: Words,
): Pick<
  IndividualProfile,
  'form' | 'keys_version' | 'groups' | 'measures' | 'overactivated' | 'development_areas'
> {
  const parts = profile.kinds.map((kind) => presentKind(profile, kind, words));
  const { overactivated, developmentAreas } = profile.summary;
  return {
    form: profile.questionnaire.form.form,
    keys_version: profile.behaviour.version,
    groups: parts.flatMap(({ groups }) => groups),
    measures: parts.flatMap(({ measures }) => measures),
    overactivated: overactivated && presentArea(overactivated, words),
    development_areas: developmentAreas.map((area) => presentArea(area, words)),
  };
}

function presentKind(
  profile: ScoredProfile,
  kind: MeasureKind,
  { measures: texts }: Words,
): { groups: ProfileScore[]; measures: ProfileMeasure[] } {
  const { questionnaire } = profile;
  const model = questionnaire.models[kind];
  const pulls = explain(questionnaire, model, profile.scored);
  const names = kind === 'behaviour' ? texts.behaviours : texts.perceptions;
  const groupNames = kind === 'behaviour' ? texts.competencies : texts.domains;
  return {
    groups: profile[kind].groups.map((score, index) => ({
      ...presentScore(kind, score, groupNames[score.key]),
      pulls: pulls.groups[index] ?? [],
    })),
    measures: (profile.single ? profile[kind].measures : []).map((score, index) => ({
      ...presentScore(kind, score, names[score.key]),
      group: model.measures[index]?.group ?? '',
      ...describeSide(texts, kind, score),
      pulls: pulls.measures[index] ?? [],
    })),
  };
}

function presentScore(
  kind: MeasureKind,
  score: NamedScore,
  text: { readonly name: string; readonly definition: string } | undefined,
) {
  return {
    key: score.key,
    name: text?.name ?? score.key,
    definition: text?.definition ?? '',
    kind,
    ...toPersonFigure(score),
  };
}

type Area = PersonSummary['developmentAreas'][number];

/** Nothing is named below one half, so a label is never `unclear`. */
function presentArea({ behaviour, direction, probability }: Area, { measures }: Words): NamedArea {
  const name = measures.behaviours[behaviour]?.name ?? behaviour;
  return {
    measure_key: behaviour,
    name: nameOpportunity(direction, name),
    probability: Math.round(probability * 100) / 100,
    label: labelOf(probability) === 'clear' ? 'clear' : 'likely',
  };
}

export function presentQuality(
  scores: Pick<Selectable<ResponseScores>, 'verdict' | 'reasons'>,
): IndividualProfile['quality'] {
  const verdict = scores.verdict as Verdict;
  const reasons = scores.reasons as unknown as Reason[];
  return {
    verdict,
    sentence: describeVerdict(verdict, reasons),
    reasons: reasons.map(describeReason),
    left_out: verdict === 'unreliable',
  };
}

export const presentDisputes = (
  disputes: readonly Selectable<ScoreDisputes>[],
): IndividualProfile['disputes'] =>
  disputes.map(({ measure_key, note, disputed_at }) => ({
    measure_key,
    note,
    at: disputed_at.toISOString(),
  }));
