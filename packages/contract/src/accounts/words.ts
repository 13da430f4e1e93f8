export const passwordRule = { min: 10, max: 200 } as const;
