import type { Feature } from '../../feature.ts';
import { eraseCommand } from './erase.admin.ts';

/** Everything that is kept under an address, over all organisations. */
export const erasure: Feature = { commands: [eraseCommand] };
