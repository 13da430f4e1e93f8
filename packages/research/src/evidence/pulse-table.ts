import { compareRounds } from '@fourfold/measurement/comparison/compare-rounds.ts';
import { addPerson } from '@fourfold/measurement/group/add-people.ts';
import { createStatistics } from '@fourfold/measurement/group/create-statistics.ts';
import { estimateGroup } from '@fourfold/measurement/group/estimate-group.ts';
import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import { BETWEEN_GROUPS } from '@fourfold/measurement/group/group-spread.ts';
import { meanOfBlock } from '@fourfold/measurement/linear-algebra/index.ts';
import { Z95 } from '@fourfold/measurement/probability/normal.ts';
import { askedPlaces, PULSE_SETS } from '@fourfold/measurement/questionnaire/forms.ts';
import { NOT_ANSWERED } from '@fourfold/measurement/questionnaire/model.ts';
import type { ResponseChoices } from '@fourfold/measurement/questionnaire/read-answers.ts';
import type { MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';
import { createRandom, type Random } from '@fourfold/measurement/random.ts';
import { choose } from '@fourfold/measurement/simulation/choose.ts';
import { addStandings, drawStanding, meanStanding } from '@fourfold/measurement/simulation/draw-people.ts';
import { createTruth, type Truth } from '@fourfold/measurement/simulation/truth.ts';
import { createWorld } from '@fourfold/measurement/simulation/world.ts';
import { createAgreement } from './agreement.ts';
import type { Effort } from './effort.ts';
import type { EvidenceRow, EvidenceTable } from './row.ts';

/**
 * Groups of thirty who answer a pulse: each person one of the sets, dealt in turn, and nobody everything.
 *
 * Example: `pulseTable(engine, FULL).rows[0]` is the correlation of single behaviours, 0.82 or more.
 */
const PEOPLE = 30;

const WANTED = {
  behaviour: { measures: 'behaviours', groups: 'competencies', single: 0.82, joint: 0.92 },
  perception: { measures: 'perceptions', groups: 'domains', single: 0.82, joint: 0.93 },
} as const;

export function pulseTable(engine: GroupEngine, { groups, seed, slack }: Effort): EvidenceTable {
  const pairs = groups[PEOPLE];
  const covered = { from: 0.93 - slack / 2, to: 0.97 + slack / 2 };
  const rows = (['behaviour', 'perception'] as const).flatMap((kind): EvidenceRow[] => {
    const dealt = Array.from({ length: PULSE_SETS }, (_, set) => maskOf(engine, set));
    const found = recoverPulses(engine, kind, pairs, dealt, createRandom(`pulses ${seed} ${kind}`));
    const { measures, groups: joint, ...from } = WANTED[kind];
    return [
      { what: `${measures}: correlation`, found: found.single.correlation(), from: from.single - slack },
      { what: `${measures}: inside the 95% interval`, found: found.single.coverage(), ...covered },
      { what: `${joint}: correlation`, found: found.joint.correlation(), from: from.joint - slack },
      { what: `${joint}: inside the 95% interval`, found: found.joint.coverage(), ...covered },
      {
        what: `${joint}, difference of two groups: inside its likely range`,
        found: found.difference.coverage(),
        from: covered.from,
      },
    ];
  });
  const alone = recoverPulses(
    engine,
    'behaviour',
    pairs,
    drawMasks(engine, createRandom(`masks ${seed}`)),
    createRandom(`pulses ${seed} behaviour`),
  );
  return {
    title: 'A pulse',
    how: `${2 * pairs} groups of ${PEOPLE} people who each answered 22 tendency and 28 construct questions, one of three sets in turn. The true mean is that of the very members. Intervals without the keys' uncertainty. Seed ${seed}.`,
    rows: [
      ...rows,
      {
        what: 'behaviours: correlation, if 22 questions were drawn for each person alone',
        found: alone.single.correlation(),
      },
      {
        what: 'competencies: correlation, if 22 questions were drawn for each person alone',
        found: alone.joint.correlation(),
      },
    ],
  };
}

/** Of each kind, person `n` is asked what mask `n` says, and those after the last begin with the first again. */
function recoverPulses(
  engine: GroupEngine,
  kind: MeasureKind,
  pairs: number,
  masks: readonly Mask[],
  random: Random,
) {
  const { size, groups } = engine.questionnaire.models[kind];
  const recovery = {
    single: createAgreement(size),
    joint: createAgreement(groups.length),
    difference: createAgreement(groups.length),
  };
  const toGroups = (values: Float64Array): number[] =>
    groups.map(
      ({ members }) => members.reduce((sum, at) => sum + (values[at] as number), 0) / members.length,
    );
  for (let pair = 0; pair < pairs; pair++) {
    const truth = createTruth(createWorld(engine.questionnaire, [], random));
    const [one, other] = [simulate(engine, truth, masks, random), simulate(engine, truth, masks, random)];
    for (const { standings, statistics } of [one, other]) {
      const mean = meanStanding(standings, kind);
      const found = estimateGroup(engine.models[kind], statistics[kind].counts, PEOPLE);
      recovery.single.add(mean, found.mean, (k) => found.covariance[k * (size + 1)] as number);
      recovery.joint.add(toGroups(mean), toGroups(found.mean), (k) =>
        meanOfBlock(found.covariance, size, groups[k]?.members ?? []),
      );
    }
    const apart = compareRounds(engine, other.statistics, one.statistics, { people: 0 })[kind];
    const [home, away] = [toGroups(one.home[kind]), toGroups(other.home[kind])];
    recovery.difference.add(
      home.map((value, k) => value - (away[k] as number)),
      apart.map(({ difference }) => difference),
      (k) => ((apart[k]?.margin ?? 0) / Z95) ** 2,
    );
  }
  return recovery;
}

function simulate(engine: GroupEngine, truth: Truth, masks: readonly Mask[], random: Random) {
  const home = drawStanding(truth, BETWEEN_GROUPS, random);
  const statistics = createStatistics(engine);
  const standings = Array.from({ length: PEOPLE }, (_, person) => {
    const standing = addStandings(home, drawStanding(truth, 1 - BETWEEN_GROUPS, random));
    const mask = masks[person % masks.length] as Mask;
    addPerson(engine, statistics, asked(choose(truth.world, standing, random), mask));
    return standing;
  });
  return { home, standings, statistics };
}

/** By question of a model: whether the set asks it. */
type Mask = Readonly<Record<MeasureKind, readonly boolean[]>>;

function maskOf({ questionnaire: { design, models } }: GroupEngine, set: number): Mask {
  const keys = new Set(askedPlaces(design, { form: 'pulse', set }).map((at) => design.questions[at]?.key));
  const of = (kind: MeasureKind) => models[kind].questions.map(({ key }) => keys.has(key));
  return { behaviour: of('behaviour'), perception: of('perception') };
}

/** As many questions as a set has, drawn for each person. */
function drawMasks(engine: GroupEngine, random: Random): Mask[] {
  const set = maskOf(engine, 0);
  const shuffled = (asked: readonly boolean[]): boolean[] =>
    asked
      .map((isAsked) => ({ isAsked, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ isAsked }) => isAsked);
  return Array.from({ length: PEOPLE }, () => ({
    behaviour: shuffled(set.behaviour),
    perception: shuffled(set.perception),
  }));
}

const asked = ({ behaviour, perception }: ResponseChoices, mask: Mask): ResponseChoices => ({
  behaviour: behaviour.map((choice, at) => (mask.behaviour[at] ? choice : NOT_ANSWERED)),
  perception: perception.map((choice, at) => (mask.perception[at] ? choice : NOT_ANSWERED)),
});
