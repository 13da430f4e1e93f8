import { sayTestedTwice } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';

/** The one meaning of “clear”, and what it takes when many differences are looked at together. */
export const whatIsClear = (comparisons: number): string => `${sayLimit(comparisons)} ${sayTestedTwice()}`;

const sayLimit = (comparisons: number): string =>
  t`“Clear” means at least 80% certain, as it does everywhere else. The more comparisons there are, the larger a difference has to be to count as clear. Here there are ${comparisons}. If nothing really differed, at most one company in ten would see a clear difference. The likely ranges do not allow for this: each is worked out for one difference alone.`;
