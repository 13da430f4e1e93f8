/** RFC 4648, as authenticator apps take it: without padding. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Crockford's: nothing in it is taken for something else, so people can copy it from paper. */
const legible = '0123456789abcdefghjkmnpqrstvwxyz';

export const toBase32 = (bytes: Uint8Array): string => inFives(bytes, alphabet);
export const toLegible = (bytes: Uint8Array): string => inFives(bytes, legible);

/** Five bits a sign; the last one is filled up with zeros. */
function inFives(bytes: Uint8Array, signs: string): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => signs[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}
