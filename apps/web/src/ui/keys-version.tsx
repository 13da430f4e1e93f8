import { sayKeys } from '@fourfold/contract/words';

/** Which version of the keys the scores on a screen were made with. */
export function KeysVersion({ version }: { readonly version: string }) {
  return <p className="text-note text-ink-soft">{sayKeys({ version })}</p>;
}
