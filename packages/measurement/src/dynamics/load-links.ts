import links from '../../data/links.json' with { type: 'json' };
import type { LinksFile } from './expected-links.ts';

/**
 * The authors' expected links, as they stand in the data.
 *
 * Example: `compileDynamics(engine, loadLinks())`.
 */
export function loadLinks(): LinksFile {
  return links;
}
