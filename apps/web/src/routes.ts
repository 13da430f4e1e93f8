import { type Page, type PageName, pages } from '@fourfold/contract';
import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The screens that exist. An address without one answers with a page that says so. */
const screens: Partial<Record<PageName, string>> = {
  home: 'routes/home.tsx',
  messageReceived: 'routes/message-received.tsx',
};

function routesWith(wanted: Page['layout']): RouteConfigEntry[] {
  const names = (Object.keys(pages) as PageName[]).filter((name) => pages[name].layout === wanted);
  return names
    .filter((name) => name !== 'notFound')
    .map((name) => route(pages[name].path, screens[name] ?? 'routes/not-built-yet.tsx', { id: name }));
}

const development = process.env.NODE_ENV === 'production' ? [] : [route('design', 'routes/design.tsx')];
/** Whatever matches nothing else. Prerendered once, the same page comes to life at any unknown address. */
const notFound = route('*', 'routes/not-found.tsx');

export default [
  layout('layouts/default.tsx', [...routesWith('default'), ...development, notFound]),
  layout('layouts/blank.tsx', routesWith('blank')),
] satisfies RouteConfig;
