import { describe, expect, it } from 'vitest';
import { sayForWhom } from './for-whom.ts';

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
