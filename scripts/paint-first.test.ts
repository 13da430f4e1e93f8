import { describe, expect, it } from 'vitest';
import { paintFirst } from './paint-first.ts';

const page = `<html><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>T</title><link rel="preload" href="/f.woff2" as="font"/><link rel="modulepreload" href="/assets/m.js"/><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/root.css"/></head><body><p>Read me</p><script type="module" async="">import "/assets/m.js";
import * as route0 from "/assets/a.js";
  
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script></body></html>`;

describe('a page that is painted first', () => {
  const first = paintFirst(page);

  it('asks for nothing of its scripts while it is read', () => {
    const head = first.slice(0, first.indexOf('</head>'));
    expect(head).toContain('root.css');
    expect(head).not.toContain('.js');
    expect(first).not.toContain('type="module"');
  });

  it('starts what it would have started, after a frame', () => {
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(first) ?? [];
    expect(script).toContain(';requestAnimationFrame(()=>setTimeout(async()=>');
    expect(script).toContain('["/assets/m.js","/assets/a.js"]');
    expect(script).toContain(
      'const[,route0]=await Promise.all([import("/assets/m.js"),import("/assets/a.js")])',
    );
    expect(script).toContain(
      'window.__reactRouterRouteModules = {"root":route0};import("/assets/entry.js");',
    );
    expect(() => new Function(script.replaceAll('import(', 'load('))).not.toThrow();
  });

  it('stops the build when the pages are written in another way', () => {
    expect(() => paintFirst('<html></html>')).toThrow('another way');
    expect(() => paintFirst(page.replace('import * as route0 from', 'import route0 from'))).toThrow(
      'another way',
    );
  });
});
