export * from './errors.ts';
export * from './fields.ts';
export * from './leads.ts';
export * from './messages.ts';
export * from './operation.ts';
export * from './operations.ts';
export * from './pages.ts';
export * from './permissions.ts';
