import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type Transporter } from 'nodemailer';
import { type Config, nobody } from '../config/config.ts';
import { letterFolderOf } from './letter-files.ts';
import type { Attachment } from './mail.ts';
import { refusalOf } from './refusal.ts';

export interface Letter {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  readonly unsubscribeUrl?: string;
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };
  readonly attachments?: readonly Attachment[];
}

/** The mail server said no to this recipient for good: trying again would not help. */
export class RefusedMail extends Error {
  override name = 'RefusedMail';
}

/** The receiving side refused us rather than the recipient. That can be mended, so it is tried again for a while. */
export class RefusedByPolicy extends Error {
  override name = 'RefusedByPolicy';
}

export interface Transport {
  /** Where mails go, for the start's output. */
  readonly destination: string;
  send(letter: Letter): Promise<void>;
  close(): void;
}

type MailSettings = Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>;

/** Where mails are written without a mail server; undefined with one. */
export const mailFolderOf = ({ SMTP_URL, DATA_DIR }: Omit<MailSettings, 'MAIL_FROM'>): string | undefined =>
  SMTP_URL === undefined ? letterFolderOf({ DATA_DIR }) : undefined;

export function transportOf(config: MailSettings): Transport {
  const { SMTP_URL, MAIL_FROM, DATA_DIR } = config;
  return SMTP_URL === undefined
    ? fileTransport(letterFolderOf({ DATA_DIR }), MAIL_FROM)
    : smtpTransport(SMTP_URL, MAIL_FROM);
}

/** The same letter with the same id has the same Message-ID, so that a repeated delivery can be recognised. */
function compose(letter: Letter, from: string) {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  const { id, unsubscribeUrl, calendar, attachments = [], ...rest } = letter;
  const headers = unsubscribeUrl === undefined ? {} : { headers: oneClick(unsubscribeUrl) };
  const event = calendar === undefined ? {} : { icalEvent: { ...calendar, filename: 'invitation.ics' } };
  const files = attachments.map(({ name, mediaType, bytes }) => ({
    filename: name,
    contentType: mediaType,
    content: bytes,
  }));
  return { ...rest, ...headers, ...event, attachments: files, from, messageId: `<${id}@${domain}>` };
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
      if (letter.to === nobody) throw new RefusedMail('No CONTACT_EMAIL is set, so nobody can get this.');
      try {
        await transporter.sendMail(compose(letter, from));
      } catch (error) {
        throw translated(error);
      }
    },
    close: () => transporter.close(),
  };
}

function translated(error: unknown): unknown {
  const refusal = refusalOf(error);
  if (refusal === 'passing') return error;
  const { response, message } = error as Error & { response?: string };
  const Refused = refusal === 'recipient' ? RefusedMail : RefusedByPolicy;
  return new Refused(response ?? message, { cause: error });
}

const composer: Transporter = nodemailer.createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'unix',
});

/** The whole mail as it would be sent. */
export async function composed(letter: Letter, from: string): Promise<Buffer> {
  const { message } = (await composer.sendMail(compose(letter, from))) as { message: Buffer };
  return message;
}

/** Without a mail server: one `.eml` file a mail, readable by any mail program and at /mailbox. */
export function fileTransport(folder: string, from: string): Transport {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    destination: folder,
    async send(letter) {
      const message = await composed(letter, from);
      const file = path.join(folder, `${letter.id}.eml`);
      await writeFile(`${file}.tmp`, message, { mode: 0o600 });
      await rename(`${file}.tmp`, file);
    },
    close: () => undefined,
  };
}
