import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type Transporter } from 'nodemailer';

export interface Letter {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  readonly unsubscribeUrl?: string;
}

/** The mail server said no for good: trying again would not help. */
export class RefusedMail extends Error {
  override name = 'RefusedMail';
}

export interface Transport {
  /** Where mails go, for the start's output. */
  readonly destination: string;
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** The same letter with the same id has the same Message-ID, so that a repeated delivery can be recognised. */
function compose(letter: Letter, from: string) {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  const { id, unsubscribeUrl, ...rest } = letter;
  const headers = unsubscribeUrl === undefined ? {} : { headers: oneClick(unsubscribeUrl) };
  return { ...rest, ...headers, from, messageId: `<${id}@${domain}>` };
}

const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export function smtpTransport(url: string, from: string): Transport {
  const transporter = nodemailer.createTransport({ url, connectionTimeout: 10_000, socketTimeout: 30_000 });
  return {
    destination: `${new URL(url).hostname} by SMTP`,
    async send(letter) {
      try {
        await transporter.sendMail(compose(letter, from));
      } catch (error) {
        throw isPermanent(error) ? new RefusedMail((error as Error).message, { cause: error }) : error;
      }
    },
    close: () => transporter.close(),
  };
}

/** 5xx about the recipient or the message. Authentication failures are ours to mend, so those are tried again. */
function isPermanent(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH' && code !== 'ECONNECTION';
}

/** Without a mail server: one `.eml` file a mail, readable by any mail program and at /mailbox. */
export function fileTransport(folder: string, from: string): Transport {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const transporter: Transporter = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
  });
  return {
    destination: folder,
    async send(letter) {
      const { message } = (await transporter.sendMail(compose(letter, from))) as { message: Buffer };
      const file = path.join(folder, `${letter.id}.eml`);
      await writeFile(`${file}.tmp`, message, { mode: 0o600 });
      await rename(`${file}.tmp`, file);
    },
    close: () => transporter.close(),
  };
}
