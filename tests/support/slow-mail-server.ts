import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes its time, up to so many milliseconds a mail, so that a kill finds mails on their way. */
export async function startSlowMailServer(most: number) {
  const taken = new Map<string, string[]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      // A sender that is killed breaks off: it was never told yes.
      const mail = await text(stream).catch(() => null);
      if (mail === null) return;
      await sleep(Math.random() * most);
      const to = envelope.rcptTo[0]?.address ?? '';
      taken.set(to, [...(taken.get(to) ?? []), mail]);
      done();
    },
  });
  // A connection that breaks off with its killed client is what this is about.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const of = (to: string) => taken.get(to) ?? [];
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The first mail to an address, as it can be read. */
    async firstTo(address: string): Promise<string> {
      for (let waited = 0; of(address).length === 0 && waited < 100; waited += 1) await sleep(200);
      return (of(address)[0] ?? '').replace(/\r\n/g, '\n').replace(/=\n/g, '').replace(/=3D/g, '=');
    },
    copiesFor: (to: string) => of(to).length,
    /** How many mails a mailbox shows: one that came again has the same Message-ID. */
    mailsFor: (to: string) =>
      new Set(of(to).map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1] ?? 'none')).size,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
