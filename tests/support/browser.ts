import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The browser that `scripts/prepare.mjs` found or installed. */
export const executablePath = readFileSync(path.join(root, 'node_modules/.cache/browser'), 'utf8').trim();
