import { describe, expect, it } from 'vitest';
import { changesOf } from './changes-of.ts';

const base = {
  employee_invitation_text: 'Welcome.',
  candidate_invitation_text: null,
  employee_retention_days: 365,
};

describe('what a form of the company sends', () => {
  it('is only what was changed in it', () => {
    expect(
      changesOf({ employee_invitation_text: 'Welcome!', candidate_invitation_text: null }, base),
    ).toEqual({ employee_invitation_text: 'Welcome!' });
    expect(changesOf({ employee_retention_days: 400 }, base)).toEqual({ employee_retention_days: 400 });
  });

  it('is nothing where nothing was', () => {
    expect(changesOf({ employee_invitation_text: 'Welcome.', employee_retention_days: 365 }, base)).toEqual(
      {},
    );
  });

  it('tells a text that was taken out', () => {
    expect(changesOf({ employee_invitation_text: null, candidate_invitation_text: null }, base)).toEqual({
      employee_invitation_text: null,
    });
  });
});
