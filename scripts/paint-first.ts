/**
 * Lets a prerendered page be read before its scripts are fetched: they begin once the page has been painted. Until
 * then links are links, a form that the server understands is posted as it is, and what else a visitor presses, types
 * or sends is noted, so that `apps/web/src/lib/catch-up.ts` can do it when the page is alive.
 *
 * Stylesheets may leave out of the first layout what is far below (`:root:not([data-whole])`). Whoever reloads, comes
 * back or goes to a part of the page needs the size of all of it: `data-whole` says so, as `:has(:target)` could, for
 * which browsers look at every element again whenever one is added.
 *
 * An element that names an attribute in `data-after-paint` gets it then: the controls of a video, say.
 *
 * What React looks for in its place when it takes the page over, stylesheets among it, stays where it is.
 *
 * `importsOf` tells which files a file of scripts imports.
 */
export function paintFirst(html: string, importsOf: (file: string) => readonly string[]): string {
  const preloads = all(html, /<link rel="modulepreload" href="([^"]+)"\/>/g);
  const app = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html);
  if (app === null || preloads.length === 0) {
    throw new Error('The build writes its pages in another way than scripts/paint-first.ts knows.');
  }
  const files = preloads.map(([, href]) => href ?? '');
  return preloads
    .reduce((page, [link]) => page.replace(link, ''), html)
    .replace(app[0], () => {
      const after = html.includes('data-after-paint="') ? lateAttributes : '';
      const start = startAfterPaint(app[1] ?? '', inOrder(files, importsOf), after);
      return `<script>${needWhole}${noteMeanwhile}${start}</script>`;
    });
}

const needWhole =
  'const whole=()=>{document.documentElement.dataset.whole=""};if(location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate")whole();addEventListener("click",({target})=>{if(target.closest("a[href^=\\"#\\"]"))whole()},true);';

const noteMeanwhile =
  'window.held=[];for(const type of["click","input","submit"])addEventListener(type,event=>{if(!window.held)return;const{target}=event;if(type==="submit"){if(target.method==="post")return;event.preventDefault()}window.held.push([type,target])},true);';

const lateAttributes =
  'for(const one of document.querySelectorAll("[data-after-paint]"))one.setAttribute(one.dataset.afterPaint,"");';

/** A task of so many stays below what Lighthouse's slow phone calls long. */
const atOnce = 3;

/** What is imported comes before what imports it. */
function inOrder(files: readonly string[], importsOf: (file: string) => readonly string[]): string[] {
  const done = new Set<string>();
  const visit = (file: string) => {
    if (done.has(file)) return;
    for (const imported of importsOf(file)) visit(imported);
    done.add(file);
  };
  for (const file of files) visit(file);
  return [...done];
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)];

/**
 * The page's own module as a script that waits: a frame's callback runs just before the paint, and a timer set in it
 * after. The fonts that the page is set in come first, and are painted; that this is on the screen, which takes a slow
 * phone some while more, the browser says where it can. The files are asked for a few at a time and then run one by
 * one: half a hundred at once would keep a phone from scrolling. The one that starts the app comes last, by the
 * module's own hand.
 */
function startAfterPaint(module: string, files: readonly string[], after: string): string {
  const imports = all(module, /^import (?:\* as (\w+) from )?"([^"]+)";$/gm);
  const rest = imports.reduce((code, [line]) => code.replace(line, ''), module);
  const start = /import\("([^"]+)"\);?\s*$/.exec(rest)?.[1];
  const known = imports.every(([, , file]) => file !== start && files.includes(file ?? ''));
  if (imports.length === 0 || !known || start === undefined || /^\s*import\s[^(]/m.test(rest)) {
    throw new Error('The build starts its pages in another way than scripts/paint-first.ts knows.');
  }
  const ordered = [...files.filter((file) => file !== start), start];
  const names = imports.map(([, name]) => name ?? '').join(',');
  const places = imports.map(([, , file = '']) => `loaded[${ordered.indexOf(file)}]`).join(',');
  const compact = rest.trim().replace(/\s*\n\s*/g, '');
  const list = `const files="${ordered.map(bareName).join(' ')}".split(" ").map(name=>"/assets/"+name+".js")`;
  const pause = 'await new Promise(go=>setTimeout(go))';
  const ask = `for(const href of files){document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));if(++some%${atOnce}===0)${pause}}`;
  const run = 'for(const file of files.slice(0,-1))loaded.push(await import(file));';
  const painted = 'new Promise(go=>requestAnimationFrame(()=>setTimeout(go)))';
  const seen =
    'new Promise(go=>{new PerformanceObserver(go).observe({type:"largest-contentful-paint",buffered:true});setTimeout(go,300)})';
  return `(async()=>{await ${painted};await document.fonts.ready;await ${painted};await ${seen};${after}${list},loaded=[];let some=0;${ask}${run}const[${names}]=[${places}];${compact}})()`;
}

/** Every page lists them all: what they have in common is said once. */
function bareName(file: string): string {
  const [, name] = /^\/assets\/([\w-]+)\.js$/.exec(file) ?? [];
  if (name === undefined)
    throw new Error(`The build calls a file ${file}, which scripts/paint-first.ts does not expect.`);
  return name;
}
