import type { Permission, Reach } from './permissions.ts';
import type { TokenAccess } from './token-scopes.ts';

/**
 * Who may make a call. The server refuses to register an operation without it, so a route cannot forget its check.
 * `link` calls prove themselves by a signature in their address; `session` calls need a sign-in but no verified
 * address; everything else names a permission of the role table.
 *
 * `token` names the scopes that an API token needs, and cannot be left out. What concerns an account, its sessions and
 * tokens, colleagues, settings, billing or a deletion demands the person: `never`.
 *
 * `in: 'organisation'`: no right is needed, but the call acts in the organisation that one works in.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'link' }
  | { readonly kind: 'session'; readonly token: TokenAccess }
  | { readonly kind: 'verified'; readonly token: 'never'; readonly in?: 'organisation' }
  | {
      readonly kind: 'member';
      readonly permission: Permission;
      /** Where only a permission that reaches so far will do. */
      readonly reach?: Reach;
      readonly token: TokenAccess;
    };

/** Does the call act in the organisation that the caller works in? Then it says which one it means. */
export const actsInOrganisation = (access: Access): boolean =>
  access.kind === 'member' || (access.kind === 'verified' && access.in === 'organisation');

/** One call of the API: what it takes and answers stands in `schemas` under its id, so that a page need not carry it. */
export interface Call {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `:name` for parameters. */
  readonly path: `/${string}`;
  readonly access: Access;
}
