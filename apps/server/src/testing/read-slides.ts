import { unzipSync } from 'fflate';
import { isWellFormed } from './well-formed.ts';

export interface ReadSlide {
  /** Every paragraph that is no cell of a table. */
  readonly texts: readonly string[];
  readonly tables: readonly (readonly (readonly string[])[])[];
  readonly charts: readonly ReadChart[];
  readonly pictures: number;
}

export interface ReadChart {
  readonly labels: readonly string[];
  /** A row of values for each series. */
  readonly values: readonly (readonly number[])[];
}

const all = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'gs'))].map(([, inside = '']) => inside);
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string) => text.replace(/&(\w+);/g, (_, name: string) => signs[name] ?? '');
const textOf = (xml: string) => decoded(all(xml, 'a:t').join(''));

/** What stands in a PPTX, in the order of its slides, as the program that opens it reads it. */
export function readSlides(file: Uint8Array): ReadSlide[] {
  const files = unzipSync(file);
  const read = (name: string) => new TextDecoder().decode(files[name]);
  const count = Object.keys(files).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length;
  return Array.from({ length: count }, (_, index) => {
    const xml = read(`ppt/slides/slide${index + 1}.xml`);
    const relations = read(`ppt/slides/_rels/slide${index + 1}.xml.rels`);
    const charts = [...relations.matchAll(/Target="[^"]*(charts\/chart\d+\.xml)"/g)];
    return {
      texts: all(all(xml, 'p:sp').join(''), 'a:p').map(textOf).filter(Boolean),
      tables: all(xml, 'a:tbl').map((table) => all(table, 'a:tr').map((row) => all(row, 'a:tc').map(textOf))),
      charts: charts.map(([, name]) => readChart(read(`ppt/${name}`))),
      pictures: all(xml, 'p:pic').length,
    };
  });
}

/** The parts that no program could read, those of the charts' own workbooks included. */
export function brokenParts(file: Uint8Array): string[] {
  return Object.entries(unzipSync(file)).flatMap(([name, content]) => {
    if (name.endsWith('.xlsx')) return brokenParts(content);
    const isXml = /\.(xml|rels)$/.test(name);
    return isXml && !isWellFormed(new TextDecoder().decode(content)) ? [name] : [];
  });
}

function readChart(xml: string): ReadChart {
  const series = all(xml, 'c:ser');
  return {
    labels: all(all(series[0] ?? '', 'c:cat').join(''), 'c:v').map(decoded),
    values: series.map((one) => all(all(one, 'c:val').join(''), 'c:v').map(Number)),
  };
}
