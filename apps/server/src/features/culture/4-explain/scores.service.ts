import type { Figure, ScoreEvidence } from '@fourfold/contract/schemas';
import { BALANCED, type CountedOut, HIGH_EDGE, LOW_EDGE, type MeasureKind } from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import { notFound } from '../../../kernel/http/app-error.ts';
import { isNarrowed } from '../1-collect/narrow.ts';
import { withheldFor } from '../2-release/withheld.ts';
import type { GroupScores } from '../3-estimate/scores.ts';
import { scoresOf } from '../3-estimate/scores-of-groups.ts';
import type { CultureParts } from '../culture-parts.ts';
import { type CultureRequest, readVisibleGroups } from '../culture-request.ts';
import { type Engine, loadEngine } from '../engine/engine.ts';
import { type Encoded, hundredth } from '../engine/figures.ts';
import { kindOf, nameGroup, nameMeasure } from '../engine/names.ts';
import { readStanding } from '../norms/read-norm.ts';
import { seesPeople } from '../viewer.ts';
import { agreementOn } from './agreement.service.ts';
import { fromWhom, sureWords } from './explain-words.ts';
import { withOwn } from './heatmap.service.ts';

const links = 5;

interface Asked {
  readonly key: string;
  /** A measure, or the competency or domain of that key: the two may share one. */
  readonly of: 'measure' | 'group';
}

/** One score of a group: what it is, how sure, from whom and why. */
export async function oneScore(
  parts: CultureParts,
  request: CultureRequest,
  { key, of }: Asked,
): Promise<ScoreEvidence> {
  const engine = await loadEngine();
  const kind = of === 'measure' ? kindOf(engine, key) : kindOfGroup(engine, key);
  if (kind === null) throw notFound();
  const figureIn = (scores: GroupScores | undefined) =>
    (of === 'measure' ? scores?.measures : scores?.groups)?.[key] ?? null;
  const visible = await readVisibleGroups(parts, request);
  const { whole } = visible;
  // The same figures of departments as in the heatmap; how much people agree is told of what was released.
  const { departments } = await withOwn(parts, request, visible);
  const shown = departments.flatMap((row) => (row.group === null ? [] : [{ ...row, group: row.group }]));
  const groups = whole === null ? [] : [whole, ...shown.map(({ group }) => group)];
  const groupKey = of === 'group' ? key : groupOf(engine, key);
  const [scores, tied, agreement] = await Promise.all([
    scoresOf(
      parts.compute,
      groups.map(({ encoded }) => encoded),
      kind,
      of === 'measure' ? key : undefined,
    ),
    whole === null || of === 'group' ? [] : linksOf(parts, whole.encoded, key),
    agreementOn(parts, request, visible, { kind, key, groupKey, of }),
  ]);
  const [own, ...others] = scores;
  const figure = figureIn(own);
  const share = own?.counted;
  const byId = new Map(shown.map(({ id }, index) => [id, figureIn(others[index])]));
  const people = whole?.people ?? 0;
  return {
    state: visible.state,
    withheld: visible.withheld,
    people,
    version: request.version,
    keys_version: request.keys.name,
    ...(of === 'measure' ? wordsOf(engine, kind, key) : wordsOfGroup(engine, kind, key)),
    figure,
    how_sure: figure === null ? noScore() : sureWords(figure),
    from_whom: fromWhom(people, visible.state),
    norm:
      visible.state === 'figures' && request.filter.department === undefined && !isNarrowed(request.filter)
        ? await readStanding(parts.db, own, {
            organisationId: request.viewer.organisationId,
            keys: request.keys,
            kind,
            of: of === 'measure' ? 'measures' : 'groups',
            key,
          })
        : null,
    share:
      share == null
        ? null
        : {
            below: hundredth(share.below.share),
            balanced: hundredth(1 - share.below.share - share.above.share),
            above: hundredth(share.above.share),
            below_people: toPeople(share.below),
            above_people: toPeople(share.above),
          },
    agreement,
    departments: departments.map(({ id, name, group }) => ({
      id,
      name,
      people: group?.people ?? 0,
      withheld: group === null ? withheldFor(visible.released ? 'not_released' : 'no_answers') : null,
      figure: byId.get(id) ?? null,
      may_open: visible.state === 'figures' && group !== null && seesPeople(request.viewer, id),
    })),
    links: tied,
    measures: of === 'measure' ? [] : measuresOf(engine, kind, key, own),
  };
}

