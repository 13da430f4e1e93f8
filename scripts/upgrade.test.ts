import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** A checkout that notes what is asked of it, with the releases 0.9, 0.10 and one that cannot be built. */
let folder: string;
const at = (name: string) => path.join(folder, name);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
const release = (version: string, prepare: string) => {
  writeFileSync(at('scripts/prepare.mjs'), prepare);
  writeFileSync(at('version'), version);
  git('add', '.');
  git('commit', '--quiet', '--message', version);
  git('tag', `v${version}`);
};
const note = (what: string) =>
  `import { appendFileSync, readFileSync } from 'node:fs'; appendFileSync('.git/noted', \`${what} \${readFileSync('version', 'utf8')}\\n\`);`;
const upgrade = (...args: string[]) =>
  spawnSync('node', ['scripts/upgrade.mjs', ...args], { cwd: folder, encoding: 'utf8' });
const noted = () => readFileSync(at('.git/noted'), 'utf8').trim().split('\n');

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fourfold-upgrade-'));
  mkdirSync(at('scripts'));
  git('init', '--quiet');
  git('remote', 'add', 'origin', '.');
  copyFileSync(path.join(import.meta.dirname, 'upgrade.mjs'), at('scripts/upgrade.mjs'));
  writeFileSync(at('admin.mjs'), note('backup'));
  writeFileSync(at('package.json'), JSON.stringify({ scripts: { admin: 'node admin.mjs' } }));
  release('0.9.0', note('build'));
  release('0.10.0', note('build'));
  release('0.11.0', 'process.exit(1)');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('backs up by the version that ran, then builds the one that was named', () => {
  git('checkout', '--quiet', 'v0.9.0');
  expect(upgrade('v0.10.0').stdout).toContain('This is v0.10.0.');
  expect(noted()).toEqual(['backup 0.9.0', 'build 0.10.0']);
  expect(git('describe', '--tags')).toBe('v0.10.0');
});

it('takes the newest release, and goes back where that cannot be built', () => {
  const { status, stderr } = upgrade();
  expect(status).toBe(1);
  expect(stderr).toContain('Nothing was upgraded.');
  expect(noted().slice(-2)).toEqual(['backup 0.10.0', 'build 0.10.0']);
  expect(git('describe', '--tags')).toBe('v0.10.0');
});

it('touches nothing where files were changed', () => {
  writeFileSync(at('version'), 'mine');
  expect(upgrade('v0.9.0').stderr).toContain('Files of this checkout were changed.');
  expect(noted().at(-1)).toBe('build 0.10.0');
});

it('goes back to an older release only where that is said', () => {
  git('checkout', '--quiet', '--force', 'v0.10.0');
  const before = noted();
  const { status, stderr } = upgrade('v0.9.0');
  expect(status).toBe(1);
  expect(stderr).toContain('v0.9.0 is older than what is here');
  expect(noted()).toEqual(before);
  expect(upgrade('v0.9.0', '--back').stdout).toContain('This is v0.9.0.');
  expect(git('describe', '--tags')).toBe('v0.9.0');
});

it('names the releases where it does not know one, and what can be typed', () => {
  expect(upgrade('v0.9.9')).toMatchObject({
    status: 1,
    stderr: 'There is no release v0.9.9; there are: v0.11.0, v0.10.0, v0.9.0.\n',
  });
  expect(upgrade('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--service name') });
  expect(upgrade('--servce', 'fourfold')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^There is no option --servce\.\n\nnpm run upgrade -- /),
  });
  expect(upgrade('--service').stderr).toContain('--service needs a value.');
  expect(upgrade('v0.9.0', 'v0.10.0').stderr).toContain('Name one release.');
});

it('says that there is no release yet', () => {
  for (const version of ['0.9.0', '0.10.0', '0.11.0']) git('tag', '--delete', `v${version}`);
  expect(upgrade('v0.9.9').stderr).toContain('There is no release yet.');
});
