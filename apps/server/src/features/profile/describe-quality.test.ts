import type { ReasonKind, Signs, Verdict } from '@fourfold/measurement';
import { expect, it } from 'vitest';
import { describeReason, describeVerdict } from './describe-quality.ts';

const reason = (sign: keyof Signs, value: number) => ({ kind: 'run', grave: false, sign, value }) as const;

it('a reason has words for every sign, with the number that was seen', () => {
  expect(describeReason(reason('answered', 0.456))).toBe('Only 46% of the questions were answered.');
  expect(describeReason(reason('mirrors', 2))).toContain('are 2.0 steps apart');
  expect(describeReason(reason('run', 31))).toContain('was chosen 31 times in a row');
  expect(describeReason(reason('seconds', 1.26))).toContain('in under 1.3 seconds');
  expect(describeReason(reason('hasty', 0.6))).toContain('60% of the questions were answered in under 1.5');
  for (const sign of ['fit', 'information', 'behaviours', 'perceptions', 'halves', 'places'] as const) {
    expect(describeReason(reason(sign, 1))).toMatch(/^[A-Z][^{}]+\.$/);
  }
});

it('a verdict tells contradiction from carelessness by the first reason that is either', () => {
  const said = (verdict: Verdict, ...kinds: ReasonKind[]) =>
    describeVerdict(
      verdict,
      kinds.map((kind) => ({ kind })),
    );
  expect(said('check', 'information', 'mirrors')).toContain('contradict each other');
  expect(said('check', 'run', 'mirrors')).toContain('may have been chosen without reading the questions');
  expect(said('unreliable', 'information', 'pace')).toContain(
    'seem to have been chosen without reading the questions',
  );
  expect(said('uninformative', 'behaviours')).toContain('say little');
  expect(said('consistent')).toBe('The answers are consistent.');
});
