import type { Operation } from '@fourfold/contract/schemas';
import { siteName, tokenScopes } from '@fourfold/contract/words';
import { escapeHtml } from '../../kernel/http/html.ts';
import type { describeApi } from './openapi.ts';

type Description = ReturnType<typeof describeApi>;

/** The API's description as a page that reads without scripts: one line a call, its details behind it. */
export function apiDocsPage(operations: readonly Operation[], description: Description): string {
  const scopes = Object.entries(tokenScopes)
    .map(([scope, { name, covers }]) => `<li>${name()} (<code>${scope}</code>): ${covers()}</li>`)
    .join('\n');
  const calls = operations.map((operation) => section(operation, description)).join('\n');
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API · ${siteName}</title>
<meta name="description" content="Every call of the API of ${siteName}: what it takes, what it answers and who may make it.">
<link rel="stylesheet" href="/notice.css">
</head>
<body>
<main>
<h1>The API of ${siteName}</h1>
<p>JSON in and out, below <code>${escapeHtml(description.servers[0]?.url ?? '/api')}</code>. Calls that need a sign-in take
<code>Authorization: Bearer …</code>. An error is <code>{ "message", "code" }</code>, for status 422 with
<code>errors</code> by field. For machines: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>API tokens are created in Settings, under Access. Each has scopes, and may do what its scopes and its owner’s rights
both allow:</p>
<ul>
${scopes}
</ul>
<p>A call without the scope that it needs answers 403 with the code <code>scope_missing</code> and names the scope.</p>
${calls}
</main>
</body>
</html>
`;
}

const accessTexts: Record<Operation['access']['kind'], string> = {
  public: 'for everyone',
  link: 'by a signed link',
  session: 'signed in',
  verified: 'signed in with a verified address',
  member: 'needs',
};

function section(operation: Operation, description: Description): string {
  const { access } = operation;
  const right = access.kind === 'member' ? ` <code>${access.permission}</code>` : '';
  const path = operation.path.replace(/:(\w+)/g, '{$1}');
  const details = description.paths[path]?.[operation.method.toLowerCase()];
  return `<details>
<summary><code>${operation.method} ${escapeHtml(path)}</code> ${escapeHtml(operation.summary)} (${accessTexts[access.kind]}${right}${scopesOf(access)})</summary>
<pre><code>${escapeHtml(JSON.stringify(details, null, 2))}</code></pre>
</details>`;
}

function scopesOf(access: Operation['access']): string {
  if (access.kind === 'public' || access.kind === 'link') return '';
  if (access.token === 'never') return '; no API token';
  const scopes = access.token.map((scope) => ` <code>${scope}</code>`).join(' and');
  return scopes === '' ? '; any API token' : `; API token with${scopes}`;
}
