import { z } from 'zod';

/** The kinds of values that settings have. Each says in its own words what it must be. */
export const flag = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .transform((value) => value === 'true' || value === '1');

export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

export const wholeNumber = (least: number, most: number, sentence: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .refine((value) => value >= least && value <= most, sentence);

export const port = wholeNumber(0, 65535, 'must be a port number from 0 to 65535');

export const host = z.string().regex(/^[\w.:-]+$/, 'must be an IP address or a host name, without a port');

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a web address such as https://example.com',
});

const siteError = 'must be a web address without path, query or password, such as https://example.com';
/** Where the product is, for links: everything after it is ours. */
export const siteAddress = z
  .string()
  .refine(isOrigin, siteError)
  .transform((address) => new URL(address).origin);

function isOrigin(address: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    url.username === '' &&
    !/[?#]/.test(address)
  );
}

export const serverAddress = (schemes: readonly string[]) =>
  z
    .string()
    .refine((address) => !hasBareSigns(address), {
      error:
        'must have @ # / ? : and spaces in its password written as %40 %23 %2F %3F %3A %20, and the same in its user name',
      abort: true,
    })
    .refine(
      (address) => {
        const url = URL.parse(address);
        return url !== null && schemes.includes(url.protocol.slice(0, -1)) && url.hostname !== '';
      },
      `must start with ${schemes.map((scheme) => `${scheme}://`).join(' or ')} and name a server`,
    );

/** A password with such signs ends early, and what follows is read as the server, which messages name. */
const hasBareSigns = (address: string) => /[#\s]|@.*@|:\/\/[^@]*[/?].*@/.test(address);

export const email = z.email('must be an e-mail address');

/** `Name <address>` or an address alone. */
export const sender = z
  .string()
  .refine(
    (text) => email.safeParse(/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text).success,
    'must be an e-mail address, or a name with one: Fourfold <fourfold@example.com>',
  );

export const emailList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((address) => address.trim().toLowerCase())
      .filter((address) => address !== ''),
  )
  .refine(
    (addresses) => addresses.every((address) => email.safeParse(address).success),
    'must be e-mail addresses, separated by commas',
  );

export const secret = (least: number) => z.string().min(least, `must have at least ${least} characters`);
