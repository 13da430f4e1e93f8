import { sendMailJob } from '../../kernel/mail/outbox.ts';
import { composed } from '../../kernel/mail/transport.ts';
import { mailHandler } from '../../start-work.ts';
import type { TestApp } from '../open-test-app.ts';

/** Sends what the requests have caused, as the real transports would compose it, and looks at each mail. */
export async function readMails(
  t: TestApp,
  secrets: readonly string[],
): Promise<{ mails: number; wrong: string[] }> {
  const wrong = new Set<string>();
  let mails = 0;
  const transport = {
    destination: 'here',
    close: () => undefined,
    send: async (letter: Parameters<typeof composed>[0]) => {
      mails += 1;
      const raw = (await composed(letter, 'Fourfold <info@fourfold.example>')).toString('utf8');
      for (const what of judgeMail(raw, letter.html, secrets)) wrong.add(what);
    },
  };
  await t.jobs.drain(sendMailJob, mailHandler(t.parts, transport));
  return { mails, wrong: [...wrong] };
}

/** One recipient, our own headers only, and no element that our renderer does not write. */
function judgeMail(raw: string, html: string, secrets: readonly string[]): string[] {
  const wrong: string[] = [];
  const head = raw.split('\n\n', 1)[0] ?? '';
  const names = [...head.matchAll(/^([A-Za-z-]+):/gm)].map(([, name = '']) => name.toLowerCase());
  for (const name of names) if (!headers.has(name)) wrong.push(`a mail carries the header ${name}`);
  if (new Set(names).size !== names.length) wrong.push('a mail carries a header twice');
  for (const [, element = ''] of html.matchAll(/<([a-z0-9]+)/gi)) {
    if (!elements.has(element.toLowerCase())) wrong.push(`a mail holds the element ${element}`);
  }
  if (/href="(?!https?:\/\/|mailto:)/i.test(html)) wrong.push('a mail leads somewhere odd');
  if (/ on\w+=/i.test(html.replace(/>[^<]*</g, '><'))) wrong.push('a mail holds a handler');
  const others = secrets.filter((secret) => raw.includes(secret));
  if (others.length > 0) wrong.push(`a mail shows ${others[0]?.slice(0, 12)}…`);
  return wrong;
}

const headers = new Set(
  'from to subject message-id date mime-version content-type content-transfer-encoding reply-to list-unsubscribe list-unsubscribe-post'.split(
    ' ',
  ),
);
const elements = new Set(
  'html head meta style title body div table tr td th p h1 h2 h3 a img br blockquote strong em ul ol li hr span mark tbody'.split(
    ' ',
  ),
);
