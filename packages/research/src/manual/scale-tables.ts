import constructs from '@fourfold/measurement/data/constructs-2.json' with { type: 'json' };
import measures from '@fourfold/measurement/data/measures.json' with { type: 'json' };
import tendency from '@fourfold/measurement/data/tendency-2.json' with { type: 'json' };
import type { MeasureTexts } from '@fourfold/measurement/questionnaire/load-measure-texts.ts';
import type { MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';
import type { ScaleFigures } from './measure-scales.ts';
import { type SizeFigures, tableOfSizes } from './measure-sizes.ts';
import { table } from './table.ts';

/**
 * The manual's tables of scales: what each is, and how well it is known.
 *
 * Example: `tablesOf(texts, scales).competencies` has a line for each of the fourteen.
 */
export type Tables = Readonly<Record<string, string>>;

export function tablesOf(
  texts: MeasureTexts,
  scales: readonly ScaleFigures[],
  sizes: readonly SizeFigures[],
): Tables {
  return {
    competencies: table(
      ['competency', 'what it is', 'behaviours'],
      measures.competencies.map(({ key, behaviours }) => [
        texts.competencies[key]?.name,
        texts.competencies[key]?.definition,
        behaviours.map((behaviour) => texts.behaviours[behaviour.key]?.name).join(', '),
      ]),
    ),
    domains: table(
      ['domain', 'what it is', 'perceptions'],
      measures.domains.map(({ key, perceptions }) => [
        texts.domains[key]?.name,
        texts.domains[key]?.definition,
        perceptions.map((perception) => texts.perceptions[perception.key]?.name).join(', '),
      ]),
    ),
    'reliability of competencies': reliability(texts, scales, 'behaviour', true),
    'reliability of domains': reliability(texts, scales, 'perception', true),
    'reliability of behaviours': reliability(texts, scales, 'behaviour', false),
    'reliability of perceptions': reliability(texts, scales, 'perception', false),
    'competencies by group size': tableOfSizes(sizes, 'competencies'),
    'domains by group size': tableOfSizes(sizes, 'domains'),
    'behaviours by group size': tableOfSizes(sizes, 'behaviours'),
    'perceptions by group size': tableOfSizes(sizes, 'perceptions'),
  };
}

function reliability(
  texts: MeasureTexts,
  scales: readonly ScaleFigures[],
  kind: MeasureKind,
  isGroup: boolean,
): string {
  const names =
    kind === 'behaviour'
      ? isGroup
        ? texts.competencies
        : texts.behaviours
      : isGroup
        ? texts.domains
        : texts.perceptions;
  const own = scales.filter((scale) => scale.kind === kind && scale.isGroup === isGroup);
  return table(
    [
      'scale',
      'items',
      'reliability',
      'standard error',
      'range',
      'group: reliability',
      'standard error',
      'range',
    ],
    own.map(({ key, reliability: alone, error, range, inGroup }) => [
      names[key]?.name,
      isGroup ? itemsOfGroup(key) : itemsOf(key),
      alone.toFixed(2),
      error.toFixed(1),
      `± ${range.toFixed(0)}`,
      inGroup.reliability.toFixed(2),
      inGroup.error.toFixed(1),
      `± ${inGroup.range.toFixed(0)}`,
    ]),
  );
}

/** Options or lines that speak for a measure in the first place, and those that lean to it. */
function itemsOf(key: string): string {
  const [shown, leaned] = countItems(new Set([key]));
  return `${shown} + ${leaned}`;
}

function itemsOfGroup(key: string): string {
  const members =
    measures.competencies.find((group) => group.key === key)?.behaviours ??
    measures.domains.find((group) => group.key === key)?.perceptions ??
    [];
  const [shown, leaned] = countItems(new Set(members.map((member) => member.key)));
  return `${shown} + ${leaned}`;
}

function countItems(keys: ReadonlySet<string>): [shown: number, leaned: number] {
  const options = tendency.tendency.flatMap((question) => question.options);
  const lines = constructs.constructs;
  return [
    options.filter(({ primary }) => keys.has(primary)).length +
      lines.filter(({ perception }) => keys.has(perception)).length,
    options.filter(({ secondary }) => secondary !== null && keys.has(secondary.measure)).length +
      lines.filter(({ secondary }) => secondary !== null && keys.has(secondary.perception)).length,
  ];
}
