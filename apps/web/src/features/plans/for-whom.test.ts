import { describe, expect, it } from 'vitest';
import { sayForWhom, sayUnclear } from './for-whom.ts';

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
    { id: 'accounts', name: 'Accounts', certainty: 0.97 },
    { id: 'marketing', name: 'Marketing', certainty: 0.32 },
    { id: 'sales', name: 'Sales', certainty: 0 },
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
