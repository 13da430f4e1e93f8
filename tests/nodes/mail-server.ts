import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SMTPServer as Server } from 'smtp-server';
import { freePort } from '../support/product.ts';

const { SMTPServer } = createRequire(new URL('../../apps/server/package.json', import.meta.url))(
  'smtp-server',
) as {
  SMTPServer: typeof Server;
};

/** A mail server that both nodes use: keeps mails as files where the tests look, and counts how often each one came. */
export async function startMailServer(data: string) {
  const folder = path.join(data, 'mail');
  mkdirSync(folder, { recursive: true });
  const deliveries = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail = Buffer.concat(chunks).toString('utf8').replaceAll('\r\n', '\n');
        const id = /^Message-ID: <([^@>]+)/im.exec(mail)?.[1] ?? '';
        deliveries.set(id, (deliveries.get(id) ?? 0) + 1);
        const file = path.join(folder, `${id}.eml`);
        writeFileSync(`${file}.tmp`, mail);
        renameSync(`${file}.tmp`, file);
        done();
      });
    },
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    folder,
    deliveries,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
