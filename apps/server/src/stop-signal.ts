/** A terminal's interrupt reaches us twice under npm: from the terminal, and passed on by npm. */
const echoMs = 1000;

/**
 * Listens for the wish to stop from the first moment on, so that a start that is interrupted leaves nothing behind.
 * Asked again, the process ends at once.
 */
export function stopSignal(): { readonly signal: AbortSignal; readonly asked: Promise<void> } {
  const controller = new AbortController();
  let askedAt = 0;
  const asked = new Promise<void>((resolve) => {
    const ask = () => {
      if (controller.signal.aborted) {
        if (Date.now() - askedAt > echoMs) process.exit(1);
        return;
      }
      askedAt = Date.now();
      controller.abort();
      resolve();
    };
    process.on('SIGTERM', ask);
    process.on('SIGINT', ask);
  });
  return { signal: controller.signal, asked };
}
