import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { translateError } from './translate-error.ts';

const withCode = (code: string, message = '') => Object.assign(new Error(message), { code });

describe('the translation of errors', () => {
  it.each([
    ['a database that shuts down', withCode('57P01'), 503],
    ['a database that is starting', withCode('57P03'), 503],
    ['too many connections', withCode('53300'), 503],
    ['a full disk', withCode('53100'), 503],
    ['a deadlock', withCode('40P01', 'deadlock detected'), 503],
    ['a refused connection', withCode('ECONNREFUSED'), 503],
    ['a pool that waits too long', new Error('timeout exceeded when trying to connect'), 503],
    ['a null character in text', withCode('22021'), 422],
    ['a body that is no JSON', Object.assign(new Error(), { statusCode: 400 }), 422],
    ['a body that is too large', Object.assign(new Error(), { statusCode: 413 }), 413],
    ['what was thrown on purpose', new AppError('gone', 'Gone.'), 410],
  ])('answers %s with its status', (_what, error, status) => {
    expect(translateError(error)?.status).toBe(status);
  });

  it('knows nothing about anything else', () => {
    expect(translateError(new TypeError('x is undefined'))).toBeNull();
    expect(translateError('a string')).toBeNull();
    expect(translateError(withCode('23505'))).toBeNull();
  });
});
