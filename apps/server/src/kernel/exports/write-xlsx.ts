import { neutralise } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { Zip, ZipDeflate, type ZipInputFile } from 'fflate';
import { Turn } from '../threads/turns.ts';
import { Bytes, giveBack, ready } from './bytes.ts';
import { deflated } from './pack.ts';
import type { Table } from './table.ts';
import { type CellFormat, cellWriters } from './write-cell.ts';

/**
 * A workbook of one sheet or more, written row by row: a zip of a few small XML files and long ones, of which only a
 * piece is in memory. Texts are marked as texts, so nothing in them is ever a formula; the apostrophes are for people who
 * save the sheet as CSV. A text stands in its cell, or, where many rows have it, once in the workbook.
 */
export async function* writeXlsx(...tables: readonly Table[]): AsyncGenerator<Buffer> {
  const zipped: Buffer[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else zipped.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
  });
  function* emptied() {
    if (failure !== null) throw failure;
    yield* zipped.splice(0);
  }
  const addFile = (name: string, text: string) => {
    // Stored as it is, it would break off readers who don't begin at the end: only what is deflated says where it ends.
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(Buffer.from(text), true);
  };
  for (const [name, text] of Object.entries(frame(tables.map(({ name, sheet = name }) => sheet))))
    addFile(name, text);
  const shared = new SharedTexts();
  for (const [at, table] of tables.entries()) {
    const sheet: ZipInputFile = {
      filename: `xl/worksheets/sheet${at + 1}.xml`,
      compression: 8,
      size: 0,
      crc: 0,
    };
    zip.add(sheet);
    for await (const piece of deflated(sheetOf(table, shared), sheet, giveBack)) {
      sheet.ondata?.(null, piece, false);
      yield* emptied();
    }
    sheet.ondata?.(null, new Uint8Array(), true);
  }
  addFile('xl/sharedStrings.xml', shared.toXml());
  zip.end();
  yield* emptied();
}

/** Texts that stand in many rows, each once: a cell has the place of its text. */
class SharedTexts {
  readonly #places = new Map<string, number>();

  placeOf(text: string): number {
    const place = this.#places.get(text) ?? this.#places.size;
    this.#places.set(text, place);
    return place;
  }

  toXml(): string {
    const texts = [...this.#places.keys()].map((text) => `<si><t xml:space="preserve">${text}</t></si>`);
    return `${declaration}<sst xmlns="${main}" uniqueCount="${texts.length}">${texts.join('')}</sst>`;
  }
}

async function* sheetOf({ columns, kinds, rows }: Table, shared: SharedTexts): AsyncGenerator<Buffer> {
  const writers = cellWriters(columns, kinds, formatWith(shared));
  const to = new Bytes();
  to.text(
    `${head}${widths(columns)}<sheetData><row>${columns.map((name) => textCell(name, ' s="1"')).join('')}</row>`,
  );
  const turn = new Turn();
  for await (const row of rows) {
    to.add(rowStart);
    for (let at = 0; at < writers.length; at += 1) writers[at]?.(to, row[at] ?? null);
    to.add(rowEnd);
    // A row that is there already is awaited without anything else getting its turn.
    if (turn.isOver()) await turn.next();
    if (to.isFull()) yield to.take();
  }
  to.text('</sheetData></worksheet>');
  yield to.take();
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** The first row stays in view. */
const head = `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;

const widths = (columns: readonly string[]) =>
  `<cols>${columns
    .map(
      (name, at) =>
        `<col min="${at + 1}" max="${at + 1}" width="${Math.min(48, Math.max(12, name.length + 3))}" customWidth="1"/>`,
    )
    .join('')}</cols>`;

/** Cells without a place of their own follow one another: with it a long sheet would take half as much again. */
const [rowStart, rowEnd] = [ready('<row>'), ready('</row>')];
const formatWith = (shared: SharedTexts): CellFormat => ({
  between: '',
  empty: '<c/>',
  text: (value) => textCell(value, ''),
  often: (value) => `<c t="s"><v>${shared.placeOf(escapeXml(neutralise(value)))}</v></c>`,
  moment: (value) => `<c s="2"><v>${dayOf(value)}</v></c>`,
  number: ['<c><v>', '</v></c>'],
});

/** As a workbook counts: days since the end of 1899, to the second. It knows no time zone; the columns say UTC. */
const dayOf = (moment: number): number => Math.round(moment / 1000) / 86_400 + 25_569;

function textCell(value: string, style: string): string {
  const attributes = `${style} t="inlineStr"`;
  if (plain.test(value)) return `<c${attributes}><is><t>${value}</t></is></c>`;
  return `<c${attributes}><is><t xml:space="preserve">${escapeXml(neutralise(value))}</t></is></c>`;
}

/** What can be neither a formula nor anything of XML. */
const plain = /^(?:[A-Za-z0-9][A-Za-z0-9@._:-]*)?$/;

function escapeXml(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      // XML has no way to say most control characters, and half a surrogate pair is no character at all.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .toWellFormed()
  );
}

/** A sheet's name has at most 31 characters, and some are not allowed in it. No word is cut that need not be. */
function sheetName(name: string): string {
  const allowed = name.replace(/[\\/?*[\]:']/g, ' ').trim();
  const short = allowed.slice(0, longestSheetName);
  const words = allowed.length > short.length ? short.replace(/\s+\S*$/, '') : short;
  return escapeXml(words.trim() || say('Sheet'));
}

const longestSheetName = 31;

/** Everything but the sheets themselves. */
function frame(names: readonly string[]): Record<string, string> {
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const each = (write: (number: number, name: string) => string) =>
    names.map((name, at) => write(at + 1, name)).join('');
  return {
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${each((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${types}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${types}.sharedStrings+xml"/></Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each((number, name) => `<sheet name="${sheetName(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each((number) => `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${names.length + 1}" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId${names.length + 2}" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="22" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  };
}
