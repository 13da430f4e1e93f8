import type { Guide, Part } from '@fourfold/content';
import { siteName } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { inLanguage } from '@fourfold/words/language';
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
import { certaintyNote, guideLanguage } from './guide-language.ts';
import { listItem, wordBlocks } from './word-blocks.ts';
import { colours, numbering, styles } from './word-look.ts';

/** A guide as a Word document that can be filled in: real headings, real tables, boxes that can be ticked. */
export function writeWord(guide: Guide): Promise<Buffer> {
  return inLanguage(guideLanguage, () => Packer.toBuffer(documentOf(guide)));
}

const documentOf = (guide: Guide): Document =>
  new Document({
    title: guide.title,
    description: guide.subtitle,
    creator: siteName,
    lastModifiedBy: siteName,
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
          ...wordSummary(guide),
          ...guide.parts.flatMap(wordPart),
          ...references(guide),
        ],
      },
    ],
  });

function wordSummary({ summary }: Guide): FileChild[] {
  if (summary === undefined) return [];
  return [
    new Paragraph({ text: say('In short'), heading: HeadingLevel.HEADING_1 }),
    ...summary.map((text) => listItem(text, null)),
    new Paragraph({ text: certaintyNote(), style: 'Small' }),
  ];
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
    new Paragraph({ text: say('References'), heading: HeadingLevel.HEADING_1 }),
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
          new TextRun({ ...run, text: `${siteName} · ${title}\t` }),
          new TextRun({ ...run, children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });
}
