import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteName } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { currentLanguage } from '@fourfold/words/language';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/http/app-error.ts';
import { escapeHtml } from '../../kernel/http/html.ts';
import { isFromThisMachine } from '../../kernel/http/local-only.ts';
import { letterName, listLetters, removeForgotten } from '../../kernel/mail/letter-files.ts';
import { type KeptLetter, readHead, readLetter } from '../../kernel/mail/read-letter.ts';

/**
 * Shows the mails that were written as files, newest first. Only to this machine: they hold personal links. What was
 * forgotten is never shown, also in the moment before its file is removed.
 */
export function mailboxRoutes(app: FastifyInstance, db: Database, folder: string): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url?.startsWith('/mailbox') && !isFromThisMachine(request)) throw notFound();
  });
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.url?.startsWith('/mailbox')) await removeForgotten(db, folder);
  });
  const find = (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => null);
  const read = async (name: string) => {
    if (!letterName.test(name)) throw notFound();
    const content = await find(name);
    if (content === null) throw notFound();
    return content;
  };

  app.get('/mailbox', async (_request, reply) => {
    const names = (await listLetters(folder)).filter((name) => letterName.test(name));
    const newest = names.toSorted().reverse().slice(0, shown);
    const rows = await Promise.all(
      newest.map(async (name) => {
        const content = await find(name);
        // Removed since the folder was listed.
        return content === null ? [] : [row(name, readHead(content))];
      }),
    );
    return reply.type('text/html; charset=utf-8').send(list(rows.flat(), names.length));
  });
  app.get<{ Params: { name: string } }>('/mailbox/:name', async ({ params: { name } }, reply) =>
    reply.type('text/html; charset=utf-8').send(one(name, readLetter(await read(name)))),
  );
  app.get<{ Params: { name: string } }>('/mailbox/:name/file', async ({ params: { name } }, reply) =>
    reply
      .type('message/rfc822')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(await read(name)),
  );
}

const shown = 200;

const row = (name: string, header: KeptLetter['header']) =>
  `<tr><td class="date">${escapeHtml(header('date'))}</td><td>${parted(header('to'))}</td><td><a href="/mailbox/${name}">${escapeHtml(header('subject'))}</a></td></tr>`;

/** An address that breaks where people would break it: before the @ and before a dot, elsewhere only if it must. */
const parted = (address: string) =>
  `<span class="address">${escapeHtml(address).replace(/(?=[@.])/g, '<wbr>')}</span>`;

const list = (rows: readonly string[], all: number) =>
  page(
    say('Mailbox'),
    `<h1>${escapeHtml(say('Mailbox'))}</h1>
<p>${escapeHtml(whyHere())}</p>
${rows.length === 0 ? `<p>${escapeHtml(say('No e-mails yet.'))}</p>` : tableOf(rows)}
${all > shown ? `<p>${escapeHtml(say('These are the newest {shown, number} of {all, number}.', { shown, all }))}</p>` : ''}`,
  );

const whyHere = () =>
  say(
    'No mail server has been set up ({setting}), so e-mails are kept here as files, each for a month. This page can only be opened on this machine.',
    { setting: 'SMTP_URL' },
  );

const tableOf = (rows: readonly string[]) =>
  `<table><thead><tr>${[say('Date'), say('To'), say('Subject')].map((name) => `<th>${escapeHtml(name)}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;

/** As its reader would have it in plain text, so that its links can be followed. */
function one(name: string, { header, text, files }: KeptLetter): string {
  const facts = [
    [say('From'), header('from')],
    [say('To'), header('to')],
    [say('Replies go to'), header('reply-to')],
    [say('Date'), header('date')],
    [say('Files'), files.join(', ')],
  ].filter(([, value]) => value !== '');
  return page(
    header('subject'),
    `<p><a href="/mailbox">${escapeHtml(say('Mailbox'))}</a></p>
<h1>${escapeHtml(header('subject'))}</h1>
<table><tbody>${facts.map(([field = '', value = '']) => `<tr><th scope="row">${escapeHtml(field)}</th><td>${escapeHtml(value)}</td></tr>`).join('\n')}</tbody></table>
<div class="letter">${linked(text)}</div>
<p><a href="/mailbox/${name}/file">${escapeHtml(say('The e-mail as a file: open it in a mail program to see the e-mail as designed.'))}</a></p>`,
  );
}

const linked = (text: string) =>
  escapeHtml(text).replace(
    // A full stop after an address ends the sentence, not the address.
    /https?:\/\/(?:(?!&(?:quot|lt|gt|#39);)\S)*[^\s.,;:!?)]/g,
    (url) => `<a href="${url}">${url}</a>`,
  );

const page = (title: string, body: string) => `<!doctype html>
<html lang="${escapeHtml(currentLanguage())}"><head><meta charset="utf-8"><title>${escapeHtml(title)} · ${siteName}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="stylesheet" href="/notice.css"></head>
<body><main>${body}
</main></body></html>
`;
