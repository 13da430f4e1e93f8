import type { User } from '@fourfold/contract/schemas';
import { describe, expect, it } from 'vitest';
import { secondStepWay } from './second-step-way.ts';

const user = (required: boolean, second_step: boolean) =>
  ({ second_step, organisation: { second_step_required: required } }) as User;

describe('the way into an organisation that asks for a second step', () => {
  it('leads anyone who lacks one to where it is set up, and back afterwards', () => {
    expect(secondStepWay(user(true, false), '/dashboard/people', '?q=a')).toBe(
      '/dashboard/second-step?redirect=%2Fdashboard%2Fpeople%3Fq%3Da',
    );
    expect(secondStepWay(user(true, false), '/dashboard/settings', '')).toContain('/dashboard/second-step?');
  });

  it('leaves that page, one’s own account and the public site open', () => {
    for (const [path, search] of [
      ['/dashboard/second-step', ''],
      ['/dashboard/settings', '?tab=profile'],
      ['/', ''],
      ['/dashboards', ''],
    ] as const)
      expect(secondStepWay(user(true, false), path, search)).toBeNull();
  });

  it('is straight for everyone else', () => {
    for (const one of [user(true, true), user(false, false), { organisation: null } as User])
      expect(secondStepWay(one, '/dashboard', '')).toBeNull();
  });
});
