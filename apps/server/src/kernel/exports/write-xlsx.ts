import { neutralise } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { Zip, ZipDeflate } from 'fflate';
import { Turn } from '../threads/turns.ts';
import type { Cell, Table } from './table.ts';

/**
 * A workbook of one sheet, written row by row: a zip of a few small XML files and one long one, of which only a piece
 * is in memory. Texts stand in their cells, marked as texts, so nothing in them is ever a formula; the apostrophes
 * are for people who save the sheet as CSV.
 */
export async function* writeXlsx(table: Table): AsyncGenerator<Buffer> {
  const ready: Buffer[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(Buffer.from(chunk));
  });
  function* emptied() {
    if (failure !== null) throw failure;
    yield* ready.splice(0);
  }
  for (const [name, text] of Object.entries(frame(table.name))) addFile(zip, name, text);
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 });
  zip.add(sheet);
  sheet.push(encode(`${head}${widths(table.columns)}<sheetData>`));
  let number = 1;
  let piece = toRow(table.columns, number, 1);
  const turn = new Turn();
  for await (const row of table.rows) {
    number += 1;
    piece += toRow(row, number, 0);
    // A row that is there already is awaited without anything else getting its turn.
    if (turn.isOver()) await turn.next();
    if (piece.length < 65_536) continue;
    sheet.push(encode(piece));
    piece = '';
    yield* emptied();
  }
  sheet.push(encode(`${piece}</sheetData></worksheet>`), true);
  zip.end();
  yield* emptied();
}

const encode = (text: string) => new TextEncoder().encode(text);

function addFile(zip: Zip, name: string, text: string): void {
  const file = new ZipDeflate(name);
  zip.add(file);
  file.push(encode(text), true);
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

function toRow(cells: readonly Cell[], number: number, style: number): string {
  const written = cells.map((cell, at) => toCell(cell, `${columnName(at)}${number}`, style)).join('');
  return `<row r="${number}">${written}</row>`;
}

function toCell(value: Cell, reference: string, style: number): string {
  if (value === null) return '';
  const attributes = `r="${reference}"${style === 0 ? '' : ` s="${style}"`}`;
  if (typeof value === 'number') return Number.isFinite(value) ? `<c ${attributes}><v>${value}</v></c>` : '';
  const text = escapeXml(neutralise(value));
  return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** A, B … Z, AA. */
export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}

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

/** Everything but the sheet itself. A sheet's name has at most 31 characters, and some are not allowed in it. */
function frame(name: string): Record<string, string> {
  const sheetName = escapeXml(
    name
      .replace(/[\\/?*[\]:']/g, ' ')
      .slice(0, 31)
      .trim() || say('Sheet'),
  );
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return {
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${sheetName}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
  };
}
