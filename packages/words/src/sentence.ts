import { speak } from './speak.ts';
import type { Values } from './values.ts';

/**
 * A sentence that Node says as well as a screen: in packages/contract and on the server, whose sources run as they are
 * and know no macros. It is said in the language of the moment it is called in: `linkExpired()`, `tooLong({ max: 80 })`.
 * The web app's build puts the words of its language here, so that nothing of this file reaches a browser.
 */
export function sentence(message: string): () => string;
export function sentence<V extends Values>(message: string): (values: V) => string;
export function sentence(message: string): (values?: Values) => string {
  return (values) => speak(message, values);
}
