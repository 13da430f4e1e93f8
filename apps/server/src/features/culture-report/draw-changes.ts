import type { CultureRound, RoundsAnswer } from '@fourfold/contract/schemas';
import {
  sayBasis,
  sayKeysOfBoth,
  sayTestedTwice,
  wholeRounds,
  whyNotTheGap,
  whyOthersDiffer,
} from '@fourfold/contract/words';
import { sentence } from '@fourfold/words';
import { signedOf } from '@fourfold/words/format';
import type { Pdf } from '../../kernel/documents/create-pdf.ts';
import { drawHeading, drawNote, drawParagraph, keepTogether } from '../../kernel/documents/draw-text.ts';
import { fonts, sizes } from '../../kernel/documents/look.ts';
import { countPeople } from '../culture/4-explain/sentences.ts';

/** What a board can take in; the page and the spreadsheet have all of them. */
const MOST = 8;

/** What is more than chance from one round to the next, each change with its range. */
export function drawChanges(pdf: Pdf, answer: RoundsAnswer, hasPeriod: boolean): void {
  const { earlier, later, earlier_people, people, both, sentence, link, changes } = answer;
  const found = changes
    .filter(({ change }) => change.stands_out)
    .toSorted((a, b) => Math.abs(b.change.points) - Math.abs(a.change.points));
  const shown = found.slice(0, MOST);
  keepTogether(pdf, 165 + 17 * shown.length);
  drawHeading(pdf, 1, [{ text: heading() }]);
  drawParagraph(pdf, 'P', [{ text: sentence }], { font: fonts.serif, size: sizes.body, after: 7 });
  const left = found.length - shown.length;
  const compared = fromTo({ earlier: saidOf(earlier, earlier_people), later: saidOf(later, people) });
  const more = left > 0 ? moreOnThePage({ left }) : null;
  // Where two versions are linked, that sentence says what is compared and why the points are others.
  const who = link === null ? [sayBasis(both), whyOthersDiffer(both)].filter(Boolean).join(' ') : null;
  const why = link ?? (shown.length > 0 ? whyNotTheGap({ scores: theTwoScores() }) : null);
  const tested = shown.length > 0 ? sayTestedTwice() : null;
  drawNote(
    pdf,
    [compared, who, hasPeriod ? wholeRounds() : null, more, why, sayOwnKeys(answer), tested]
      .filter(Boolean)
      .join(' '),
  );
  for (const { name, earlier: before, later: now, change } of shown) {
    drawNote(
      pdf,
      changeOf({
        name,
        before: Math.round(before.score),
        now: Math.round(now.score),
        points: signedOf(change.points),
        low: signedOf(change.low),
        high: signedOf(change.high),
      }),
    );
  }
}

const sayOwnKeys = ({ keys_version: version, earlier_keys_version: earlier }: RoundsAnswer): string | null =>
  earlier === null ? null : sayKeysOfBoth({ version, earlier });

const heading = sentence('What has changed');
const fromTo = sentence<{ earlier: string; later: string }>('From {earlier} to {later}, in points.');
const moreOnThePage = sentence<{ left: number }>(
  '{left, plural, one {# more is on the page.} other {# more are on the page.}}',
);
const changeOf = sentence<{
  name: string;
  before: number;
  now: number;
  points: string;
  low: string;
  high: string;
}>('{name}: {before, number} before, {now, number} now; {points} ({low} to {high})');
const theTwoScores = sentence('the two scores');
const aRound = sentence('a round');
const named = sentence<{ name: string; people: string }>('{name} ({people})');

const saidOf = (round: CultureRound | null, people: number): string =>
  named({ name: round?.name ?? aRound(), people: countPeople({ people }) });
