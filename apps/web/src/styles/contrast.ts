/** Colour arithmetic for the test of the tokens: WCAG 2 contrast and a simulation of colour blindness. */
export type Rgb = readonly [red: number, green: number, blue: number];

export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`${hex} is not a six-digit hex colour`);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

const luminance = (colour: Rgb) => {
  const [r, g, b] = linear(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const linear = ([r, g, b]: Rgb): Rgb => [toLinear(r), toLinear(g), toLinear(b)];

/** From 1 (the same) to 21 (black on white). */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

type Matrix = readonly [Rgb, Rgb, Rgb];
const apply = (m: Matrix, [x, y, z]: Rgb): Rgb => [
  m[0][0] * x + m[0][1] * y + m[0][2] * z,
  m[1][0] * x + m[1][1] * y + m[1][2] * z,
  m[2][0] * x + m[2][1] * y + m[2][2] * z,
];

/** Björn Ottosson's OKLab, in which equal distances look about equally far. */
export function oklab(colour: Rgb): Rgb {
  const lms = apply(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    linear(colour),
  );
  return apply(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(lms[0]), Math.cbrt(lms[1]), Math.cbrt(lms[2])],
  );
}

function fromOklab(lab: Rgb): Rgb {
  const [l, m, s] = apply(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    lab,
  );
  const [r, g, b] = apply(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    [l ** 3, m ** 3, s ** 3],
  );
  const clamp = (c: number) => Math.min(1, Math.max(0, toGamma(c)));
  return [clamp(r), clamp(g), clamp(b)];
}

/** What `color-mix(in oklab, a share, b)` gives. */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const [from, to] = [oklab(b), oklab(a)];
  const at = (i: 0 | 1 | 2) => from[i] + (to[i] - from[i]) * share;
  return fromOklab([at(0), at(1), at(2)]);
}

export function distance(a: Rgb, b: Rgb): number {
  const [p, q] = [oklab(a), oklab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/** Machado, Oliveira and Fernandes 2009, severity 1.0, applied to linear light. */
const deficiencies = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

export type Deficiency = keyof typeof deficiencies;
export const allDeficiencies = Object.keys(deficiencies) as Deficiency[];

export function simulate(deficiency: Deficiency, colour: Rgb): Rgb {
  const [r, g, b] = apply(deficiencies[deficiency], linear(colour));
  const clamp = (c: number) => toGamma(Math.min(1, Math.max(0, c)));
  return [clamp(r), clamp(g), clamp(b)];
}
