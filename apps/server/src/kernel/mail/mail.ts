import type { RichBlock } from '@fourfold/contract/words';

/**
 * What a mail says, as data. A feature composes blocks; how they look in HTML and read in plain text is decided in
 * one place each, so a mail cannot say one thing to one reader and another thing to another.
 */
export type Block =
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'small'; readonly text: string }
  | { readonly type: 'quote'; readonly text: string }
  | { readonly type: 'button'; readonly label: string; readonly url: string }
  /** A text with a structure of its own. */
  | { readonly type: 'rich'; readonly blocks: readonly RichBlock[] }
  | { readonly type: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] };

export interface MailContent {
  /** Of what it says, for screen readers and programs that translate; the outbox notes it. */
  readonly language?: string;
  /** The line that a mailbox shows beside the subject. */
  readonly preview: string;
  readonly blocks: readonly Block[];
  readonly replyTo?: string;
  /** For mails that are not part of a transaction: where one POST ends them, as mail programs offer it (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** An entry that the mailbox offers to put into the calendar. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };
}

/** A file that a mail carries. It is stored with the mail until that has left. */
export interface Attachment {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

export interface Mail extends MailContent {
  /** What it is about, for lists and counts: `lead.received`. */
  readonly kind: string;
  readonly organisationId: string | null;
  /** The account that it is to or that asks through it: the mail goes with it, whatever its address is by then. */
  readonly userId?: string;
  readonly to: string;
  /** The responses that it tells of, for asking again when it leaves: see `leaving.ts`. */
  readonly about?: readonly string[];
  /** The member who asks for it, whose right is asked again when it leaves. */
  readonly askedBy?: string | null;
  readonly subject: string;
  readonly attachments?: readonly Attachment[];
}

export const heading = (text: string): Block => ({ type: 'heading', text });
export const text = (content: string): Block => ({ type: 'text', text: content });
export const small = (content: string): Block => ({ type: 'small', text: content });
export const rich = (blocks: readonly RichBlock[]): Block => ({ type: 'rich', blocks });
export const quote = (content: string): Block => ({ type: 'quote', text: content });
export const button = (label: string, url: string): Block => ({ type: 'button', label, url });
export const facts = (rows: readonly (readonly [string, string])[]): Block => ({ type: 'facts', rows });

/**
 * A name that someone typed, made safe for a mail: mail programs turn anything that looks like an address into a link,
 * so "Click evil.example" as a first name would be a link in our mail. An invisible sign after the dot prevents it.
 */
export const typed = (name: string): string => name.replace(/\.(?=[\p{L}\p{N}])/gu, '.\u2060');
