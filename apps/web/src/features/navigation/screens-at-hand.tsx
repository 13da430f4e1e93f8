import { useIdle } from '../../lib/use-idle.ts';

interface RouteFiles {
  readonly path?: string;
  readonly module: string;
  readonly clientLoaderModule?: string;
  readonly imports?: readonly string[];
}

/**
 * The screens that one click leads to are fetched before they are asked for: they open at once, and without a connection
 * they say so themselves. The router's own `prefetch` runs what it fetches, and reloads the page if it can't have it:
 * what someone is typing on a bad line would be lost.
 */
export function ScreensAtHand({ paths }: { paths: readonly string[] }) {
  if (!useIdle()) return null;
  return filesOf(paths).map((file) => <link key={file} rel="modulepreload" href={file} />);
}

function filesOf(paths: readonly string[]): string[] {
  const { __reactRouterManifest: manifest } = window as unknown as {
    __reactRouterManifest: { routes: Record<string, RouteFiles> };
  };
  const wanted = Object.values(manifest.routes).filter(({ path }) => path && paths.includes(path));
  const files = wanted.flatMap(({ module, clientLoaderModule, imports = [] }) => [
    module,
    ...(clientLoaderModule ? [clientLoaderModule] : []),
    ...imports,
  ]);
  return [...new Set(files)];
}
