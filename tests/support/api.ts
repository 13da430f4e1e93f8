// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer
export type Api = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<any>;

/** Calls a running product as a client would; throws when it does not say yes. */
export function apiAt(url: string, token?: string): Api {
  return async (method, path, body) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const said = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${said}`);
    return said === '' ? null : JSON.parse(said);
  };
}
