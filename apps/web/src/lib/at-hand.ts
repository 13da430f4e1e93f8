import { matchRoutes, type Path } from 'react-router';

interface Screen {
  readonly id: string;
  readonly path?: string;
  readonly module: string;
  readonly clientLoaderModule?: string;
  readonly imports?: readonly string[];
}

/** What the router keeps where its own code finds it. */
const router = () =>
  window as unknown as {
    readonly __reactRouterManifest: { readonly routes: Readonly<Record<string, Screen>> };
    readonly __reactRouterRouteModules: Readonly<Record<string, unknown>>;
  };

const screens = () => Object.values(router().__reactRouterManifest.routes);

const filesOf = ({ module, clientLoaderModule, imports = [] }: Screen): readonly string[] => [
  module,
  ...(clientLoaderModule ? [clientLoaderModule] : []),
  ...imports,
];

/** All files that the screens at these paths are made of. */
export const filesOfPaths = (paths: readonly string[]): readonly string[] => [
  ...new Set(
    screens()
      .filter(({ path }) => path && paths.includes(path))
      .flatMap(filesOf),
  ),
];

const fetched = new Set<string>();
/** The file has been fetched ahead, and needs no connection any more. */
export const noteFetched = (file: string): void => void fetched.add(file);

/** Whether the screen at an address can be opened without a connection: it was open before, or fetched ahead. */
export function isAtHand(address: Pick<Path, 'pathname'>): boolean {
  const all = screens();
  const routes = all.flatMap(({ id, path }) => (path === undefined ? [] : [{ id, path }]));
  const [match] = matchRoutes(routes, address) ?? [];
  const screen = all.find(({ id }) => id === match?.route.id);
  if (screen === undefined) return false;
  return (
    screen.id in router().__reactRouterRouteModules || filesOf(screen).every((file) => fetched.has(file))
  );
}
