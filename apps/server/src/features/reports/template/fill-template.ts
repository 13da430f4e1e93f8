import { type PromptPlaceholder, promptPlaceholders } from '@fourfold/contract/words';
import { sentence } from '@fourfold/words';

export type PromptValues = Readonly<Record<PromptPlaceholder, string | null>>;

const placeholder = /\{([a-z0-9_]+)\}/g;
const known = new Set<string>(promptPlaceholders);
const needed = promptPlaceholders.slice(0, 4);

const unknown = sentence<{ placeholder: string }>('There is no placeholder {placeholder}.');
const lacking = sentence<{ placeholder: string }>('The placeholder {placeholder} is missing.');

/** What is wrong with a template, or null. */
export function templateProblem(template: string): string | null {
  const used = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const stranger = used.find((name) => !known.has(name));
  if (stranger !== undefined) return unknown({ placeholder: `{${stranger}}` });
  const missing = needed.find((name) => !used.includes(name));
  return missing === undefined ? null : lacking({ placeholder: `{${missing}}` });
}

/**
 * Puts the values in, once each and never looking into what was put in. A sentence that speaks of something that
 * this person does not have is left out, and a line of which nothing remains goes too.
 */
export function fillTemplate(template: string, values: PromptValues): string {
  return template
    .split('\n')
    .map((line) => fillLine(line, values))
    .filter((line) => line !== null)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function fillLine(line: string, values: PromptValues): string | null {
  const sentences = line.split(/(?<=[.!?}]["”’)]?)\s+(?=\p{Lu}|\{)/u);
  const kept = sentences.filter((sentence) => !lacks(sentence, values));
  if (kept.length === 0) return null;
  // "It is a strength that is overdone" says nothing without the sentence before it.
  if (lacks(sentences[0] ?? '', values)) return null;
  return kept.join(' ').replace(placeholder, (whole, name) => values[name as PromptPlaceholder] ?? whole);
}

const lacks = (sentence: string, values: PromptValues) =>
  [...sentence.matchAll(placeholder)].some(
    ([, name]) => known.has(name ?? '') && values[name as PromptPlaceholder] === null,
  );
