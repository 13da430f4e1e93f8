import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../tests/support/product.ts';

const binary = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find((file) =>
  existsSync(file),
);

/** nginx over a folder of files that are compressed already; null where it is not installed. */
export async function serveFiles(
  folder: string,
  workFolder: string,
): Promise<{ url: string; end: () => Promise<void> } | null> {
  if (binary === undefined) return null;
  mkdirSync(workFolder, { recursive: true });
  const port = await freePort();
  const file = path.join(workFolder, 'nginx.conf');
  writeFileSync(file, configuration(folder, workFolder, port));
  const child = spawn(binary, ['-c', file, '-p', workFolder, '-e', path.join(workFolder, 'error.log')], {
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(url, child);
  return {
    url,
    end: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const configuration = (folder: string, workFolder: string, port: number) => `
daemon off;
worker_processes 1;
pid ${workFolder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  include /etc/nginx/mime.types;
  client_body_temp_path ${workFolder}/body;
  proxy_temp_path ${workFolder}/proxy;
  fastcgi_temp_path ${workFolder}/fastcgi;
  uwsgi_temp_path ${workFolder}/uwsgi;
  scgi_temp_path ${workFolder}/scgi;
  sendfile on;
  keepalive_requests 1000000;
  gzip_static on;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    index index.html;
  }
}
`;

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
    try {
      await fetch(url);
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error('nginx does not answer.');
}
