import { say } from '@fourfold/words';
import { invalidField } from '../../../kernel/http/app-error.ts';
import { commonStems } from './common-passwords.ts';
import { isLeaked } from './leaked-passwords.ts';

const letters: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv',
];

/** Refuses what is tried first: leaked passwords and the like of them, patterns of the keyboard, and what is known of the person. */
export function refuseWeak(password: string, person: readonly string[]): void {
  if (isPattern(password) || isCommon(password) || isLeaked(password)) {
    throw invalidField(
      'password',
      say('This password is one of the first that others would try. Please choose another one.'),
    );
  }
  if (isAbout(password, person)) {
    throw invalidField(
      'password',
      say(
        'Please choose a password that does not contain your name, your company’s name or your e-mail address.',
      ),
    );
  }
}

function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  const bare = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [bare, halved(bare), unleet(bare), trimmed(unleet(lower))].some((stem) => commonStems.has(stem));
}

const unleet = (text: string) => text.replace(/[@43!10$57]/g, (sign) => letters[sign] ?? sign);
const trimmed = (text: string) => text.replace(/[^a-z]+$/, '').replace(/^[^a-z]+/, '');
const halved = (text: string) =>
  text.slice(0, text.length / 2).repeat(2) === text ? text.slice(0, text.length / 2) : text;

/** Fewer than five different characters, or runs along the keyboard or the alphabet and little else. */
function isPattern(password: string): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size < 5) return true;
  return withoutRuns(lower).length <= 3;
}

function withoutRuns(text: string): string {
  const runs = rows.flatMap((row) => [row, [...row].reverse().join('')]);
  let rest = text;
  for (let length = rest.length; length >= 4; length -= 1) {
    for (const run of runs) {
      for (let at = 0; at + length <= run.length; at += 1)
        rest = rest.replaceAll(run.slice(at, at + length), '');
    }
  }
  return rest;
}

/** Is it little more than something that is known of the person? Short names may occur by chance. */
function isAbout(password: string, person: readonly string[]): boolean {
  const plain = letterwise(password);
  return person
    .flatMap((known) => [known, ...known.split(/[\s@._-]+/)])
    .map(letterwise)
    .some((known) => known.length >= 4 && plain.includes(known) && plain.length - known.length < 6);
}

const letterwise = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
