import { type IStylesOptions, LineRuleType } from 'docx';
import { light } from '../../kernel/look/colours.ts';
import { guideLanguage } from './guide-language.ts';

/** The light scheme of the screens, without the number sign, as Word wants it. */
const bare = (colour: string) => colour.slice(1);
export const colours = {
  ink: bare(light.ink),
  soft: bare(light.soft),
  line: bare(light.line),
  sunk: bare(light.sunk),
  accent: bare(light.accentInk),
} as const;

/** Faces that Word and LibreOffice have or replace by one of the same width. Sizes are in half points. */
const serif = 'Georgia';
const sans = 'Calibri';

export const styles: IStylesOptions = {
  default: {
    document: {
      run: { font: sans, size: 22, color: colours.ink, language: { value: guideLanguage } },
      paragraph: { spacing: { after: 140, line: 264, lineRule: LineRuleType.AUTO } },
    },
    title: { run: { font: serif, size: 52, color: colours.ink }, paragraph: { spacing: { after: 80 } } },
    heading1: {
      run: { font: serif, size: 34, color: colours.ink },
      paragraph: { spacing: { before: 420, after: 140 }, keepNext: true },
    },
    heading2: {
      run: { font: serif, size: 26, color: colours.ink },
      paragraph: { spacing: { before: 260, after: 80 }, keepNext: true },
    },
  },
  paragraphStyles: [
    {
      id: 'Subtitle',
      name: 'Subtitle',
      basedOn: 'Normal',
      run: { font: serif, italics: true, size: 26, color: colours.soft },
      paragraph: { spacing: { after: 360 } },
    },
    {
      id: 'Small',
      name: 'Small',
      basedOn: 'Normal',
      run: { size: 18, color: colours.soft },
      paragraph: { spacing: { after: 60, line: 240, lineRule: LineRuleType.AUTO } },
    },
    {
      id: 'Cell',
      name: 'Cell',
      basedOn: 'Normal',
      run: { size: 20 },
      paragraph: { spacing: { before: 50, after: 50, line: 240, lineRule: LineRuleType.AUTO } },
    },
  ],
};

export const numbered = 'steps';

export const numbering = {
  config: [
    {
      reference: numbered,
      levels: [
        {
          level: 0,
          format: 'decimal',
          text: '%1.',
          alignment: 'start',
          style: { paragraph: { indent: { left: 420, hanging: 420 }, spacing: { after: 80 } } },
        },
      ],
    },
  ],
} as const;
