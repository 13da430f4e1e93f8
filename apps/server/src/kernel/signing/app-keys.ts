import type { Config } from '../config/config.ts';
import { keepSecret } from './keep-secret.ts';

/**
 * The server's key, and behind it the one before where it was changed. Several nodes need the same, so there APP_KEY is
 * set; one machine alone makes its own and keeps it.
 */
export const appKeysOf = ({
  APP_KEY,
  APP_KEY_PREVIOUS,
  DATA_DIR,
}: Pick<Config, 'APP_KEY' | 'APP_KEY_PREVIOUS' | 'DATA_DIR'>): [current: string, ...previous: string[]] => [
  APP_KEY ?? keepSecret(DATA_DIR, 'app-key'),
  ...(APP_KEY_PREVIOUS === undefined ? [] : [APP_KEY_PREVIOUS]),
];
