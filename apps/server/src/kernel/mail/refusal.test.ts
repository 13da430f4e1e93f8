import { describe, expect, it } from 'vitest';
import { type Refusal, refusalOf } from './refusal.ts';

/** Answers of real mail servers, and what they say about whom. */
const answers: [Refusal, command: string, response: string][] = [
  [
    'recipient',
    'RCPT TO',
    '550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 Try',
  ],
  ['recipient', 'RCPT TO', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found'],
  ['recipient', 'RCPT TO', '550 5.2.1 The email account that you tried to reach is disabled.'],
  ['recipient', 'RCPT TO', '552 5.2.2 Mailbox full'],
  ['recipient', 'RCPT TO', '550 5.4.1 Recipient address rejected: Access denied.'],
  ['recipient', 'RCPT TO', '550 5.5.0 Requested action not taken: mailbox unavailable'],
  ['recipient', 'RCPT TO', '556 5.1.10 Recipient address has null MX'],
  ['recipient', 'RCPT TO', '550 no such user'],
  ['recipient', 'RCPT TO', '553 sorry, that domain is not in my list'],
  ['recipient', 'DATA', '552 5.3.4 Message size exceeds fixed limit'],
  ['recipient', 'DATA', '550 5.6.7 Internationalized addresses are not supported'],
  ['policy', 'RCPT TO', '554 5.7.1 <ann@example.com>: Relay access denied'],
  ['policy', 'RCPT TO', '550 5.7.1 Service unavailable; client [192.0.2.1] blocked using zen.spamhaus.org'],
  ['policy', 'DATA', '550-5.7.26 This mail has been blocked because the sender is unauthenticated.'],
  ['policy', 'RCPT TO', '553 5.1.8 Sender address rejected: Domain not found'],
  ['policy', 'RCPT TO', '550 relay not permitted'],
  ['policy', 'DATA', '554 Message rejected'],
  ['passing', 'RCPT TO', '451 4.7.1 Greylisted'],
  ['passing', 'RCPT TO', '452 4.2.2 Mailbox full'],
  ['passing', 'RCPT TO', '503 5.5.1 Need MAIL before RCPT'],
  ['passing', 'RCPT TO', '530 Authentication required'],
  ['passing', 'DATA', '554 5.3.0 System failure'],
  ['passing', 'MAIL FROM', '550 5.1.0 Sender rejected'],
  ['passing', 'MAIL FROM', '530 5.7.0 Authentication required'],
  ['passing', 'AUTH PLAIN', '535 5.7.8 Bad credentials'],
  ['passing', 'CONN', '554 5.7.1 No service for you'],
  ['passing', 'EHLO', '550 5.7.1 Bad name'],
];

describe('a refused mail', () => {
  it.each(answers)('is %s: %s, %s', (expected, command, response) => {
    const responseCode = Number.parseInt(response, 10);
    expect(refusalOf(Object.assign(new Error('refused'), { command, response, responseCode }))).toBe(
      expected,
    );
  });

  it('is passing when there was no answer at all', () => {
    expect(refusalOf(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT', command: 'CONN' }))).toBe(
      'passing',
    );
    expect(refusalOf('not even an error')).toBe('passing');
  });
});
