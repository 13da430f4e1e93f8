import type { Page, Response } from '@playwright/test';

/**
 * What may stand on a screen of the pseudo-language in plain letters: what the server has sent to it. That is names and
 * words that people typed, the texts of the questionnaire, which are data by language, and the sentences of the server.
 */
export class Sent {
  readonly #texts = new Set<string>();

  listen(page: Page): void {
    page.on('response', (response) => void this.#take(response).catch(() => undefined));
  }

  /** What else is nobody's to translate: the public site's long texts, what a test types. */
  add(value: unknown): void {
    if (typeof value === 'string') this.#texts.add(plain(value));
    else if (Array.isArray(value)) for (const item of value) this.add(item);
    else if (typeof value === 'object' && value !== null)
      for (const item of Object.values(value)) this.add(item);
  }

  /** What is left of a text without all of that; the longest first, since one may be part of another. */
  without(text: string): string {
    const known = [...this.#texts].filter((sent) => sent.length > 1).toSorted((a, b) => b.length - a.length);
    return known.reduce((rest, sent) => rest.replaceAll(sent, ' '), plain(text));
  }

  async #take(response: Response): Promise<void> {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    if (response.headers()['content-type']?.includes('json')) this.add(await response.json());
  }
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Two plain letters in a row: every letter of the pseudo-language has a mark. */
const english = /[a-z]{2}/;

/** Names, formats and addresses that are the same in every language. */
const sameEverywhere =
  /\b(fourfold|excel|xlsx|csv|png|pdf|jpeg|webp|api|cet|utc|gmt|totp|chrome|firefox|linux|alex example|[\w.+-]+@[\w.-]+|https?:\S+|\w+(\.\w+)+\/\S*)/g;

/** Every text on a screen, seen or only heard, that was neither translated nor sent. */
export async function untranslatedOn(page: Page, sent: Sent): Promise<string[]> {
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
  const left = texts.filter((text) => english.test(sent.without(text).replace(sameEverywhere, ' ')));
  return [...new Set(left.map((text) => text.replace(/\s+/g, ' ').trim().slice(0, 90)))];
}
