export * from './articles/index.ts';
export * from './example-opportunities/index.ts';
export * from './guides/index.ts';
export * from './interview-questions/index.ts';
export { type Level, levels, type Step, steps } from './method.ts';
export * from './mini-course/index.ts';
export * from './privacy/index.ts';
export * from './site/index.ts';
export * from './webinars/index.ts';