const linksOf = async ({ compute }: CultureParts, whole: Encoded, key: string) =>
  compute('linksOf', { correlations: await compute('correlations', { group: whole }), key, most: links });

const toPeople = ({ fewest, most }: CountedOut) => ({ low: fewest, high: most });

const groupOf = ({ questionnaire }: Engine, key: string): string =>
  questionnaire.design.measures.find((measure) => measure.key === key)?.group ?? '';

const kindOfGroup = ({ questionnaire }: Engine, key: string): MeasureKind | null =>
  (['behaviour', 'perception'] as const).find((kind) =>
    questionnaire.models[kind].groups.some((group) => group.key === key),
  ) ?? null;

/** What a competency or a domain is made of, the furthest from the middle first. */
function measuresOf(engine: Engine, kind: MeasureKind, key: string, own: GroupScores | undefined) {
  const { groups, measures } = engine.questionnaire.models[kind];
  const members = groups.find((group) => group.key === key)?.members ?? [];
  const far = ({ figure }: { readonly figure: Figure | null }) =>
    Math.abs((figure?.score ?? BALANCED) - BALANCED);
  return members
    .map((member) => {
      const { name, key: measure } = nameMeasure(engine, kind, measures[member]?.key ?? '');
      return { key: measure, name, figure: own?.measures[measure] ?? null };
    })
    .toSorted((a, b) => far(b) - far(a));
}

function wordsOfGroup(engine: Engine, kind: MeasureKind, key: string) {
  const { name, definition } = nameGroup(engine, kind, key);
  const none = { when_low: null, when_high: null, suggestion_low: null, suggestion_high: null };
  const shared = { key, name, kind, definition, group: { key, name }, ...none };
  return { ...shared, why: averageOfSix(), what: whatIs[kind]({ name, ...scale }) };
}

const scale = { balanced: BALANCED, low: LOW_EDGE, high: HIGH_EDGE };
const whatIs: Readonly<Record<MeasureKind, (values: { name: string } & typeof scale) => string>> = {
  behaviour: sentence(
    'How much of “{name}” people show on average. {balanced, number} is balanced. Below {low, number} is too little of it, above {high, number} too much.',
  ),
  perception: sentence(
    'How, on average, people see “{name}” at work. {balanced, number} is the middle. More is better.',
  ),
};
const noScore = sentence('There is no score yet.');
const averageOfSix = sentence(
  'It is the average of its six measures. Each of them comes from fewer answers, so all six together are more certain than any one alone.',
);
const whyBehaviour = sentence(
  'It comes from the questions in which people chose which of four behaviours was most like their own. Each option counts towards one behaviour, and may count a little for or against another. We show the average that best explains the choices.',
);
const whyPerception = sentence(
  'It comes from the questions in which people placed their work between two opposites. We show the average that best explains where they placed it.',
);

function wordsOf(engine: Engine, kind: MeasureKind, key: string) {
  const { name, definition } = nameMeasure(engine, kind, key);
  const group = nameGroup(engine, kind, groupOf(engine, key));
  const shared = { key, name, kind, definition, group: { key: group.key, name: group.name } };
  if (kind === 'behaviour') {
    const text = engine.measures.behaviours[key];
    return {
      ...shared,
      when_low: text?.tooLittle ?? '',
      when_high: text?.tooMuch ?? '',
      suggestion_low: text?.raise ?? '',
      suggestion_high: text?.lower ?? '',
      what: whatIs.behaviour({ name, ...scale }),
      why: whyBehaviour(),
    };
  }
  const text = engine.measures.perceptions[key];
  return {
    ...shared,
    when_low: text?.whenLow ?? '',
    when_high: text?.whenHigh ?? '',
    suggestion_low: text?.raise ?? '',
    suggestion_high: null,
    what: whatIs.perception({ name, ...scale }),
    why: whyPerception(),
  };
}
