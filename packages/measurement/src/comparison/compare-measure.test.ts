import { expect, it } from 'vitest';
import { addPerson } from '../group/add-people.ts';
import { createStatistics } from '../group/create-statistics.ts';
import { compileGroups } from '../group/group-engine.ts';
import type { GroupStatistics } from '../group/group-statistics.ts';
import { askedPlaces, setOfMeasure } from '../questionnaire/forms.ts';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import { createRandom } from '../random.ts';
import { choose, type Picks } from '../simulation/choose.ts';
import { drawStanding, type Standing } from '../simulation/draw-people.ts';
import { createTruth } from '../simulation/truth.ts';
import { createWorld } from '../simulation/world.ts';
import { compareMeasure } from './compare-measure.ts';

const engine = compileGroups(loadQuestionnaire());
const { design, models } = engine.questionnaire;
const truth = createTruth(createWorld(engine.questionnaire));
const measure = models.behaviour.measures.findIndex(({ key }) => key === 'delegation');
const places = askedPlaces(design, { form: 'pulse', set: setOfMeasure(design, 'delegation') ?? 0 });
const asked = new Set(places.map((place) => design.questions[place]?.key));
const isAsked = models.behaviour.questions.map(({ key }) => asked.has(key));

/** Everyone of the round answers everything; of the pulse the few questions, where the measure may have moved. */
const round = (people: readonly Standing[], seed: string) => collect(people.map(answerer(seed, 0)));
const pulse = (people: readonly Standing[], seed: string, by: number) =>
  collect(people.map(answerer(seed, by)).map(fewQuestions));

function answerer(seed: string, by: number): (standing: Standing) => Picks {
  const random = createRandom(seed);
  return (standing) => {
    const behaviour = Float64Array.from(standing.behaviour);
    behaviour[measure] = (behaviour[measure] as number) + by;
    return choose(truth.world, { ...standing, behaviour }, random);
  };
}

const fewQuestions = ({ behaviour, perception }: Picks): Picks => ({
  behaviour: behaviour.map((chosen, at) => (isAsked[at] === true ? chosen : -1)),
  perception: perception.map(() => -1),
});

function collect(answers: readonly Picks[]): GroupStatistics {
  const statistics = createStatistics(engine);
  for (const picks of answers) addPerson(engine, statistics, picks);
  return statistics;
}

function draw(people: number, seed: string): Standing[] {
  const random = createRandom(seed);
  return Array.from({ length: people }, () => drawStanding(truth, 0.8, random));
}

const compare = (earlier: GroupStatistics, later: GroupStatistics, both: number) =>
  compareMeasure(engine, {
    ...{ kind: 'behaviour', measure, earlier, later, both, comparisons: 1 },
    place: models.behaviour.prior.mean,
  });

it('a pulse of a few questions finds a measure that moved, within the range that it tells', () => {
  const people = draw(120, 'staff');
  const found = compare(round(people, 'then'), pulse(people, 'now', 0.8), people.length);
  expect(found).toMatchObject({ differs: true });
  expect(Math.abs((found?.difference ?? 0) - 0.8)).toBeLessThan(found?.margin ?? 0);
});

it('says in few of many pulses that something changed where nothing did', () => {
  const pages = 60;
  const said = Array.from({ length: pages }, (_, page) => {
    const [then, now] = [draw(20, `then ${page}`), draw(20, `now ${page}`)];
    return compare(round(then, `a ${page}`), pulse(now, `b ${page}`, 0), 0)?.differs;
  });
  expect(said.filter(Boolean).length).toBeLessThan(pages / 5);
});

it('tells nothing where no question was asked both times', () => {
  expect(compare(round(draw(6, 'all'), 'all'), createStatistics(engine), 0)).toBeNull();
});
