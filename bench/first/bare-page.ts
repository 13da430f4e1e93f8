import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../../tests/support/product.ts';

/**
 * The page of a link with everything taken out that is not its look: no scripts, no data. It is written down once and
 * handed out, with its stylesheet and its fonts, by a server that does nothing else.
 */
export async function startBarePage(link: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const html = (await (await fetch(link)).text()).replace(
    /<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g,
    '',
  );
  const files = new Map([['/', packed(Buffer.from(html), 'text/html; charset=utf-8')]]);
  const named = [...html.matchAll(/(?:href|src)="(\/(?:assets|icons|favicon)[^"]*)"/g)].map(
    ([, file = '']) => file,
  );
  for (const file of named) {
    const answer = await fetch(new URL(file, link));
    files.set(
      file,
      packed(Buffer.from(await answer.arrayBuffer()), answer.headers.get('content-type') ?? ''),
    );
  }
  const port = await freePort();
  const server = createServer((request, reply) => {
    const found = files.get(request.url ?? '');
    if (found === undefined) reply.writeHead(404).end();
    else reply.writeHead(200, found.headers).end(found.body);
  }).listen(port, '127.0.0.1');
  const stop = () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections());
  return { url: `http://127.0.0.1:${port}/`, stop };
}

/** As small as it gets; fonts are so already. */
function packed(content: Buffer, type: string) {
  const isText = /text|svg|json/.test(type);
  const body = isText ? brotliCompressSync(content) : content;
  const headers = { 'content-type': type, ...(isText && { 'content-encoding': 'br' }) };
  return { body, headers: { ...headers, 'content-length': body.length, 'access-control-allow-origin': '*' } };
}
