import { sentence } from '@fourfold/words';

const ofAll = sentence<{ title: string; part: string }>('{title}, {part}');
const ofRound = sentence<{ title: string; part: string; round: string }>('{title}, {part}, {round}');

interface Named {
  /** Whose it is: the organisation, or a department of it. */
  readonly title: string;
  readonly part: string;
  /** Null for what is of none, or of several. */
  readonly round: string | null;
}

/** What a file is called: of whom, of what and of when, so that two of them can be told apart. */
export const nameFile = ({ title, part, round }: Named): string =>
  round === null ? ofAll({ title, part }) : ofRound({ title, part, round });
