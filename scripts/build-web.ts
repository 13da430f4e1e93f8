/**
 * Builds the web app: pages and bundles by React Router, then the hashes of the pages' inline scripts for the
 * Content-Security-Policy, and a gzip and a brotli twin of everything that shrinks. Builds beside the served folder
 * and swaps at the end, so that a running server never meets half a build.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const web = path.resolve(import.meta.dirname, '../apps/web');
const draft = path.join(web, 'build/next');
const output = path.join(web, 'build/site');

rmSync(draft, { recursive: true, force: true });
execFileSync('react-router', ['build', '--logLevel', 'warn'], {
  cwd: web,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: 'build/next' },
});
rmSync(path.join(draft, 'server'), { recursive: true, force: true });
writeFileSync(
  path.join(draft, 'script-hashes.json'),
  JSON.stringify(scriptHashes(path.join(draft, 'client'))),
);
compressBelow(path.join(draft, 'client'));
swap();

function scriptHashes(folder: string): Record<string, string[]> {
  const pages = filesBelow(folder).filter((file) => file.endsWith('.html'));
  if (pages.length < 2) throw new Error('The build made no pages.');
  return Object.fromEntries(
    pages.map((file) => [path.relative(folder, file), hashesIn(readFileSync(file, 'utf8'))]),
  );
}

function hashesIn(html: string): string[] {
  if (/\son\w+="/.test(html) || /\sstyle="/.test(html))
    throw new Error('A page has an inline handler or style attribute.');
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
  return inline
    .filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''))
    .map(
      ([, , script]) =>
        `sha256-${createHash('sha256')
          .update(script ?? '')
          .digest('base64')}`,
    );
}

function compressBelow(folder: string): void {
  for (const file of filesBelow(folder).filter((name) =>
    /\.(html|js|css|svg|json|xml|txt|webmanifest|vtt)$/.test(name),
  )) {
    const content = readFileSync(file);
    if (content.length < 512) continue;
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function swap(): void {
  const old = path.join(web, 'build/old');
  rmSync(old, { recursive: true, force: true });
  if (existsSync(output)) renameSync(output, old);
  renameSync(draft, output);
  rmSync(old, { recursive: true, force: true });
}
