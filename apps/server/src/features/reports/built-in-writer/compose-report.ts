import type { WritingBasis } from '../results/report-basis.ts';
import { createPhrases, type Phrases } from './phrases.ts';
import { texts } from './texts.ts';
import { topicsOf, type WritersTexts } from './topic.ts';
import { writeAssessment } from './write-assessment.ts';
import { writeAwareness } from './write-awareness.ts';
import { writeActions, writeAlternatives } from './write-plan.ts';

/** A whole report as Markdown. Pure: the same basis, the same text. */
export function composeReport(basis: WritingBasis, words: WritersTexts): string {
  const say = createPhrases(basis.seed);
  const topics = topicsOf(basis, words);
  const sections = [
    [say('greeting', texts.greeting, { first: basis.firstName }), opening(say, basis)],
    [`## ${texts.sections.assessment()}`, ...writeAssessment(say, basis, topics)],
    [`## ${texts.sections.awareness()}`, ...writeAwareness(say, basis, topics)],
    [`## ${texts.sections.alternatives()}`, ...writeAlternatives(say, basis, topics)],
    [`## ${texts.sections.actions()}`, ...writeActions(say, topics)],
    [say('closing', texts.closing)],
  ];
  return `${sections.flat().join('\n\n')}\n`;
}

function opening(say: Phrases, { results }: WritingBasis): string {
  const { opening: said } = texts;
  if (results === null) return say('opening', said.byHand);
  const { verdict, reasons } = results;
  const opened = say('opening', said.results);
  if (verdict === 'consistent') return opened;
  return `${opened}\n\n${say('quality', said.quality[verdict], { reasons: reasons.join(' ') })}`;
}
