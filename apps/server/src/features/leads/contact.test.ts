import { leadSources } from '@fourfold/contract/words';
import { expect, it } from 'vitest';
import { smtpTransport } from '../../kernel/mail/transport.ts';
import { createTestApp } from '../../testing/test-app.ts';

it('a mail to a visitor asks for no answer where nobody would read it, and the message still arrives', async () => {
  const t = await createTestApp();
  const post = (payload: object) => t.app.inject({ method: 'POST', url: '/api/leads', payload });
  await post({ source: leadSources.miniCourse, email: 'ann@visitor.test', timezone: 'UTC' });
  const contact = { name: 'Ben', email: 'ben@visitor.test', message: 'Is there a price list?' };
  await post({ source: leadSources.contactForm, ...contact, timezone: 'UTC' });
  const letters = await t.deliverMails();
  const course = letters.find(({ to }) => to === 'ann@visitor.test');
  expect(course).not.toHaveProperty('replyTo');
  expect(course?.text).not.toContain('a person will read it');
  const notice = letters.find(({ subject }) => subject === 'Message from Ben');
  expect(notice).toMatchObject({ to: 'info@fourfold.example', replyTo: 'ben@visitor.test' });
});

it('a mail server is never asked to reach an address that does not exist', async () => {
  const transport = smtpTransport('smtp://127.0.0.1:1', 'info@acme.test');
  const letter = { id: '1', to: 'info@fourfold.example', subject: 'Message', text: 'Hello', html: '' };
  await expect(transport.send(letter)).rejects.toThrow('No CONTACT_EMAIL is set, so nobody can get this.');
  transport.close();
});
