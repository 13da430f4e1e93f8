import { readFileSync } from 'node:fs';

/** As the `package.json` says that a release numbers: the one of the whole. */
export function productVersion(): string {
  const file = new URL('../../../../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
