import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';

/** The newest mail to an address that the product wrote into its data folder; waits for the first. */
export async function mailTo(data: string, address: string): Promise<ParsedMail> {
  const folder = path.join(data, 'mail');
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
    for (const name of names.reverse()) {
      const mail = await simpleParser(await readFile(path.join(folder, name)));
      const recipients = [mail.to ?? []].flat().flatMap(({ value }) => value);
      if (recipients.some((recipient) => recipient.address === address)) return mail;
    }
    await sleep(100);
  }
  throw new Error(`No mail to ${address} has come.`);
}

/** The address behind a mail's button. */
export function linkIn({ text = '' }: ParsedMail): URL {
  const [address] = /https?:\/\/\S+[?]\S+/.exec(text) ?? [];
  if (address === undefined) throw new Error('There is no link in this mail.');
  return new URL(address);
}
