import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CopyByHand } from './copy-by-hand.tsx';

it('what the browser does not copy stands there to be copied by hand', () => {
  const text = 'https://example.org/plan?e=1&s=a';
  const shown = renderToStaticMarkup(<CopyByHand text={text} onClose={() => undefined} />);
  expect(shown).toContain('Could not copy');
  expect(shown).toMatch(/<textarea readOnly=""[^>]*>https:\/\/example\.org\/plan\?e=1&amp;s=a<\/textarea>/);
});
