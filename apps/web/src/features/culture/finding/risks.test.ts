import type { CultureAnswer } from '@fourfold/contract/schemas';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../findings/finding-path.ts';
import { barriersAtRisk } from './risks.ts';

const tie = (key: string, name: string, correlation: number) => ({ key, name, correlation });
const answer = {
  barriers: {
    listed: [
      { key: 'safe_to_speak', label: 'clear' },
      { key: 'trusted', label: 'likely' },
      { key: 'quick', label: 'unclear' },
    ],
  },
} as unknown as CultureAnswer;
const opportunity = (direction: 'improve' | 'reduce', ties: ReturnType<typeof tie>[]) =>
  ({ key: 'active_listening', direction, ties }) as unknown as Finding;
const safe = tie('safe_to_speak', 'Safe to Speak', 0.3);

describe('the barriers that advice may lower', () => {
  it('are named where they go down with what is reduced', () => {
    expect(barriersAtRisk(answer, opportunity('reduce', [safe]))).toBe(
      'This may lower the score for Safe to Speak, which is already low enough to be a barrier. Keep an eye on it.',
    );
    expect(barriersAtRisk(answer, opportunity('reduce', [safe, tie('trusted', 'Trusted', 0.2)]))).toContain(
      'the scores for Safe to Speak and Trusted, which are already low enough to be barriers',
    );
    expect(barriersAtRisk(answer, opportunity('improve', [tie('trusted', 'Trusted', -0.2)]))).toContain(
      'Trusted',
    );
  });

  it('are none where they would go up, and what is no barrier is not named', () => {
    expect(barriersAtRisk(answer, opportunity('improve', [safe]))).toBeNull();
    expect(barriersAtRisk(answer, opportunity('reduce', [tie('pace', 'Pace', 0.4)]))).toBeNull();
    expect(barriersAtRisk(answer, opportunity('reduce', [tie('quick', 'Quick', 0.4)]))).toBeNull();
    expect(barriersAtRisk(answer, null)).toBeNull();
    expect(barriersAtRisk(answer, { key: 'trusted', ties: [safe] } as unknown as Finding)).toBeNull();
  });
});
