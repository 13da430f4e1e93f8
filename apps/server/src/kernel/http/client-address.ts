/**
 * Behind a proxy the visitor's address is the one that this proxy saw and wrote at the end of X-Forwarded-For. What
 * stands before it came with the request: anyone who believed that too would count a guesser's attempts under addresses
 * that the guesser makes up.
 */
export const trustNearestProxy = (_address: string, hop: number): boolean => hop === 0;

/**
 * Whose attempts are counted together. A household or a rented machine has 2^64 addresses of IPv6, so those count as
 * one; an IPv4 address is one, also where it is written as IPv6.
 */
export function countedAs(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [before = '', after] = plain.toLowerCase().split('::');
  const groups = before === '' ? [] : before.split(':');
  const rest = after === undefined || after === '' ? [] : after.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  const all = after === undefined ? groups : [...groups, ...zeros, ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
