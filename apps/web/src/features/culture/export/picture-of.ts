import type { CultureAnswer } from '@fourfold/contract/schemas';
import { fileName } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { people } from '../figure-words.ts';

/** Whose figures a picture shows, and of when. */
export interface PictureOf {
  readonly title: string;
  /** Null for the sample, which is of none. */
  readonly round: string | null;
  readonly people: number;
}

export const pictureOf = ({ state, title, round, people }: CultureAnswer): PictureOf =>
  state === 'sample'
    ? { title: t`Sample company`, round: null, people }
    : { title, round: round?.name ?? null, people };

/** As the files of the same figures are called: of whom, of what and of when. */
export const pictureName = ({ title, round }: PictureOf, part: string): string =>
  `${fileName([title, part, ...(round === null ? [] : [round])].join(', '))}.png`;

/** The line above a picture, which is passed on without its page. */
export const pictureHead = ({ title, round, people: count }: PictureOf): string =>
  [title, ...(round === null ? [] : [round]), people(count)].join(' · ');
