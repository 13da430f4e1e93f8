/**
 * Lists every dependency with its version and licence, and what is bundled within; fails on a licence that
 * `licences/policy.ts` does not allow, and on a font without one. Then asks the registry for known advisories, and says so
 * plainly where it does not answer.
 * Usage: npm run licences [-- --offline] [-- --quiet]
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readAdvisories } from './licences/advisories.ts';
import { fontFolders, fontsWithoutLicence } from './licences/font-licences.ts';
import { bundled, licenceOf, objection } from './licences/policy.ts';
import { readDependencies } from './licences/read-dependencies.ts';

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { offline: { type: 'boolean' }, quiet: { type: 'boolean' } } });

const dependencies = readDependencies(root);
// What `npm run bench:pages` installs for itself, and nothing else.
const measuring = readDependencies(path.join(root, 'bench/pages')).map((one) => ({ ...one, tool: true }));
if (!values.quiet) {
  for (const dependency of dependencies) {
    const licence = licenceOf(dependency) ?? 'no licence';
    console.log(`${dependency.name} ${dependency.version}  ${licence}${dependency.tool ? '  (tool)' : ''}`);
  }
  for (const { what, licence, where } of bundled) console.log(`${what}  ${licence}  (${where})`);
}
const problems = [
  ...[...dependencies, ...measuring].flatMap((one) => objection(one) ?? []),
  ...fontFolders.flatMap((folder) =>
    fontsWithoutLicence(folder).map(
      (font) => `${path.join(path.relative(root, folder), font)} has no licence beside it.`,
    ),
  ),
];
const tools = dependencies.filter(({ tool }) => tool).length;
console.log(
  `${dependencies.length - tools} packages of the product and ${tools} tools: ${problems.length === 0 ? 'all licences are allowed' : 'not all licences are allowed'}.`,
);
for (const problem of problems) console.error(problem);

let serious = 0;
if (!values.offline) {
  const audit = spawnSync('npm', ['audit', '--json', '--loglevel=error'], { cwd: root, encoding: 'utf8' });
  const advisories = readAdvisories(audit.stdout ?? '');
  for (const line of advisories.lines) console.log(line);
  serious = advisories.serious;
}
process.exit(problems.length === 0 && serious === 0 ? 0 : 1);
