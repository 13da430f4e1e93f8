import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../../config/config.ts';
import { openCluster } from './cluster.ts';
import { explainFailure, relevantLines } from './explain-failure.ts';
import { runningPostmaster } from './postmaster.ts';

let data: string;
let folder: string;
beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'damaged-'));
  const cluster = await openCluster(data);
  folder = cluster.folder;
  await cluster.stop();
});
beforeEach(() => writeFileSync(path.join(data, 'postgres.log'), ''));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const log = () => readFileSync(path.join(data, 'postgres.log'), 'utf8');
const open = async (): Promise<Error> => {
  const ended = await openCluster(data).catch((error: Error) => error);
  if (!(ended instanceof Error)) {
    await ended.stop();
    throw new Error('It started.');
  }
  return ended;
};

describe('a start on a damaged database', () => {
  it('ends at once and says that the write-ahead log is broken, in PostgreSQL’s words, and how to restore', async () => {
    const wal = path.join(folder, 'pg_wal');
    const segments = readdirSync(wal).filter((name) => /^[0-9A-F]{24}$/.test(name));
    const kept = segments.map((name) => [name, readFileSync(path.join(wal, name))] as const);
    for (const [name, bytes] of kept) writeFileSync(path.join(wal, name), Buffer.alloc(bytes.length, 0x5a));
    const began = performance.now();
    const error = await open();
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(error).toBeInstanceOf(ConfigError);
    expect(error.message).toContain(`The database in ${folder} is damaged: its write-ahead log`);
    expect(error.message).toMatch(/\n {2}LOG: {2}invalid magic number 5A5A in WAL segment/);
    expect(error.message).toMatch(/\n {2}PANIC: {2}could not locate a valid checkpoint record/);
    expect(error.message).toContain(`mv ${folder} ${folder}.damaged`);
    expect(error.message).toContain('npm run admin -- restore FOLDER');
    expect(error.message).not.toContain('is starting up');
    expect(log()).not.toContain('is starting up');
    expect(log().split('\n').length).toBeLessThan(30);
    expect(runningPostmaster(folder)).toBeNull();
    for (const [name, bytes] of kept) writeFileSync(path.join(wal, name), bytes);
    await (await openCluster(data)).stop();
  });

  it('says the same of files that are not the database’s own any more', async () => {
    const control = path.join(folder, 'global/pg_control');
    copyFileSync(control, `${control}.kept`);
    writeFileSync(control, Buffer.alloc(8192, 7));
    const { message } = await open();
    expect(message).toContain(`The database in ${folder} is damaged: its files cannot be read.`);
    expect(message).toContain('database files are incompatible with server');
    renameSync(`${control}.kept`, control);
  });
});

describe('what keeps PostgreSQL from starting', () => {
  const place = { folder: '/data/postgres', dataDir: '/data', log: '/data/postgres.log' };
  const line = (text: string) => `2026-11-22 14:25:08.780 UTC [20558] ${text}`;
  const say = (...lines: string[]) => explainFailure(relevantLines(lines.map(line).join('\n')), place);

  it('is never pushed out by what only repeats itself', () => {
    const polled = Array.from({ length: 2000 }, () => 'FATAL:  the database system is starting up');
    const said = relevantLines(
      ['LOG:  invalid checkpoint record', 'PANIC:  could not locate it', ...polled].map(line).join('\n'),
    );
    expect(said).toEqual(['LOG:  invalid checkpoint record', 'PANIC:  could not locate it']);
  });

  it('is a full disk where it panics for want of space', () => {
    const said = say('PANIC:  could not write to file "pg_wal/xlogtemp.9": No space left on device');
    expect(said).toContain('The disk under /data/postgres is full');
    expect(said).not.toContain('damaged');
  });

  it('is no damage where PostgreSQL is not let in', () => {
    const said = say('FATAL:  data directory "/data/postgres" has invalid permissions');
    expect(said).toContain('The embedded PostgreSQL in /data/postgres does not start.');
    expect(said).toContain('has invalid permissions');
  });

  it('is said to be unknown where the log is silent', () => {
    expect(say('LOG:  starting PostgreSQL 18.4')).toContain('/data/postgres.log says nothing of why.');
  });
});
