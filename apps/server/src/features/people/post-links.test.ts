import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeOwner } from '../../testing/actors.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { requeueLinks } from './post-links.ts';

it('invitations whose job was lost, as after a restore without the queue, get it again', async () => {
  const t = await createTestApp();
  const owner = await makeOwner(t);
  const email = 'rosa@example.com';
  const text = `First name;Surname;E-mail;Position;Team;Company\nRosa;Lind;${email};Engineer;Research;Acme`;
  const answer = await owner.call('POST', '/survey/responses/batch', { text });
  expect(answer.status).toBe(201);
  await sql`delete from pgboss.job where name = 'survey.post-links'`.execute(t.db);
  const letters = async () => (await t.deliverMails()).filter(({ to }) => to === email).length;
  expect(await letters()).toBe(0);
  await requeueLinks({ ...t, clock: t.now });
  await requeueLinks({ ...t, clock: t.now });
  expect(await letters()).toBe(1);
});
