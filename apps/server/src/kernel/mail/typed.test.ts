import { describe, expect, it } from 'vitest';
import { typed } from './mail.ts';

describe('a name that someone typed', () => {
  it.each([
    ['Click evil.example', 'Click evil.\u2060example'],
    ['www.a.b', 'www.\u2060a.\u2060b'],
    ['Booking.com', 'Booking.\u2060com'],
  ])('is broken up where mail programs would make a link of it: %s', (name, said) => {
    expect(typed(name)).toBe(said);
  });

  it.each(['Ann Archer', 'J. R. Smith', 'Acme Ltd.', 'Dr. Ing.'])('is left alone otherwise: %s', (name) => {
    expect(typed(name)).toBe(name);
  });
});
