import type { Block, FormField } from '@fourfold/content';
import {
  BorderStyle,
  CheckBox,
  type FileChild,
  HeadingLevel,
  HeightRule,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { colours, numbered } from './word-look.ts';

/** Of the text between the margins of an A4 page, in twentieths of a point. */
const fullWidth = 9356;
const hairline = { style: BorderStyle.SINGLE, size: 4, color: colours.line };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** What a block is in Word. `list` tells one numbered list from the next, so that each begins with 1. */
export function wordBlocks(block: Block, list: number): FileChild[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_2 })];
    case 'text':
      return [new Paragraph(block.text)];
    case 'list':
      return block.items.map((text) => listItem(text, block.ordered === true ? list : null));
    case 'checklist':
      return block.items.map(checkItem);
    case 'note':
      return [note(block.title, block.text), gap()];
    case 'table':
      return [table(block), gap()];
    case 'form':
      return [form(block.fields), gap()];
    case 'figure':
      // A Word guide is there to be written in; what has a figure is made as a PDF.
      throw new Error(`A Word document has no figure: ${block.caption}`);
  }
}

export function listItem(text: string, list: number | null): Paragraph {
  const spacing = { after: 80 };
  if (list === null) return new Paragraph({ text, bullet: { level: 0 }, spacing });
  return new Paragraph({ text, numbering: { reference: numbered, level: 0, instance: list }, spacing });
}

function checkItem(text: string): Paragraph {
  return new Paragraph({
    indent: { left: 420, hanging: 420 },
    spacing: { after: 80 },
    children: [new CheckBox({ alias: text }), new TextRun({ text: `\t${text}` })],
    tabStops: [{ type: 'left', position: 420 }],
  });
}

const gap = () => new Paragraph({ spacing: { after: 60 } });
const cellText = (text: string, bold = false) =>
  new Paragraph({ style: 'Cell', children: [new TextRun({ text, bold })] });

function note(title: string, text: string): Table {
  const accent = { style: BorderStyle.SINGLE, size: 18, color: colours.accent };
  const cell = new TableCell({
    children: [cellText(title, true), cellText(text)],
    shading: { type: ShadingType.CLEAR, fill: colours.sunk, color: 'auto' },
    margins: { top: 100, bottom: 100, left: 200, right: 200 },
    borders: { left: accent, top: none, right: none, bottom: none },
  });
  return grid([new TableRow({ children: [cell], cantSplit: true })], [1]);
}

function table({ head, rows, widths }: Extract<Block, { kind: 'table' }>): Table {
  const shares = widths ?? head.map(() => 1 / head.length);
  const header = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: head.map((text, at) => tableCell(text, shares[at] ?? 0, true)),
  });
  const body = rows.map((row) => {
    const isToFillIn = row.slice(1).every((text) => text === '');
    return new TableRow({
      cantSplit: true,
      ...(isToFillIn ? { height: { value: 640, rule: HeightRule.ATLEAST } } : {}),
      children: row.map((text, at) => tableCell(text, shares[at] ?? 0, at === 0)),
    });
  });
  return grid([header, ...body], shares);
}

function tableCell(text: string, share: number, bold: boolean): TableCell {
  return new TableCell({
    children: [cellText(text, bold)],
    width: { size: Math.round(share * fullWidth), type: WidthType.DXA },
    margins: { top: 40, bottom: 40, left: 100, right: 100 },
    borders: { top: hairline, bottom: hairline, left: hairline, right: hairline },
  });
}

function form(fields: readonly FormField[]): Table {
  const shares = [0.34, 0.66];
  const rows = fields.map(
    ({ label, hint, lines = 1 }) =>
      new TableRow({
        cantSplit: true,
        height: { value: 260 + 340 * lines, rule: HeightRule.ATLEAST },
        children: [fieldLabel(label, hint), tableCell('', 0.66, false)],
      }),
  );
  return grid(rows, shares);
}

function fieldLabel(label: string, hint: string | undefined): TableCell {
  return new TableCell({
    children: [
      cellText(label, true),
      ...(hint === undefined ? [] : [new Paragraph({ style: 'Small', text: hint })]),
    ],
    width: { size: Math.round(0.34 * fullWidth), type: WidthType.DXA },
    shading: { type: ShadingType.CLEAR, fill: colours.sunk, color: 'auto' },
    margins: { top: 40, bottom: 40, left: 100, right: 100 },
    borders: { top: hairline, bottom: hairline, left: hairline, right: hairline },
  });
}

function grid(rows: TableRow[], shares: readonly number[]): Table {
  return new Table({
    rows,
    layout: TableLayoutType.FIXED,
    width: { size: fullWidth, type: WidthType.DXA },
    columnWidths: shares.map((share) => Math.round(share * fullWidth)),
  });
}
