import { describe, expect, it } from 'vitest';
import { isLeaked } from './leaked-passwords.ts';
import { refuseWeak } from './password-rules.ts';

const person = ['Margarethe', 'Li', 'Northwind Traders', 'm.li@northwind.example'];

describe('a password', () => {
  it.each([
    'password123',
    'P@ssw0rd2026!!',
    '1234567890',
    '12345678901234',
    '0987654321',
    'qwertyuiop',
    'qwertzuiop1',
    '1qaz2wsx3edc',
    'asdfghjkl;',
    'abcdefghij',
    'iloveyou12',
    'letmeinletmein',
    'aaaaaaaaaaaa',
    'abababababab',
    'Liverpool1892',
    'Fourfold2026',
    // Nothing but a list knows these.
    'Usuckballz1',
    'soso123aljg',
    'Terminator',
    'q1w2e3r4t5',
    'концертных площадок и умных студентов:',
  ])('is refused when others would try it first: %s', (password) => {
    expect(() => refuseWeak(password, [])).toThrow('one of the first');
  });

  it.each(['Margarethe1', 'northwind!2026', 'm.li@northwind.example', 'NorthwindTraders'])(
    'is refused when it is little more than what is known of the person: %s',
    (password) => {
      expect(() => refuseWeak(password, person)).toThrow('does not contain your name');
    },
  );

  it.each([
    'a heron on the quay',
    'correct horse battery staple',
    'monkey bridge lantern',
    'k7#Vq9!xTz2w',
    'Margarethe sings of rivers',
    'Ein Fluss ohne Brücke',
    '雨の日は図書館へ行きます',
  ])('is welcome otherwise: %s', (password) => {
    expect(() => refuseWeak(password, person)).not.toThrow();
  });

  it('is hardly ever taken for a leaked one by mistake', () => {
    const harmless = Array.from({ length: 20_000 }, (_, at) => `${at} herons on the quay`);
    expect(harmless.filter(isLeaked).length).toBeLessThan(5);
  });
});
