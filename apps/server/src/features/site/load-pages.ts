import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import {
  type SiteSettings,
  siteJsonToken,
  siteSettingNames,
  siteToken,
  writeSiteJson,
} from '@fourfold/contract/words';
import { escapeHtml } from '../../kernel/http/html.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** A page as it leaves the server, ready for each kind of reader. */
export interface LoadedPage {
  readonly bodies: Readonly<Record<'identity' | 'gzip' | 'br', Buffer>>;
  readonly etag: string;
  readonly policy: string;
  /** The policy of a page that may load the operator's tag. */
  readonly policyWithTag: string;
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/**
 * As small as it gets, since it is done once: what fits into the first ten packets of a connection is there a round
 * trip earlier.
 */
const smallest = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY } };

/** All pages of the build by file name, with the operator's settings put in and everything computed once. */
export async function loadPages(
  folder: string,
  settings: SiteSettings,
): Promise<ReadonlyMap<string, LoadedPage>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const load = async (file: string) =>
    [file, await loadPage(readFileSync(path.join(folder, file), 'utf8'), settings)] as const;
  return new Map(await Promise.all(files.map(load)));
}

async function loadPage(template: string, settings: SiteSettings): Promise<LoadedPage> {
  const html = fill(template, settings);
  const body = Buffer.from(html);
  const hashes = inlineScripts(html).map(hash);
  const video = settings.miniCourseVideo;
  return {
    bodies: { identity: body, gzip: await gzip(body, { level: 9 }), br: await brotli(body, smallest) },
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    policy: contentSecurityPolicy(hashes, { video }),
    policyWithTag: contentSecurityPolicy(hashes, { video, withTag: true }),
  };
}

function fill(template: string, settings: SiteSettings): string {
  // Inside a script element entities are not read, so the one thing that could end it early is escaped as JSON.
  const json = writeSiteJson(settings).replaceAll('<', '\\u003c');
  const filled = template.replaceAll(siteJsonToken, () => json);
  const withData = filled
    .replace(structuredData, (block) => put(block, settings, asJson))
    .replace(structuredData, (block) => (block.includes('"startDate":""') ? '' : block));
  return withSettings(withData, settings);
}

/** Text and quoted attributes with the settings in the place of their tokens. */
export const withSettings = (html: string, settings: SiteSettings): string => put(html, settings, escapeHtml);

/** What search engines read is JSON, in which entities would stay what they are. */
const structuredData = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;
const asJson = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');

function put(text: string, settings: SiteSettings, write: (value: string) => string): string {
  return siteSettingNames.reduce(
    (html, name) => html.replaceAll(siteToken(name), () => write(settings[name])),
    text,
  );
}

/** Scripts that run; data blocks need no permission. */
export function inlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
  return scripts
    .filter(([, attributes = '']) => !/type="application\//.test(attributes))
    .map(([, , code = '']) => code);
}

const hash = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;
