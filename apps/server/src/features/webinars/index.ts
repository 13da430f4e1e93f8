import type { Feature } from '../../feature.ts';
import { webinarsCommand } from './webinars.admin.ts';

/** When the webinars take place. */
export const webinars: Feature = { commands: [webinarsCommand] };
