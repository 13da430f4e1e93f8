import type { Feature } from '../../feature.ts';
import { interviewKitRoutes } from './interview-kits.routes.ts';

/** Interview questions that a visitor chose, as a document. */
export const interviewKits: Feature = { routes: ({ serve }) => interviewKitRoutes(serve) };
