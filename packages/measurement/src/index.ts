// Groups, what is concluded from them, and simulation

export { agreementIn, type GroupAgreement } from './agreement/agreement-in.ts';
export { FEWEST_FOR_CAMPS } from './agreement/camps.ts';
export { type Barrier, type Barriers, findBarriers, type RankedBarrier } from './barriers/find-barriers.ts';
export {
  type CandidateComparison,
  type CompetencyDifference,
  compareCandidate,
  type HeldAgainst,
} from './candidates/compare-candidate.ts';
export type { Complement } from './candidates/complements.ts';
export { type AdvertisementSign, followAdvertisement } from './candidates/follow-advertisement.ts';
export { compareDepartments, type DepartmentComparison } from './comparison/compare-departments.ts';
export { compareMeasure, type MeasureCompared } from './comparison/compare-measure.ts';
export { type Changes, compareRounds, type Matched } from './comparison/compare-rounds.ts';
export { compareMeasureVersions, compareVersions, sharedQuestions } from './comparison/compare-versions.ts';
export type { Finding } from './comparison/contrast.ts';
export { addMatched, createMatched, type MatchedPeople } from './comparison/matched-people.ts';
export { type Dynamics, estimateDynamics, FEWEST_TO_OBSERVE, intervalOf } from './dynamics/dynamics.ts';
export { compileDynamics, type DynamicsModel } from './dynamics/dynamics-model.ts';
export { type LinksFile, readLinks } from './dynamics/expected-links.ts';
export { loadLinks } from './dynamics/load-links.ts';
export { findTies, type Tie, type Ties } from './dynamics/ties.ts';
export { MeasurementError, type MeasurementErrorCode } from './errors.ts';
export type { BeforeAfter } from './experiment/before-after.ts';
export { compareTeams, type TeamComparison, type Turn } from './experiment/compare-teams.ts';
export { drawOrder } from './experiment/draw-order.ts';
export type { Effect } from './experiment/estimate-effect.ts';
export { foreseeEffect } from './experiment/foresee-effect.ts';
export { scoreTeams, type TeamScores } from './experiment/team-scores.ts';
export { addPerson, addStatistics, removePerson, subtractStatistics } from './group/add-people.ts';
export { createStatistics } from './group/create-statistics.ts';
export { departmentSpread } from './group/department-spread.ts';
export {
  describeGroup,
  describeHalf,
  type GroupPicture,
  type Keys,
  type KindPicture,
} from './group/describe-group.ts';
export { decodeStatistics, encodeStatistics } from './group/encode-statistics.ts';
export { estimateGroup, type GroupEstimate } from './group/estimate-group.ts';
export { compileGroups, type GroupEngine, withModels } from './group/group-engine.ts';
export { type GroupStatistics, peopleIn } from './group/group-statistics.ts';
export {
  type Place,
  type Placed,
  type PossibleSpread,
  placeAmong,
  spreadsAmong,
  withOneMore,
} from './group/place-among.ts';
export { type GroupProfile, profileGroup } from './group/profile-group.ts';
export { type CountedOut, countOutOfBalance } from './group/share-out-of-balance.ts';
export { carryKeyUncertainty } from './keys/carry-key-uncertainty.ts';
export { decodeKeys, encodeKeys, type StoredKeys } from './keys/encode-keys.ts';
export { FEWEST_FOR_NORMS, FEWEST_OF_ONE, FEWEST_TO_LEARN } from './keys/enough.ts';
export {
  type AnswerSums,
  FEWEST_BETWEEN,
  FEWEST_SUMMED,
  ROUNDED_TO,
  sumAnswers,
} from './keys/exchange/sum-answers.ts';
export { FEWEST_OF_COMPANY, mostCompanies, weightOf } from './keys/exchange/weigh-sums.ts';
export { expertKeys, type KeyUncertainty } from './keys/key-uncertainty.ts';
export { authorsKeys, type KeysInUse, type Learned, learnedKeys } from './keys/keys-in-use.ts';
export type { Turns } from './keys/learning/learn-keys.ts';
export { type LearnedVersion, learnVersion } from './keys/learning/learn-version.ts';
export { narrowerBy } from './keys/narrower.ts';
export { estimateNorms, type Norm, type Norms } from './keys/norms.ts';
export { meanOfBlock } from './linear-algebra/index.ts';
export { findOpportunities, type Opportunities } from './opportunities/find-opportunities.ts';
export { FULL_DISTANCE } from './opportunities/impact-and-effort.ts';
export type { Opportunity, RankedOpportunity } from './opportunities/opportunity.ts';
export {
  BALANCED,
  type Band,
  bandOf,
  HIGH_EDGE,
  HIGHEST,
  LOW_EDGE,
  LOWEST,
  OVERACTIVATED_FROM,
  POINTS,
  toScore,
  UNDERACTIVATED_BELOW,
} from './person/bands.ts';
export { explainScores, type Pull, pullMatrix } from './person/explain.ts';
export { groupVariance, type NamedScore, type Profile, profilePerson } from './person/profile.ts';
export {
  FULL,
  HALF,
  type ReportedScore,
  reportScore,
  type Strength,
  strengthOf,
} from './person/reported-score.ts';
export { type PersonEstimate, scorePerson } from './person/score-person.ts';
export { type ScoredResponse, scoreResponse } from './person/score-response.ts';
export { createWorkspace, type Workspace } from './person/workspace.ts';
export { type NamedArea, type PersonSummary, summarisePerson } from './person-summary/summarise-person.ts';
export { optionOrder, screenPosition } from './presentation-order/option-order.ts';
export { questionOrder } from './presentation-order/question-order.ts';
export { Z95 } from './probability/normal.ts';
export type { Estimated } from './probability/percentile.ts';
export { normalLimit } from './probability/student.ts';
export { judgeAnswers, NATURE } from './quality/judge-answers.ts';
export { HASTY } from './quality/pace.ts';
export type { Nature, Quality, Reason, ReasonKind, Signs, Verdict } from './quality/types.ts';
export { buildDesign } from './questionnaire/build-design.ts';
export { buildTexts, type QuestionText } from './questionnaire/build-texts.ts';
export { compileModel } from './questionnaire/compile-model.ts';
export type { DesignFiles } from './questionnaire/design-files.ts';
export {
  type AskedForm,
  askedPlaces,
  FORMS,
  type Form,
  isAboutMeasure,
  PULSE_SETS,
  setOfMeasure,
} from './questionnaire/forms.ts';
export {
  type BehaviourText,
  type GroupText,
  loadMeasureTexts,
  type MeasureTexts,
  type PerceptionText,
  type Step,
  type Steps,
} from './questionnaire/load-measure-texts.ts';
export { DESIGN_VERSION, DESIGN_VERSIONS, loadQuestionnaire } from './questionnaire/load-questionnaire.ts';
export { loadTexts } from './questionnaire/load-texts.ts';
export { minutesFor } from './questionnaire/minutes.ts';
export {
  type Choices,
  type MeasureGroup,
  type Model,
  type ModelQuestion,
  NOT_ANSWERED,
  type Prior,
} from './questionnaire/model.ts';
export { createQuestionnaire, type Questionnaire } from './questionnaire/questionnaire.ts';
export { type ResponseChoices, readAnswers } from './questionnaire/read-answers.ts';
export type {
  Answer,
  Design,
  Loading,
  Measure,
  MeasureKind,
  Option,
  Question,
  QuestionKind,
} from './questionnaire/types.ts';
export { createRandom, drawInteger, drawNormal, type Random, shuffle } from './random.ts';
export { CLEAR, type Label, LIKELY, labelOf } from './ranking/label.ts';
export type { Held } from './ranking/top-five.ts';
export type { Manner } from './simulation/manner.ts';
export { loadSampleCompany, SAMPLE_SEED } from './simulation/sample-company.ts';
export {
  type SimulatedCompany,
  type SimulatedPerson,
  simulateCompany,
} from './simulation/simulate-company.ts';
