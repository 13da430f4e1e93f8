import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function logged(error: unknown) {
  const stream = new PassThrough();
  createLogger('info', stream).error({ err: error }, 'failed');
  return JSON.parse(String(stream.read())).err;
}

describe('the log', () => {
  it('says what happened and where, without the addresses that a mail server repeats', () => {
    const error = new Error(
      'Refused: 550-5.1.1 <ann.lee@example.com> is not here.\n550 5.1.1 ben@example.com',
    );
    const entry = logged(error);
    expect(entry.message).toBe('Refused: 550-5.1.1 <…@…> is not here.\n550 5.1.1 …@…');
    expect(entry.stack).toMatch(/^\s+at .*logger\.test\.ts/);
    expect(JSON.stringify(entry)).not.toContain('example.com');
  });

  it('leaves out values that PostgreSQL quotes', () => {
    const error = Object.assign(new Error('invalid input syntax for type uuid: "Ann Lee"'), {
      code: '22P02',
    });
    expect(logged(error)).toMatchObject({ code: '22P02', message: 'invalid input syntax for type uuid' });
    expect(JSON.stringify(logged(error))).not.toContain('Ann Lee');
  });
});
