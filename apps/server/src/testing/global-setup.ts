import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openCluster } from '../kernel/database/embedded/cluster.ts';
import { isAlive } from '../kernel/database/embedded/postmaster.ts';
import { migrate } from '../kernel/database/migrate.ts';
import { startJobs } from '../kernel/jobs/jobs.ts';
import { jobKinds } from '../start-work.ts';
import { templateName } from './test-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string;
    /** Where the database is reached without the network; empty for one that was not started here. */
    socketFolder: string;
  }
}

const prefix = 'fourfold-test-';

/** A PostgreSQL for this run, and in it a migrated database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer();
  await createTemplate(server.url);
  project.provide('databaseUrl', server.url);
  project.provide('socketFolder', server.socketFolder);
  return server.close;
}

async function openTestServer(): Promise<{ url: string; socketFolder: string; close: () => Promise<void> }> {
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL !== undefined) {
    return { url: TEST_DATABASE_URL, socketFolder: '', close: async () => undefined };
  }
  await removeLeftovers();
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  writeFileSync(path.join(folder, 'owner'), String(process.pid));
  const cluster = await openCluster(folder, { volatile: true });
  return {
    url: cluster.url('postgres'),
    socketFolder: cluster.folder,
    close: async () => {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A run that was killed leaves its PostgreSQL; the next run of the same user puts it away. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const folder = path.join(tmpdir(), name);
    try {
      if (isAlive(Number(readFileSync(path.join(folder, 'owner'), 'utf8')))) continue;
      await (await openCluster(folder, { volatile: true })).stop();
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Someone else's, or just being made: not ours to remove.
    }
  }
}

async function createTemplate(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`drop database if exists ${templateName}`);
  await admin.query(`create database ${templateName}`);
  await admin.end();
  const template = new URL(url);
  template.pathname = `/${templateName}`;
  await migrate(template.href);
  const pool = new pg.Pool({ connectionString: template.href });
  const onError = (error: Error) => {
    throw error;
  };
  const jobs = await startJobs({ pool, kinds: jobKinds, onError, background: false });
  await jobs.stop();
  await pool.end();
}
