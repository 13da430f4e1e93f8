import jsQr from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

/** The picture as a camera gets it: ten pixels a module, dark where the path says so. */
function photograph(svg: string): { pixels: Uint8ClampedArray; size: number } {
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const scale = 10;
  const size = modules * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x = '', y = ''] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let down = 0; down < scale; down += 1) {
      for (let right = 0; right < scale; right += 1) {
        const at = ((Number(y) * scale + down) * size + Number(x) * scale + right) * 4;
        pixels.fill(0, at, at + 3);
      }
    }
  }
  return { pixels, size };
}

describe('a QR code', () => {
  it.each([
    'Fourfold',
    `otpauth://totp/Fourfold:ann@example.com?secret=${'A2B3'.repeat(8)}&issuer=Fourfold`,
    `otpauth://totp/Zoë Müller & Søns:${'long'.repeat(40)}@example.com?secret=${'A2B3'.repeat(8)}`,
  ])('is read by another program as what was written: %s', (text) => {
    const { pixels, size } = photograph(renderToStaticMarkup(<QrCode text={text} label="To scan" />));
    expect(jsQr(pixels, size, size)?.data).toBe(text);
  });

  it('says what it is to people who do not see it', () => {
    expect(renderToStaticMarkup(<QrCode text="Fourfold" label="To scan" />)).toContain(
      'aria-label="To scan"',
    );
  });
});
