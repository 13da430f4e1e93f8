import { batchFields } from '@fourfold/contract/words';
import { inLanguage } from '@fourfold/words/language';
import { describe, expect, it } from 'vitest';
import { columnHeads, guessColumns } from './batch-columns.ts';

describe('the columns of a file', () => {
  it.each(['en-GB', 'en-XA'])('are found in one that we wrote, in %s', (language) => {
    const found = inLanguage(language, () => {
      const heads = batchFields.map((field) => columnHeads[field]());
      return guessColumns(heads.toReversed(), true);
    });
    expect(found).toEqual({
      first_name: 5,
      last_name: 4,
      email: 3,
      job_position: 2,
      department: 1,
      company: 0,
    });
  });

  it('are found by what others call them, and in the order of the template where nobody does', () => {
    expect(guessColumns(['Nachname', 'Vorname', 'E-Mail'], true)).toEqual({
      first_name: 1,
      last_name: 0,
      email: 2,
    });
    expect(guessColumns(['Ada', 'Byron', 'ada@example.com'], false)).toEqual({
      first_name: 0,
      last_name: 1,
      email: 2,
    });
  });
});
