import { describe, expect, it } from 'vitest';
import { renderHtml } from '../kernel/mail/render-html.ts';
import { renderText } from '../kernel/mail/render-text.ts';
import { everyMail } from '../testing/every-mail.ts';

/** A name that mail programs would make a link of, and that would be markup where it is not escaped. */
const hostile = 'Win evil.example <img src=x>';

describe('names that people typed, in mails', () => {
  it.each(Object.entries(everyMail(hostile)))('are neither a link nor markup: %s', (_name, compose) => {
    const mail = compose();
    const html = renderHtml(mail.subject, mail, 'ours');
    const said = [mail.subject, mail.preview, renderText(mail, 'ours'), html].join('\n');
    expect(said).toContain('Win evil.\u2060example');
    expect(said).not.toContain('evil.example');
    expect(html).not.toContain('<img src=x>');
  });
});
