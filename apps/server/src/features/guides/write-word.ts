import type { Guide, Part } from '@fourfold/content';
import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { wordBlocks } from './word-blocks.ts';
import { colours, numbering, styles } from './word-look.ts';

/** A guide as a Word document that can be filled in: real headings, real tables, boxes that can be ticked. */
export async function writeWord(guide: Guide): Promise<Buffer> {
  const document = new Document({
    title: guide.title,
    description: guide.subtitle,
    creator: 'Fourfold',
    lastModifiedBy: 'Fourfold',
    styles,
    numbering,
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1276, bottom: 1276, left: 1275, right: 1275 },
          },
        },
        footers: { default: footer(guide) },
        children: [
          new Paragraph({ text: guide.title, heading: HeadingLevel.TITLE }),
          new Paragraph({ text: guide.subtitle, style: 'Subtitle' }),
          ...guide.parts.flatMap(wordPart),
          ...references(guide),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function wordPart({ title, blocks, newPage }: Part, part: number): FileChild[] {
  return [
    new Paragraph({ text: title, heading: HeadingLevel.HEADING_1, pageBreakBefore: newPage === true }),
    ...blocks.flatMap((block, at) => wordBlocks(block, part * 100 + at)),
  ];
}

function references({ references }: Guide): FileChild[] {
  if (references.length === 0) return [];
  return [
    new Paragraph({ text: 'References', heading: HeadingLevel.HEADING_1 }),
    ...references.map((text) => new Paragraph({ text, style: 'Small' })),
  ];
}

function footer({ title }: Guide): Footer {
  const run = { size: 17, color: colours.soft };
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.LEFT,
        tabStops: [{ type: 'right', position: 9356 }],
        children: [
          new TextRun({ ...run, text: `Fourfold · ${title}\t` }),
          new TextRun({ ...run, children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });
}
