import { siteName } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { currentLanguage } from '@fourfold/words/language';
import { escapeHtml } from './html.ts';

/**
 * A page of one heading and one sentence, for answers that no prerendered page fits. Works without anything else.
 * `action` is HTML, and its maker's to escape.
 */
export function noticePage(title: string, sentence: string, action = ''): string {
  return `<!doctype html>
<html lang="${escapeHtml(currentLanguage())}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${siteName}</title>
<meta name="description" content="${escapeHtml(sentence)}">
<link rel="stylesheet" href="/notice.css">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(sentence)}</p>
${action}
<p><a href="/">${siteName}</a></p>
</main>
</body>
</html>
`;
}

/** Title and sentence for a link out of a mail whose signature does not fit. */
export const incompleteLink = () =>
  [say('This link is not complete'), say('Please try clicking the link in the e-mail again.')] as const;
