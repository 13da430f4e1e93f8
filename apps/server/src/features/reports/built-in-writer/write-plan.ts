import { BALANCED } from '@fourfold/measurement';
import type { Figure, WritingBasis } from '../results/report-basis.ts';
import type { Phrases } from './phrases.ts';
import { texts } from './texts.ts';
import { suggestionOf, type Topic } from './topic.ts';

const { alternatives, actions } = texts;

/** Other ways to act in the same moment. */
export function writeAlternatives(say: Phrases, basis: WritingBasis, topics: readonly Topic[]): string[] {
  if (topics.length === 0) return [say('alternatives', alternatives.general)];
  const strength = nearestGroup(basis);
  return [
    say('alternatives', alternatives.intro),
    topics.map((topic) => `- ${other(say, topic)}`).join('\n'),
    strength === null ? '' : say('lean', alternatives.lean, { strength: strength.name }),
  ].filter(Boolean);
}

function other(say: Phrases, topic: Topic): string {
  const { name, text } = topic;
  const suggestion = suggestionOf(topic);
  return suggestion === null
    ? say(`other ${name}`, alternatives.both, { name, raise: text.raise, lower: text.lower })
    : say(`other ${name}`, alternatives.one, { name, suggestion });
}

function nearestGroup({ results }: WritingBasis): Figure | null {
  const groups =
    results?.figures.filter(({ kind, band }) => kind === 'competency' && band === 'balanced') ?? [];
  return groups.toSorted((a, b) => Math.abs(a.score - BALANCED) - Math.abs(b.score - BALANCED))[0] ?? null;
}

/** One step in each of four weeks, for the first topic; the second waits. */
export function writeActions(say: Phrases, topics: readonly Topic[]): string[] {
  const [first, second] = topics;
  const { weeks } = actions;
  const partner = say('partner', actions.partners);
  const suggestion = first === undefined ? null : (suggestionOf(first) ?? first.text.raise);
  const steps = [
    first === undefined
      ? say('week 1', weeks.assessment, { partner })
      : say('week 1', weeks.assessmentOf, { partner, name: first.name }),
    say('week 2', weeks.awareness),
    suggestion === null
      ? say('week 3', weeks.alternativesGeneral)
      : say('week 3', weeks.alternatives, { suggestion }),
    say('week 4', weeks.actions, { partner }),
  ];
  return [
    say('actions', actions.intro),
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    ...(second === undefined ? [] : [say('second', actions.second, { name: second.name })]),
  ];
}
