import { describe, expect, it } from 'vitest';
import { sayAutomatic } from './say-automatic.ts';

const next = '2026-12-02T09:00:00.000Z';

describe('the next automatic reminder', () => {
  it('goes out in any case before one that is planned for later, or that nobody gets', () => {
    const said = /^An automatic reminder goes out on 2\sDec\s2026, \d\d:\d\d\.$/;
    expect(sayAutomatic(next, { leavesAt: '2026-12-20T09:00', people: 5 })).toMatch(said);
    expect(sayAutomatic(next, { leavesAt: '', people: 0 })).toMatch(said);
  });

  it('is put off by one that people get before it, on the same day too', () => {
    const said = /^This reminder postpones the automatic one due on 2\sDec\s2026, \d\d:\d\d\.$/;
    expect(sayAutomatic(next, { leavesAt: '', people: 5 })).toMatch(said);
    expect(sayAutomatic(next, { leavesAt: '2026-11-30T09:00', people: 5 })).toMatch(said);
    expect(sayAutomatic(next, { leavesAt: '2026-12-02T08:30', people: 5 })).toMatch(said);
  });
});
