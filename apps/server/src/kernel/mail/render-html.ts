import { siteName } from '@fourfold/contract/words';
import { currentLanguage } from '@fourfold/words/language';
import { escapeHtml } from '../http/html.ts';
import { dark, light } from '../look/colours.ts';
import type { Block, MailContent } from './mail.ts';
import { richHtml } from './rich-html.ts';

/**
 * The HTML part: tables and inline styles, because that is what mail programs draw alike. The colours are the
 * product's paper and ink; in the dark its ink and paper, where the program reads the style element. Others invert the
 * light ones, which they do well, as both are plain.
 */
const sans = "font-family:'Instrument Sans','Helvetica Neue',Arial,sans-serif";
const serif = "font-family:Newsreader,Georgia,'Times New Roman',serif";
const { paper, raised, ink, soft: quiet, line, accent, onAccent, sky } = light;

const inTheDark = `@media (prefers-color-scheme: dark) {
.ground { background: ${dark.paper} !important }
.sheet { background: ${dark.raised} !important; border-color: ${dark.line} !important }
.ink { color: ${dark.ink} !important }
.quiet { color: ${dark.soft} !important }
.line { border-color: ${dark.line} !important }
.button { background: ${dark.accent} !important }
}`;

/** An organisation's own, in the place of the product's name. */
export interface Letterhead {
  readonly name: string;
  readonly logoUrl: string;
}

export function renderHtml(
  subject: string,
  content: MailContent,
  footer: string,
  letterhead: Letterhead | null = null,
): string {
  const body = content.blocks.map(block).join('\n');
  return `<!doctype html>
<html lang="${escapeHtml(content.language ?? currentLanguage())}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>${inTheDark}</style>
<title>${escapeHtml(subject)}</title>
</head>
<body class="ground" style="margin:0;padding:0;background:${paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${raised};border:1px solid ${line};border-radius:4px">
<tr><td class="ink" style="padding:28px 32px 4px;${serif};font-size:20px;color:${ink}">${head(letterhead)}</td></tr>
<tr><td class="ink" style="padding:8px 32px 28px;${sans};font-size:16px;line-height:1.55;color:${ink}">
${body}
</td></tr>
</table>
<p class="quiet" style="max-width:560px;margin:16px auto 0;${sans};font-size:13px;line-height:1.5;color:${quiet}">${lines(footer)}</p>
</td></tr>
</table>
</body>
</html>
`;
}

/** Programs that load no pictures show the name. On white, as logos are made for it. */
const head = (letterhead: Letterhead | null) =>
  letterhead === null
    ? siteName
    : `<img src="${escapeHtml(letterhead.logoUrl)}" alt="${escapeHtml(letterhead.name)}" height="44" style="display:block;height:44px;width:auto;max-width:240px;object-fit:contain;background:#ffffff;border-radius:4px">`;

function block(item: Block): string {
  switch (item.type) {
    case 'heading':
      return `<h1 style="margin:12px 0;${serif};font-weight:500;font-size:26px;line-height:1.25">${escapeHtml(item.text)}</h1>`;
    case 'text':
      return `<p style="margin:12px 0">${lines(item.text)}</p>`;
    case 'small':
      return `<p class="quiet" style="margin:12px 0;font-size:14px;color:${quiet}">${lines(item.text)}</p>`;
    case 'quote':
      return `<blockquote style="margin:16px 0;padding:2px 0 2px 16px;border-left:3px solid ${sky}">${lines(item.text)}</blockquote>`;
    case 'button':
      return `<p style="margin:24px 0"><a href="${escapeHtml(item.url)}" class="button" style="display:inline-block;padding:12px 22px;background:${accent};color:${onAccent};text-decoration:none;border-radius:4px">${escapeHtml(item.label)}</a></p>`;
    case 'rich':
      return richHtml(item.blocks);
    case 'facts':
      return `<table cellpadding="0" cellspacing="0" style="margin:16px 0;width:100%">${item.rows.map(fact).join('')}</table>`;
  }
}

function fact([label, value]: readonly [string, string]): string {
  const cell = `padding:7px 12px 7px 0;border-top:1px solid ${line};vertical-align:top`;
  return `<tr><th scope="row" align="left" class="quiet line" style="${cell};font-weight:400;color:${quiet};width:32%">${escapeHtml(label)}</th><td class="line" style="${cell}">${lines(value)}</td></tr>`;
}

const lines = (value: string) => escapeHtml(value).replaceAll('\n', '<br>');
