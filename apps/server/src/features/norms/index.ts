import type { Feature } from '../../feature.ts';
import { normsCommand } from './norms.admin.ts';

/** How the scores of an installation are spread. */
export const norms: Feature = { commands: [normsCommand] };
