import { say } from './speak.ts';
import type { Values } from './values.ts';

export { say } from './speak.ts';

/**
 * A sentence that Node says as well as a screen: in packages/contract, whose sources run as they are and know no
 * macros, and on the server where a constant holds it. It is said in the language of the moment it is called in:
 * `linkExpired()`, `tooLong({ max: 80 })`. The web app's build puts the words of its language here, so that nothing of
 * this file reaches a browser.
 */
export function sentence(message: string): () => string;
export function sentence<V extends Values>(message: string): (values: V) => string;
export function sentence(message: string): (values?: Values) => string {
  return (values) => say(message, values);
}
