import { type Download, downloadLinkDays } from '@fourfold/contract/words';
import type { Signer } from '../../kernel/signing/signer.ts';

const purpose = 'download';
const day = 24 * 3600 * 1000;

export interface DownloadLink {
  /** Below the site's root. */
  readonly path: string;
  readonly expires: Date;
}

/** A link that works for anyone who holds it, for two weeks. Nothing of it is stored. */
export function downloadLink(signer: Signer, { file }: Download, now: Date): DownloadLink {
  const expires = new Date(now.getTime() + downloadLinkDays * day);
  const e = Math.floor(expires.getTime() / 1000);
  return { path: `/downloads/${file}?e=${e}&s=${signer.sign(purpose, file, e)}`, expires };
}

export type LinkState = 'valid' | 'expired' | 'invalid';

export function checkDownloadLink(
  signer: Signer,
  link: { file: string; e: string; s: string },
  now: Date,
): LinkState {
  if (!/^\d{1,12}$/.test(link.e) || !signer.verify(link.s, purpose, link.file, Number(link.e)))
    return 'invalid';
  return Number(link.e) * 1000 < now.getTime() ? 'expired' : 'valid';
}
