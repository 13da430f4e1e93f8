import { expect, it } from 'vitest';
import { likelyChanges } from './likely-changes.ts';

it('a change counts when its interval leaves zero out', () => {
  const groups = [
    { key: 'care', name: 'Care' },
    { key: 'order', name: 'Order' },
  ];
  const changes = [
    { key: 'courage', change: 9, low: -4, high: 22 },
    { key: 'care', change: 20, low: 2, high: 38 },
    { key: 'order', change: -31, low: -50, high: -12 },
  ];
  expect(likelyChanges(changes, groups)).toEqual([
    { key: 'order', name: 'Order', change: -31, low: -50, high: -12 },
    { key: 'care', name: 'Care', change: 20, low: 2, high: 38 },
  ]);
});
