import { connect, createServer } from 'node:net';

/** What a pooler shows of itself to those who connect: the process that they are told is not the one that answers. */
export async function startPooler({ hostname, port, href }: URL) {
  const server = createServer((client) => {
    const behind = connect(Number(port), hostname);
    client.pipe(behind).on('error', () => client.destroy());
    behind.on('data', (data) => {
      const key = data.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
      if (key !== -1) data.writeInt32BE(1, key + 5);
      client.write(data);
    });
    behind.on('end', () => client.end());
    client.on('error', () => behind.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(href);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  return { url: url.href, end: () => server.close() };
}
