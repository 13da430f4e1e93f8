import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { requireProgram } from '../support/debian.ts';
import { folderFor, handOver, type Postgres, unprivileged, untilAnswers } from '../support/postgres.ts';
import { freePort } from '../support/product.ts';

/** PgBouncer in transaction mode: a connection of ours may be another one of PostgreSQL's in each transaction. */
export async function startPgBouncer(parent: string, postgres: Postgres) {
  const program = requireProgram('pgbouncer');
  const folder = folderFor(parent, 'pgbouncer');
  const port = await freePort();
  const users = path.join(folder, 'users.txt');
  const settings = path.join(folder, 'pgbouncer.ini');
  writeFileSync(users, '"fourfold" ""\n');
  writeFileSync(
    settings,
    [
      '[databases]',
      `fourfold = host=127.0.0.1 port=${postgres.port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${users}`,
      'pool_mode = transaction',
      'default_pool_size = 12',
      'max_client_conn = 200',
      `logfile = ${path.join(folder, 'pgbouncer.log')}`,
      `pidfile = ${path.join(folder, 'pgbouncer.pid')}`,
      '',
    ].join('\n'),
  );
  handOver(users, settings);
  const child = spawn(program, ['-q', settings], { ...unprivileged(), cwd: '/', stdio: 'ignore' });
  const url = `postgres://fourfold@127.0.0.1:${port}/fourfold`;
  await untilAnswers(url);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
