/** Where Google's tag comes from and what it talks to. */
const tag = {
  scripts: ['https://*.googletagmanager.com'],
  reports: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** A worker has no page: it asks for our own files in a page’s place. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/**
 * What a page may load and do: its own files, and the inline scripts whose hashes the build noted. `withTag`: the
 * operator has a tag, and this is a page that may load it. `video`: an address that may lie elsewhere.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { withTag = false, video = '' } = {},
): string {
  const scripts = withTag ? tag.scripts : [];
  const reports = withTag ? tag.reports : [];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...scripts],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...reports],
    'media-src': ["'self'", ...(URL.canParse(video) ? [new URL(video).origin] : [])],
    'connect-src': ["'self'", ...reports],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
