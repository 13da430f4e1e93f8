import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The newest mail to an address that the product wrote into its data folder; waits for the first, and for the folder. */
export async function mailTo(data: string, address: string): Promise<string> {
  const folder = path.join(data, 'mail');
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
    for (const name of names.reverse()) {
      const mail = decode(await readFile(path.join(folder, name), 'utf8'));
      if (mail.includes(`To: ${address}\n`)) return mail;
    }
    await sleep(100);
  }
  throw new Error(`No mail to ${address} has come.`);
}

/** Long lines of a mail are broken with an equals sign, which is therefore written out (quoted-printable). */
export const decode = (mail: string): string =>
  mail.replace(/\r\n/g, '\n').replace(/=\n/g, '').replace(/=3D/g, '=');

/** The first address with a query in a mail: the one behind its button, or in the header that ends its reminders. */
export function linkIn(mail: string): URL {
  const [address] = /https?:\/\/[^\s<>"]+[?][^\s<>"]+/.exec(mail) ?? [];
  if (address === undefined) throw new Error('There is no link in this mail.');
  return new URL(address);
}
