import type { Page, Response } from '@playwright/test';

/** What the server sends that is the same in every language: addresses, devices, and prompts, which are English. */
const values =
  /^(email|recipient|device|last_used_by|timezone|prompt|template|facts|host|model|file|url|token)$/;

/**
 * What may stand on a screen of the pseudo-language in plain letters: names and words that people typed, the public
 * site's long texts, and what the server sends that nobody translates.
 */
export class Untranslatable {
  readonly #texts = new Set<string>();

  listen(page: Page): void {
    page.on('response', (response) => void this.#take(response).catch(() => undefined));
  }

  add(value: unknown): void {
    // A long text has places that are filled in where it is drawn, and links.
    if (typeof value === 'string')
      for (const part of value.split(/\{\w+\}|\[|\]\([^)]*\)/)) this.#texts.add(plain(part));
    else if (Array.isArray(value)) for (const item of value) this.add(item);
    else if (typeof value === 'object' && value !== null)
      for (const item of Object.values(value)) this.add(item);
  }

  /** What is left of a text without all of that; the longest first, since one may be part of another. */
  without(text: string): string {
    const known = [...this.#texts].filter((each) => each.length > 1).toSorted((a, b) => b.length - a.length);
    return known.reduce((rest, each) => rest.replaceAll(each, ' '), plain(text));
  }

  async #take(response: Response): Promise<void> {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    if (response.headers()['content-type']?.includes('json')) this.#addValues(await response.json());
  }

  #addValues(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) this.#addValues(item);
    else if (typeof value === 'object' && value !== null) {
      for (const [field, item] of Object.entries(value)) {
        if (values.test(field)) this.add(item);
        else this.#addValues(item);
      }
    }
  }
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Two plain letters in a row: every letter of the pseudo-language has a mark. */
const english = /[a-z]{2}/;

/** Names, formats and addresses that are the same in every language; a long address stands in pieces. */
const sameEverywhere =
  /\b(fourfold|excel|xlsx|csv|png|pdf|jpeg|webp|api|cet|utc|gmt|totp|chrome|firefox|linux|alex example|[\w.+-]+@[\w.-]+|https?:\S+|\w+(\.\w+)+\/\S*)|@example|\.com/g;

/** The front of a made-up address, before the words in it are taken for values. */
const madeUp = /\binvited-[\da-f]+/g;

/** What `Intl` writes, which knows no pseudo-language: dates, spans of time, and what joins a list. */
const written =
  /\b((mon|tues|wednes|thurs|fri|satur|sun)day|(jan|febr)uary|march|april|may|june|july|august|(septem|octo|novem|decem)ber|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|at|[ap]m|(in )?\d+ (minute|hour|day)s?( ago)?|yesterday|tomorrow|today|and|or)\b/g;

/** Every text on a screen, seen or only heard, that could be translated and was not. */
export async function untranslatedOn(page: Page, sent: Untranslatable): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const skipped = node.parentElement?.closest('script, style, noscript, textarea, [data-untranslated]');
      if (!skipped && node.textContent?.trim()) found.push(node.textContent);
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'data-label', 'aria-roledescription']) {
      for (const element of document.body.querySelectorAll(`[${name}]`))
        found.push(element.getAttribute(name) ?? '');
    }
    return found;
  });
  // Which is taken out first makes a difference where one text is part of another.
  const left = texts.filter((text) => {
    const typed = text.replace(madeUp, ' ').toLowerCase();
    return [
      sent.without(typed).replace(sameEverywhere, ' ').replace(written, ' '),
      sent.without(typed.replace(written, ' ')).replace(sameEverywhere, ' '),
    ].every((rest) => english.test(rest));
  });
  return [...new Set(left.map((text) => text.replace(/\s+/g, ' ').trim().slice(0, 90)))];
}
