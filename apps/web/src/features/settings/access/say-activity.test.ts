import { expect, it } from 'vitest';
import { type ActivityEntry, sayActivity } from './say-activity.ts';

const entry = (values: Partial<ActivityEntry>): ActivityEntry => ({
  id: '1',
  at: '2026-03-02T09:00:00.000Z',
  action: 'link.copied',
  by: 'Anna Schmidt',
  subject: null,
  person: 'Rosa Respondent',
  details: {},
  ...values,
});

it('names whose personal link a colleague copied', () => {
  expect(sayActivity(entry({}))).toBe('Anna Schmidt: copied the personal link of Rosa Respondent');
  expect(sayActivity(entry({ person: null }))).toBe(
    'Anna Schmidt: copied the personal link of someone whose data has since been erased',
  );
});

it('names whose address a colleague changed', () => {
  const corrected = entry({ action: 'person.address_corrected', details: { kind: 'employee' } });
  expect(sayActivity(corrected)).toBe('Anna Schmidt: changed the e-mail address of Rosa Respondent');
});

it('says what someone did through a copy, and whose copy it was', () => {
  const used = entry({ action: 'link.used', by: null, subject: 'Anna Schmidt', details: { use: 'read' } });
  expect(sayActivity(used)).toBe(
    'Someone: read answers that were given earlier through the personal link of Rosa Respondent, which Anna Schmidt had copied',
  );
  expect(sayActivity({ ...used, details: { use: 'opened', what: 'sheet' } })).toBe(
    'Someone: opened the interview sheet about Rosa Respondent through a link that Anna Schmidt had copied',
  );
});

it('names the colleague whom an entry is about, unless they did it themselves', () => {
  const changed = { action: 'member.changed', subject: 'Bo Viewer', person: null } as const;
  expect(sayActivity(entry(changed))).toBe('Anna Schmidt: changed the role of Bo Viewer');
  const out = { action: 'session.ended', subject: 'Anna Schmidt', person: null } as const;
  expect(sayActivity(entry(out))).toBe('Anna Schmidt: signed out');
  expect(sayActivity(entry({ action: 'answers.expired', by: null, person: null }))).toMatch(
    /^Automatically: /,
  );
});

it('sets whose thing it was beside what was done to it', () => {
  const ended = { action: 'token.ended', subject: 'Bo Viewer', person: null } as const;
  expect(sayActivity(entry(ended))).toBe('Anna Schmidt: revoked an API token (Bo Viewer)');
  const changed = { action: 'member.changed', subject: null, person: null } as const;
  expect(sayActivity(entry(changed))).toBe('Anna Schmidt: changed the role of someone who has since left');
});
