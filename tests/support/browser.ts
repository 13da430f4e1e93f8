import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The browser that `scripts/prepare.mjs` found or installed. */
export const executablePath = readFileSync(path.join(root, 'node_modules/.cache/browser'), 'utf8').trim();

/** Chromium as root needs the sandbox off; the rest keeps it from calling home. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
