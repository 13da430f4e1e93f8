import { describe, expect, it } from 'vitest';
import { base64Of, logoProblem } from './logo-file.ts';

describe('a file for the logo', () => {
  it('is taken when it is a picture of a fitting size', () => {
    expect(logoProblem({ type: 'image/png', size: 256 * 1024 })).toBeNull();
  });

  it('is refused by kind and by size', () => {
    expect(logoProblem({ type: 'image/svg+xml', size: 10 })).toContain('PNG, JPEG or WebP');
    expect(logoProblem({ type: 'image/webp', size: 256 * 1024 + 1 })).toContain('256 KB');
  });

  it('travels in base64, also when it is long', async () => {
    const bytes = new Uint8Array(20_000).map((_, at) => at % 256);
    expect(await base64Of(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'));
  });
});
