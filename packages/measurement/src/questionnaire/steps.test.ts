import { describe, expect, it } from 'vitest';
import { loadMeasureTexts } from './load-measure-texts.ts';

const { behaviours } = await loadMeasureTexts('en');
const steps = Object.entries(behaviours).flatMap(([key, { steps: own }]) =>
  (['more', 'less'] as const).map((way) => ({ key: `${key} ${way}`, ...own[way] })),
);
const length = (text: string) => text.split(/\s+/).length;
const failing = (isWrong: (step: (typeof steps)[number]) => boolean) =>
  steps.filter(isWrong).map(({ key, cue, act, sign }) => `${key}: When ${cue}, ${act}. When ${sign}.`);

describe('the 168 suggestions', () => {
  it('fit into their frame: a clause, a command and a clause, each begun small and without its full stop', () => {
    expect(steps).toHaveLength(168);
    const begun = /^(?:[a-z]|“)/;
    expect(failing(({ cue, act, sign }) => [cue, act, sign].some((one) => !begun.test(one)))).toEqual([]);
    expect(failing(({ cue, act, sign }) => [cue, act, sign].some((one) => /[.!?;]$/.test(one)))).toEqual([]);
    // What someone is told to do begins with the doing.
    const noCommand = /^(?:you|it|they|people|someone|there|when|if|the|a|an|try to|your)\b/;
    expect(failing(({ act }) => noCommand.test(act))).toEqual([]);
    expect(failing(({ cue, sign }) => /^(?:when|if|as)\b/.test(cue) || /^when\b/.test(sign))).toEqual([]);
    // Two clauses with no comma before the act: a second comma in the cue would lose its reader.
    expect(failing(({ cue }) => cue.includes(','))).toEqual([]);
  });

  it('are short: 20 words for what to do and when, 12 for the sign', () => {
    expect(failing(({ cue, act }) => length(`When ${cue}, ${act}.`) > 20)).toEqual([]);
    expect(failing(({ sign }) => length(sign) > 12)).toEqual([]);
  });

  it('cannot be taken the wrong way round: no act says how much, or what not to do', () => {
    expect(
      failing(({ act }) => /\b(?:more|less|fewer|too|not|never|always|don’t|avoid|try to)\b/.test(act)),
    ).toEqual([]);
  });

  it('fit any week and any work', () => {
    const unwanted =
      /\b(?:this week|weeks|stakeholders?|leverage|actionable|feedback|proactive\w*|synerg\w*|mindful\w*|space|journey|shift|patients?|ward|customers?|whoever|somebody|everybody)\b/;
    expect(failing(({ cue, act, sign }) => [cue, act, sign].some((one) => unwanted.test(one)))).toEqual([]);
  });

  it('ask for nothing that takes longer than a week', () => {
    const long = /\bfor (?:a|some|\w+) (?:weeks|months?|years?)\b/;
    expect(failing(({ act, sign }) => long.test(act) || long.test(sign))).toEqual([]);
  });

  it.each(['cue', 'act', 'sign'] as const)('say nothing twice: %s', (part) => {
    const said = steps.map((step) => step[part]);
    expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
  });
});
