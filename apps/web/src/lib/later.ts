/** Data for an Await further down. Its failure is shown there, so before that it is nobody's business. */
export function later<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
