import { afterAll } from 'vitest';
import { closeTestApps } from './test-app.ts';

/** A worker runs many files: what one has opened, connections above all, must not weigh on those that follow. */
afterAll(closeTestApps);
