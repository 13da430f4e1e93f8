import { randomBytes } from 'node:crypto';
import { secondStepRule } from '@fourfold/contract/words';
import { hashToken } from '../../../kernel/signing/secret-token.ts';
import { toLegible } from './base32.ts';

/** 120 bits: more than the 112 above which a code need not be hashed as slowly as a password. */
const bytes = 15;

/** Six groups of four, for paper: `k7m2-9xqd-…`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: secondStepRule.recoveryCodes }, () =>
    (toLegible(randomBytes(bytes)).match(/.{4}/g) ?? []).join('-'),
  );

/** As it may be typed: large or small, with other signs between the groups, and an O for a nought. */
const plain = (typed: string) =>
  typed
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');

export const hashRecoveryCode = (typed: string): Buffer => hashToken(plain(typed));
