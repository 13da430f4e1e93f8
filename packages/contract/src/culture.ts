/** What the answers say about groups; everything here is about employees. */
export * from './culture/departments.ts';
export * from './culture/dynamics.ts';
export * from './culture/events.ts';
export * from './culture/figures.ts';
export * from './culture/files.ts';
export * from './culture/filter.ts';
export * from './culture/heatmap.ts';
export * from './culture/joint-place.ts';
export * from './culture/left-out.ts';
export * from './culture/missing.ts';
export * from './culture/overview.ts';
export * from './culture/rankings.ts';
export * from './culture/rounds.ts';
export * from './culture/scores.ts';
