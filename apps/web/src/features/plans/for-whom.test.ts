import { describe, expect, it } from 'vitest';
import { sayForWhom, sayUnclear, whereToPlan } from './for-whom.ts';

const known = ['Accounts', 'Marketing', 'Sales', 'Shops'].map((name) => ({ id: name.toLowerCase(), name }));
const forWhom = (...departments: string[]) => sayForWhom({ everyone: false, departments }, known);

describe('for whom a plan is', () => {
  it('is said by name, and of more than three by how many are left', () => {
    expect(forWhom('accounts')).toBe('For Accounts');
    expect(forWhom('accounts', 'marketing', 'sales')).toBe('For Accounts, Marketing and Sales');
    expect(forWhom('accounts', 'marketing', 'sales', 'shops')).toBe('For Accounts, Marketing and 2 more');
  });

  it('is everyone, or nobody yet', () => {
    expect(forWhom()).toBe('For no department yet');
    expect(sayForWhom({ everyone: true, departments: ['accounts'] }, known)).toBe('For the whole company');
  });
});

describe('the departments that are ticked', () => {
  const certainties = [
    { id: 'accounts', name: 'Accounts', certainty: 0.97, isLikely: true },
    { id: 'marketing', name: 'Marketing', certainty: 0.32, isLikely: false },
    { id: 'sales', name: 'Sales', certainty: 0, isLikely: false },
  ];
  const unclear = (...departments: string[]) => sayUnclear({ everyone: false, departments }, certainties);

  it('are named where the finding is unclear in them', () => {
    expect(unclear('accounts', 'marketing')).toBe('In Marketing (32%), this finding is unclear.');
    expect(unclear('marketing', 'sales')).toBe(
      'In Marketing (32%) and Sales (under 1%), this finding is unclear.',
    );
  });

  it('are not where it is likely, where nothing is known, or where the plan is for everyone', () => {
    expect(unclear('accounts', 'shops')).toBe(null);
    expect(sayUnclear({ everyone: true, departments: ['marketing'] }, certainties)).toBe(null);
  });
});

describe('the departments that are ticked from the start', () => {
  const known = ['accounts', 'marketing', 'sales'].map((id) => ({
    id,
    name: id,
    certainty: 0.9,
    isLikely: id !== 'sales',
  }));
  const running = (company_wide: boolean, ...departments: string[]) => ({
    company_wide,
    departments: departments.map((id) => ({ id, name: id })),
  });

  it('are those where it is likely and no plan runs about it', () => {
    expect(whereToPlan(known, [])).toEqual(['accounts', 'marketing']);
    expect(whereToPlan(known, [running(false, 'accounts', 'sales')])).toEqual(['marketing']);
  });

  it('are none where a plan runs for everyone', () => {
    expect(whereToPlan(known, [running(true)])).toEqual([]);
  });
});
