import type { Feature } from '../../feature.ts';
import { organisationCommand } from './organisation.admin.ts';

/** An organisation as one file, from one installation to another. */
export const moving: Feature = { commands: [organisationCommand] };
