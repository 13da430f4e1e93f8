/**
 * P(chi-square of `degrees` > value): how rare it is to be further out.
 *
 * The incomplete gamma function Q(degrees / 2, value / 2), by its series below a + 1 and by its
 * continued fraction (Lentz's method) above. Accurate to about ten digits.
 *
 * Example: `chiSquareTail(23.685, 14)` is 0.05.
 */
export function chiSquareTail(value: number, degrees: number): number {
  const a = degrees / 2;
  const x = value / 2;
  if (!(x > 0)) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - scale * series(a, x) : scale * fraction(a, x);
}

function series(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < 500 && term > sum * 1e-14; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

function fraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let result = d;
  for (let n = 1; n < 500; n++) {
    const factor = -n * (n - a);
    b += 2;
    d = 1 / (factor * d + b);
    c = b + factor / c;
    result *= c * d;
    if (Math.abs(c * d - 1) < 1e-14) break;
  }
  return result;
}

/** ln of the gamma function at a whole or half number above 0. */
function logGamma(a: number): number {
  let sum = a % 1 === 0 ? 0 : Math.log(Math.PI) / 2;
  for (let k = a - 1; k > 0; k--) sum += Math.log(k);
  return sum;
}
