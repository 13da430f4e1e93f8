import { compileDynamics, compileGroups, loadLinks, loadQuestionnaire } from '@fourfold/measurement';
import { describe, expect, it } from 'vitest';
import { recoverDynamics } from './dynamics.ts';

describe('dynamics', () => {
  const engine = compileGroups(loadQuestionnaire());

  it('hold the true correlations in their intervals', () => {
    expect(
      recoverDynamics(engine, compileDynamics(engine, loadLinks()), 300, 'test').coverage,
    ).toBeGreaterThan(0.92);
  }, 60_000);
});
