export const logoRule = { maxBytes: 256 * 1024, types: ['image/png', 'image/jpeg', 'image/webp'] } as const;
