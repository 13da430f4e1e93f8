export * from './interview-questions/index.ts';
