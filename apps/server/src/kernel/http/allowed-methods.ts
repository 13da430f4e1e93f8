import type { FastifyInstance } from 'fastify';

/** Which methods an address takes, for telling "not in this way" from "there is no such thing". */
export function allowedMethods(app: FastifyInstance): (address: string) => readonly string[] {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    // The site's catch-all knows its own addresses.
    if (!url.includes('*')) routes.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  return (address) => {
    const found = routes.filter(({ pattern }) => pattern.test(address));
    return [...new Set(found.flatMap(({ methods }) => methods))].toSorted();
  };
}

const patternOf = (url: string) =>
  new RegExp(`^${url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);
