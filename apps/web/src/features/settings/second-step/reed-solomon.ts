/** Numbers are bytes as polynomials over GF(2), multiplied modulo x⁸ + x⁴ + x³ + x² + 1, as QR codes have it. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  }
  return product;
}

/** (x - 1)(x - 2)(x - 4)…, without its leading 1. */
function generator(degree: number): number[] {
  const factors = Array<number>(degree).fill(0);
  factors[degree - 1] = 1;
  let root = 1;
  for (let i = 0; i < degree; i += 1) {
    for (let j = 0; j < degree; j += 1) {
      factors[j] = multiply(factors[j] ?? 0, root) ^ (factors[j + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return factors;
}

/** The error correction codewords of a block of data: the remainder of its division by the generator. */
export function correctionOf(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree);
  let rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = divisor.map((coefficient, i) => multiply(coefficient, factor) ^ (rest[i + 1] ?? 0));
  }
  return rest;
}
