import { describe, expect, it } from 'vitest';
import { paintFirst } from './paint-first.ts';

const page = `<html><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>T</title><link rel="preload" href="/f.woff2" as="font"/><link rel="modulepreload" href="/assets/m.js"/><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/shared.js"/><link rel="stylesheet" href="/assets/root.css"/></head><body><p>Read me</p><script type="module" async="">import "/assets/m.js";
import * as route0 from "/assets/a.js";
  
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script></body></html>`;

const imports: Record<string, readonly string[]> = {
  '/assets/entry.js': ['/assets/shared.js'],
  '/assets/a.js': ['/assets/shared.js'],
};
const importsOf = (file: string) => imports[file] ?? [];

describe('a page that is painted first', () => {
  const first = paintFirst(page, importsOf);

  it('asks for nothing of its scripts while it is read', () => {
    const head = first.slice(0, first.indexOf('</head>'));
    expect(head).toContain('root.css');
    expect(head).not.toContain('.js');
    expect(first).not.toContain('type="module"');
  });

  it('starts what it would have started, after a frame', () => {
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(first) ?? [];
    expect(script).toContain(
      ';(async()=>{await new Promise(go=>requestAnimationFrame(()=>setTimeout(go)));await document.fonts.ready;',
    );
    expect(script).toMatch(
      /observe\(\{type:"largest-contentful-paint",buffered:true\}\);setTimeout\(go,\d+\)/,
    );
    // What is imported comes before what imports it, and what starts the app last.
    expect(script).toContain(
      'const files="m shared a entry".split(" ").map(name=>"/assets/"+name+".js"),loaded=[]',
    );
    expect(script).toContain('for(const file of files.slice(0,-1))loaded.push(await import(file));');
    expect(script).toContain('const[,route0]=[loaded[0],loaded[2]]');
    expect(script).toContain(
      'window.__reactRouterRouteModules = {"root":route0};import("/assets/entry.js");',
    );
    expect(() => new Function(script.replaceAll('import(', 'load('))).not.toThrow();
  });

  it('gives attributes that wait for the paint where some do', () => {
    expect(first).not.toContain('data-after-paint');
    const video = page.replace('<p>Read me</p>', '<video data-after-paint="controls"></video>');
    expect(paintFirst(video, importsOf)).toMatch(
      /fonts\.ready;.+;for\(const one of [^;]*"\[data-after-paint\]"\)\)one\.setAttribute/,
    );
  });

  it('stops the build when the pages are written in another way', () => {
    expect(() => paintFirst('<html></html>', importsOf)).toThrow('another way');
    for (const changed of [
      page.replace('import * as route0 from', 'import route0 from'),
      page.replace('import("/assets/entry.js");', 'start();'),
      page.replace('import "/assets/m.js"', 'import "/assets/unknown.js"'),
    ]) {
      expect(() => paintFirst(changed, importsOf)).toThrow('another way');
    }
  });
});
