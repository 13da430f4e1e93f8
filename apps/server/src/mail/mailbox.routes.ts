import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/app-error.ts';
import { escapeHtml } from '../http/html.ts';
import { isFromThisMachine } from '../http/local-only.ts';

/** Shows the mails that were written as files, newest first. Only to this machine: they hold personal links. */
export function mailboxRoutes(app: FastifyInstance, folder: string): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url?.startsWith('/mailbox') && !isFromThisMachine(request)) throw notFound();
  });

  app.get('/mailbox', async (_request, reply) => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const newest = names.toSorted().reverse().slice(0, 200);
    const rows = await Promise.all(newest.map((name) => row(folder, name)));
    return reply.type('text/html; charset=utf-8').send(page(rows));
  });

  app.get<{ Params: { name: string } }>('/mailbox/:name', async (request, reply) => {
    const { name } = request.params;
    if (!/^[0-9a-f-]{36}\.eml$/.test(name)) throw notFound();
    const content = await readFile(path.join(folder, name), 'utf8').catch(() => null);
    if (content === null) throw notFound();
    return reply.type('text/plain; charset=utf-8').send(content);
  });
}

async function row(folder: string, name: string): Promise<string> {
  const head = (await readFile(path.join(folder, name), 'utf8')).split('\n\n', 1)[0] ?? '';
  const header = (wanted: string) =>
    escapeHtml(
      new RegExp(`^${wanted}: (.*(?:\\n[ \\t].*)*)`, 'im').exec(head)?.[1]?.replace(/\n[ \t]+/g, ' ') ?? '',
    );
  return `<tr><td>${header('Date')}</td><td>${header('To')}</td><td><a href="/mailbox/${name}">${header('Subject')}</a></td></tr>`;
}

const page = (rows: readonly string[]) => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>Mailbox · Fourfold</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/notice.css"></head>
<body><main><h1>Mailbox</h1>
<p>No mail server is set (<code>SMTP_URL</code>), so mails are kept here as files. Only this machine sees this page.</p>
${rows.length === 0 ? '<p>No mails yet.</p>' : `<table><thead><tr><th>Date</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`}
</main></body></html>
`;
