import { describe, expect, it } from 'vitest';
import { button, facts, heading, quote, text } from './mail.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

const content = {
  preview: 'Someone wrote',
  blocks: [
    heading('A question'),
    text('First line\nsecond line'),
    quote('<script>alert(1)</script>'),
    facts([['From', 'Ann & "Ben"']]),
    button('Answer', 'https://example.com/?a=1&b=2'),
  ],
};

describe('a mail', () => {
  it('says the same in plain text', () => {
    expect(renderText(content, 'Fourfold')).toBe(
      [
        'A question\n==========',
        'First line\nsecond line',
        '> <script>alert(1)</script>',
        'From: Ann & "Ben"',
        'Answer:\nhttps://example.com/?a=1&b=2',
        '--\nFourfold\n',
      ].join('\n\n'),
    );
  });

  it('shows what people typed as text, never as markup', () => {
    const html = renderHtml('Subject <b>', content, 'Fourfold');
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('Ann &amp; &quot;Ben&quot;');
    expect(html).toContain('href="https://example.com/?a=1&amp;b=2"');
    expect(html).toContain('<title>Subject &lt;b&gt;</title>');
    expect(html).toContain('First line<br>second line');
  });
});
