/**
 * What `text.matchAll(expression)` finds, without copying the expression each time: a long list of names is compiled
 * anew for every copy, and a draft may have thousands of sentences. For an expression that is global and matches
 * something.
 */
export function allMatches(expression: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  expression.lastIndex = 0;
  for (let match = expression.exec(text); match !== null; match = expression.exec(text)) found.push(match);
  return found;
}
