import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError } from '../config/config.ts';

/** Listens where the settings say, or throws a sentence that names the one that does not work. */
export async function listen(app: FastifyInstance, { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>) {
  try {
    await app.listen({ port: PORT, host: HOST });
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, HOST, PORT);
  }
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const cause = { cause: error };
  switch (error.code) {
    case 'EADDRINUSE':
      return new ConfigError(
        `The setting PORT names port ${port}, which is in use. Stop what uses it, or set another one.`,
        cause,
      );
    case 'EACCES':
      return new ConfigError(`The setting PORT names port ${port}, which this user may not use.`, cause);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new ConfigError(
        `The setting HOST names ${host}, which is no address of this machine (${error.code}).`,
        cause,
      );
    default:
      return error;
  }
}

/**
 * No new requests; running ones may end. Whatever still holds a connection after a while is cut off: someone who
 * sends half a request must not keep the server from stopping.
 */
export async function closeWithin(app: FastifyInstance, ms: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), ms);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}
