import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { requireProgram } from '../support/debian.ts';

/**
 * As docs/operations.md has it, except that a visitor's own X-Forwarded-For is passed on: the tests come from addresses
 * of their own.
 */
export async function startNginx(parent: string, port: number, nodePorts: readonly string[]) {
  const program = requireProgram('nginx');
  const folder = path.join(parent, 'nginx');
  mkdirSync(folder);
  const settings = path.join(folder, 'nginx.conf');
  writeFileSync(settings, configuration(folder, port, nodePorts));
  const args = ['-p', folder, '-c', settings, '-e', path.join(folder, 'error.log')];
  const child = spawn(program, args, { stdio: 'inherit' });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(`http://localhost:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
    await sleep(100);
  }
  return {
    stop: async () => {
      child.kill('SIGQUIT');
      await once(child, 'exit');
    },
  };
}

const configuration = (folder: string, port: number, nodePorts: readonly string[]) => `
daemon off;
worker_processes 2;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream fourfold {
    ${nodePorts.map((nodePort) => `server 127.0.0.1:${nodePort} max_fails=1 fail_timeout=5s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    client_max_body_size 2m;
    location / {
      proxy_pass http://fourfold;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_connect_timeout 2s;
      proxy_read_timeout 120s;
      proxy_next_upstream error timeout;
    }
  }
}
`;
