import { expect, it } from 'vitest';
import { candidateAddress, listAddress } from './candidate-address.ts';

it('leads to a candidate and back to the list, beside the team that was asked for', () => {
  expect(candidateAddress({ response_id: 'a' }, 'whole')).toBe('/dashboard/hires/a?team=whole');
  const vacancy = { id: 'v', title: 'Driver' };
  expect(listAddress({ vacancy }, 'whole')).toBe('/dashboard/hires?vacancy=v&team=whole');
  expect(listAddress({ vacancy }, undefined)).toBe('/dashboard/hires?vacancy=v');
  expect(listAddress({ vacancy: null }, undefined)).toBe('/dashboard/hires');
});
