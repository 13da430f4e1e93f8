import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireProgram } from '../support/debian.ts';
import { buildah } from './buildah.ts';

/** Where a network looks into what is encrypted, the one who builds has to trust its certificate. */
const certificate = process.env.NODE_EXTRA_CA_CERTS;

/** The image that the container file begins with: the registry's, or one like it where no registry answers. */
export function requireBaseImage(name: string): 'at hand' | 'made' {
  try {
    buildah('pull', '--quiet', name);
    return 'at hand';
  } catch {
    makeBaseImage(name);
    return 'made';
  }
}

/** Debian's smallest system with Node, npm and a user `node`, which is what is in the registry's. */
function makeBaseImage(name: string): void {
  const root = mkdtempSync(path.join(tmpdir(), 'fourfold-base-'));
  try {
    const debootstrap = requireProgram('debootstrap');
    const inRoot = (...command: string[]) =>
      execFileSync('chroot', [root, ...command], { stdio: ['ignore', 'ignore', 'inherit'] });
    execFileSync(debootstrap, ['--variant=minbase', 'bookworm', root], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    cpSync(process.execPath, path.join(root, 'usr/local/bin/node'));
    const npm = path.dirname(path.dirname(realpathSync(whereIs('npm'))));
    mkdirSync(path.join(root, 'usr/local/lib/node_modules'), { recursive: true });
    cpSync(npm, path.join(root, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true });
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(root, 'usr/local/bin/npm'));
    inRoot('groupadd', '--gid', '1000', 'node');
    inRoot('useradd', '--uid', '1000', '--gid', '1000', '--create-home', 'node');
    const settings = ['--env', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'];
    if (certificate) {
      cpSync(certificate, path.join(root, 'etc/trusted.crt'), { dereference: true });
      settings.push('--env', 'NODE_EXTRA_CA_CERTS=/etc/trusted.crt');
    }
    const container = buildah('from', 'scratch');
    buildah('add', '--quiet', container, root, '/');
    buildah('config', ...settings, container);
    buildah('commit', '--quiet', '--rm', container, `docker.io/library/${name}`);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const whereIs = (name: string): string =>
  spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
