import type { Part } from './parts.ts';
import { has, type Term } from './terms.ts';

/** What a sentence says about a behaviour: that there is much or little of it, or that there should be more or less. */
export type Said = 'much' | 'little' | 'more' | 'less';

export function meaningOf(
  part: Part,
  sign: number,
  terms: readonly Term[],
  isQuestion: boolean,
): Said | null {
  if (part.mood === 'none') return null;
  const isNamed = terms.some(({ isName }) => isName);
  if (part.mood === 'advice' && !isState(part)) {
    if (has(part, 'not') && has(part, 'unneeded')) return null;
    const hasWay =
      has(part, 'more', 'less', 'only', 'gone', 'not', 'over', 'under') ||
      moreOften(part) ||
      weakMore(part, terms);
    if (part.isLook && !has(part, 'more', 'often', 'less')) return null;
    if (isNamed && !hasWay) return null;
    if (isQuestion && !has(part, 'more', 'often', 'less')) return null;
    return sign > 0 ? 'more' : 'less';
  }
  if (isQuestion) return null;
  return claimOf(part, sign, isNamed);
}

/** An amount that stands for itself; "every time it mattered, note it" asks for nothing. */
export const moreOften = ({ tokens, phrases }: Part) =>
  phrases.some(
    ({ kind, first, last }) =>
      kind === 'often' &&
      /\b(?:more|further|extra|additional|greater|higher|stronger)\b/.test(
        tokens
          .slice(first, last + 1)
          .map(({ word }) => word)
          .join(' '),
      ),
  );

/** "should not be too playful" advises; "is too playful" claims. */
const isState = (part: Part) =>
  has(part, 'over', 'under') &&
  !/^(?:avoid|stop|don't|do|never|not)$/.test(part.tokens[0]?.word ?? '') &&
  part.isAboutPerson &&
  !part.tokens.some(({ word }) => /^(?:should|could|might|try|would)$/.test(word));

const weak = /^(?:us|use|apply|bring|show|put|giv|try|includ|employ|exercis|express|offer|trust|mak)$/;
const weakMore = ({ tokens }: Part, terms: readonly Term[]) => {
  const at = terms[0]?.first ?? 0;
  return tokens.slice(Math.max(0, at - 4), at).some(({ stem }) => weak.test(stem));
};

function claimOf(part: Part, sign: number, isNamed: boolean): Said | null {
  if (part.joint === 'if' || part.joint === 'unless' || part.joint === 'than' || has(part, 'unneeded'))
    return null;
  const isDegree = has(part, 'over', 'under') || (isNamed && has(part, 'lacking'));
  if (isDegree && has(part, 'not')) return null;
  if (isNamed ? !isDegree : !part.isAboutPerson) return null;
  if (isNamed && !part.isAboutPerson && isGeneric(part)) return null;
  const hasDegree =
    isDegree ||
    has(part, 'often', 'less', 'not') ||
    part.tokens.some(({ word }) => word === 'every' || word === 'everything' || word === 'everyone');
  if (!hasDegree) return null;
  return sign > 0 ? 'much' : 'little';
}

/** "Too much of it can tire a team" is said of everybody. */
const isGeneric = ({ tokens }: Part) =>
  /^(?:too|excess|excessive|a|an|when|more|so)$/.test(tokens[0]?.word ?? '') ||
  tokens.some(({ word }) => /^(?:can|may|might|could)$/.test(word));

/** Said of the behaviour itself, in so many words. */
export const isPlain = (part: Part, terms: readonly Term[]): boolean => {
  if (terms.some(({ isName, isPronoun }) => isName || isPronoun))
    return has(part, 'more', 'less', 'over', 'under', 'lacking', 'gone', 'only') || moreOften(part);
  return (
    terms.length > 0 &&
    ((terms.every(({ sign }) => sign === 1) && isBeside(part, terms)) || isGraded(part, terms))
  );
};

/** The way stands beside the act: "tell fewer stories", "joke more". */
const isBeside = ({ tokens, phrases }: Part, terms: readonly Term[]) =>
  phrases.some(({ kind, own, first, last }) => {
    const isAmount = /^(?:more|less|fewer|much|far)/.test(tokens[first]?.word ?? '');
    const isWay = kind === 'less' || kind === 'more' || (kind === 'often' && isAmount);
    const isInside = own.length > 1 && last - first >= own.length;
    return (
      isWay &&
      terms.some((term) =>
        isInside
          ? term.first > first && term.last < last
          : (term.first - last >= 1 && term.first - last <= 2) ||
            (isAmount && first - term.last >= 1 && first - term.last <= 1),
      )
    );
  });

/** "too humble", "rarely delegate": the degree stands right beside the act. */
const isGraded = ({ phrases }: Part, terms: readonly Term[]) =>
  phrases.some(
    ({ kind, last }) =>
      (kind === 'over' || kind === 'under') &&
      terms.some((term) => term.first - last >= -3 && term.first - last <= 2),
  );
