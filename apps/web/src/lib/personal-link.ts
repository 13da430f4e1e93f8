import type { Operation } from '@fourfold/contract';

/** What the address of a page says that opens from a mail. */
export interface PersonalLink {
  readonly responseId: string;
  readonly expires: string;
  readonly signature: string;
}

/** Whether the link's expiry lies behind us, for a refusal that does not say. */
export const isPast = ({ expires }: PersonalLink): boolean => Number(expires) * 1000 < Date.now();

/**
 * The contract's operations without their schemas: those bring the validator along, and what opens from a mail, often
 * on a phone, must not wait for it. Tests beside the lists hold them to the contract.
 */
export const light = <O extends Operation>(method: O['method'], path: O['path']): O =>
  ({ method, path, access: { kind: 'link' } }) as unknown as O;
