import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { siteSettings } from './site-settings.ts';

const none = { 'culture-fit-hiring': null, 'four-levels-of-culture': null };

it.each([
  ['0', 'open an account'],
  ['1', 'assess one person for free'],
  ['5', 'assess 5 people for free'],
])('says what is free where %s seats are', (FREE_SEATS, offer) => {
  expect(siteSettings(readConfig({ FREE_SEATS }, '.'), none).freeOffer).toBe(offer);
});
