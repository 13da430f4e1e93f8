import Fastify from 'fastify';

/** The least that a request can cost here: a route that does nothing. Ends with the process that started it. */
const app = Fastify();
app.get('/', async () => ({}));
app.post('/', async () => ({}));
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('disconnect', () => process.exit(0));
