import { say } from '@fourfold/words';
import type { FastifyRequest } from 'fastify';

/** Names a browser as its owner would: "Firefox on Windows". Order matters, as each pretends to be the ones below. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

export function deviceName(userAgent: string | undefined): string {
  const find = (list: readonly [RegExp, string][]) =>
    list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (system === undefined) return browser ?? say('Another program');
  return browser === undefined
    ? say('A browser on {system}', { system })
    : say('{browser} on {system}', { browser, system });
}

/**
 * What a program calls itself, without its version: "python-requests". It stands in a list, so only what a name is made
 * of is kept of it.
 */
export function programName(userAgent: string | undefined): string {
  const [name] = /^[\w.-]{1,40}/.exec(userAgent ?? '') ?? [];
  return name === undefined || name === 'Mozilla' ? deviceName(userAgent) : name;
}

export const programOf = ({ headers }: FastifyRequest): string => programName(headers['user-agent']);

/** What a call comes from. */
export const deviceOf = ({ headers }: FastifyRequest): string => deviceName(headers['user-agent']);
