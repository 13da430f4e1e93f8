import { inLanguage } from '@fourfold/words/language';
import { expect, it } from 'vitest';
import { addressCorrected } from './correct-address.mails.ts';

const mail = () =>
  addressCorrected(
    { organisation_id: '0199c0de-0000-7000-8000-000000000000', email: 'ada@example.com' },
    { name: 'ACME' },
  );

it('is written in the language that its work is done in', () => {
  expect(mail().subject).toBe('An invitation from ACME no longer comes to you');
  const { subject, preview, blocks } = inLanguage('en-XA', mail);
  expect(subject).toContain('ACME');
  const said = [subject, preview, JSON.stringify(blocks.map((block) => ('text' in block ? block.text : '')))];
  expect(said.join(' ').replaceAll('ACME', '')).not.toMatch(/[A-Za-z]{2}/);
});
