import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allDeficiencies, contrast, distance, mix, parseHex, type Rgb, simulate } from './contrast.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const css = read('./tokens.css');
const pairs = [...css.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\)/g)];
const schemes = (['light', 'dark'] as const).map((name, index) => ({
  name,
  token: (role: string): Rgb => {
    const pair = pairs.find(([, key]) => key === role);
    if (!pair) throw new Error(`There is no token ${role}.`);
    return parseHex(pair[index + 2] ?? '');
  },
}));

const grounds = ['paper', 'sunk', 'raised'];
const text = ['ink', 'ink-soft', 'ink-faint', 'link', 'accent-ink', 'error', 'warning', 'success'];
const bandMarks = [1, 2, 3, 4, 5].map((band) => `band-mark-${band}`);
const marks = ['line-strong', 'focus', 'accent', 'sky-line', 'payoff-line', 'rest-line', ...bandMarks];
const bands = [1, 2, 3, 4, 5].map((band) => [`on-band-${band}`, `band-${band}`] as const);
const onFills = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'error-fill'],
  ['on-payoff', 'payoff'],
  ['on-rest', 'rest'],
  ['ink', 'sky-soft'],
  ['ink-soft', 'sky-soft'],
  ['link', 'sky-soft'],
  ['error', 'error-soft'],
  ['ink-soft', 'error-soft'],
  ['warning', 'warning-soft'],
  ['ink-soft', 'warning-soft'],
  ['success', 'success-soft'],
  ['ink-soft', 'success-soft'],
  ...bands,
] as const;

it('names every colour once, with a value for each scheme', () => {
  const declared = [...css.matchAll(/--color-([\w-]+): light-dark/g)].length;
  expect(pairs).toHaveLength(declared);
  expect(new Set(pairs.map(([, role]) => role)).size).toBe(declared);
});

it('hands every colour to Tailwind under its own name', () => {
  const named = [...read('./token-names.css').matchAll(/--color-([\w-]+): var\(--color-([\w-]+)\)/g)];
  expect(named.map(([, name]) => name)).toEqual(pairs.map(([, role]) => role));
  for (const [, name, source] of named) expect(source).toBe(name);
});

describe.each(schemes)('in the $name scheme', ({ token }) => {
  it.each(grounds.flatMap((ground) => text.map((ink) => [ink, ground] as const)))(
    '%s can be read on %s',
    (ink, ground) => expect(contrast(token(ink), token(ground))).toBeGreaterThanOrEqual(4.5),
  );

  it.each(onFills)('%s can be read on %s', (ink, fill) =>
    expect(contrast(token(ink), token(fill))).toBeGreaterThanOrEqual(4.5),
  );

  it.each(grounds.flatMap((ground) => marks.map((mark) => [mark, ground] as const)))(
    '%s can be made out on %s',
    (mark, ground) => expect(contrast(token(mark), token(ground))).toBeGreaterThanOrEqual(3),
  );

  it.each(bands)('ink can be read on a weakened %s', (_, band) => {
    for (const share of [0.55, 0.25]) {
      expect(contrast(token('ink'), mix(token(band), token('paper'), share))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('no two bands look alike, whatever the eye', () => {
    const fills = bands.map(([, band]) => token(band));
    for (const [index, fill] of fills.entries()) {
      for (const other of fills.slice(index + 1)) {
        expect(distance(fill, other)).toBeGreaterThan(0.08);
        for (const deficiency of allDeficiencies) {
          expect(distance(simulate(deficiency, fill), simulate(deficiency, other))).toBeGreaterThan(0.08);
        }
      }
    }
  });
});

it('computes contrast as WCAG does', () => {
  expect(contrast(parseHex('#000000'), parseHex('#ffffff'))).toBeCloseTo(21, 5);
  // The example of the WebAIM checker.
  expect(contrast(parseHex('#777777'), parseHex('#ffffff'))).toBeCloseTo(4.48, 2);
});
