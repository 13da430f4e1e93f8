import {
  type Answer,
  createRandom,
  drawNormal,
  type MeasureKind,
  type Questionnaire,
  questionOrder,
  type Random,
  type SimulatedPerson,
} from '@fourfold/measurement';

/**
 * People drawn by lot into departments: what they stand at has nothing to do with where they work. Everyone answers
 * anew each time that a sheet is asked for.
 *
 * Example: `drawCompany(questionnaire, ['One', 'Two'], 15, 'seed')` are thirty people.
 */
export interface DrawnPerson extends SimulatedPerson {
  /** Adds to all measures of a competency from now on. */
  move(competency: string, by: number): void;
}

/** Shares of the variance: what all measures have in common, those of one competency or domain, and the rest. */
const SHARES = { behaviour: [0.15, 0.25, 0.6], perception: [0.25, 0.25, 0.5] } as const;
const STRENGTH = { tendency: 1.5, construct: 1.2, mirror: 1.2 } as const;

export function drawCompany(
  questionnaire: Questionnaire,
  departments: readonly string[],
  people: number,
  seed: string,
): DrawnPerson[] {
  const random = createRandom(seed);
  return departments.flatMap((department) =>
    Array.from({ length: people }, (_, at) => drawPerson(questionnaire, { department, at, seed }, random)),
  );
}

function drawPerson(
  { design, models }: Questionnaire,
  { department, at, seed }: { readonly department: string; readonly at: number; readonly seed: string },
  random: Random,
): DrawnPerson {
  let sheets = 0;
  const standings = new Map<string, number>();
  for (const kind of ['behaviour', 'perception'] as const) {
    const drawn = drawHalf(
      models[kind].measures.map(({ group }) => group),
      kind,
      random,
    );
    for (const [index, { key }] of models[kind].measures.entries()) standings.set(key, drawn[index] ?? 0);
  }
  const groupOf = new Map(design.measures.map(({ key, group }) => [key, group]));
  const questions = new Map(design.questions.map((question) => [question.key, question]));
  return {
    firstName: `Person${at}`,
    lastName: department,
    department,
    jobPosition: 'Position',
    kind: 'employee',
    manner: 'honest',
    standing: { behaviour: new Float64Array(), perception: new Float64Array() },
    move(competency, by) {
      for (const [key, value] of standings)
        if (groupOf.get(key) === competency) standings.set(key, value + by);
    },
    answers: (id) => {
      sheets += 1;
      return questionOrder(design, id).map((questionKey): Answer => {
        const question = questions.get(questionKey);
        if (question === undefined) throw new Error(`There is no question ${questionKey}.`);
        // Whatever the order in which it is asked: the same company answers in the same way in every run.
        const random = createRandom(`${seed} ${department} ${at} ${sheets} ${questionKey}`);
        const odds = question.options.map(({ loadings }) =>
          Math.exp(
            STRENGTH[question.kind] *
              loadings.reduce((sum, { measure, weight }) => sum + weight * (standings.get(measure) ?? 0), 0),
          ),
        );
        let rest = random() * odds.reduce((sum, one) => sum + one, 0);
        const chosen = odds.findIndex((one) => {
          rest -= one;
          return rest < 0;
        });
        const option = question.options[chosen] ?? question.options[0];
        return { questionKey, optionKey: option?.key ?? '', seconds: 4 + 3 * random() };
      });
    },
  };
}

function drawHalf(groups: readonly string[], kind: MeasureKind, random: Random): number[] {
  const [common, together, own] = SHARES[kind];
  const all = Math.sqrt(common) * drawNormal(random);
  const shared = new Map(
    [...new Set(groups)].map((group) => [group, Math.sqrt(together) * drawNormal(random)]),
  );
  return groups.map((group) => all + (shared.get(group) ?? 0) + Math.sqrt(own) * drawNormal(random));
}
