import type { FrozenFinding, SnapshotFigures } from '@fourfold/contract/schemas';
import {
  certaintyWords,
  readingOf,
  sayBalanced,
  sayOrigin,
  sayWhereScored,
  siteName,
  snapshotParts,
} from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { longDay } from '../../../kernel/documents/long-day.ts';
import type { PrintedSnapshot } from './draw-snapshot.ts';
import {
  addFact,
  addNote,
  addRanges,
  addTable,
  addText,
  newDeck,
  newSlide,
  type Slide,
} from './slide-look.ts';

/** The frozen figures as slides: tables, texts and charts of the program's own, to be edited. Pure. */
export async function createSlides({ title, figures }: PrintedSnapshot): Promise<Buffer> {
  const deck = newDeck(title, figures.organisation);
  const origin = sayOrigin({ ...figures, day: longDay(new Date(figures.as_of)) });
  const add = (name: string) => newSlide(deck, name, origin);
  opening(newSlide(deck, title, origin, 'opening'), figures, origin);
  heard(add(snapshotParts.heard()), figures);
  five(add(snapshotParts.opportunities()), figures.opportunities);
  five(add(snapshotParts.barriers()), figures.barriers);
  if (figures.departments !== null) {
    const { opportunities, barriers, departments } = figures;
    concerned(add(say('Which departments the opportunities concern')), opportunities, departments);
    concerned(add(say('Which departments the barriers concern')), barriers, departments);
  }
  profile(add(snapshotParts.competencies()), figures.competencies);
  profile(add(snapshotParts.domains()), figures.domains);
  const last = add(snapshotParts.howToRead());
  addText(last, readingOf(figures), { y: 1.5, h: 5, size: 15, gap: 9 });
  return (await deck.write({ outputType: 'nodebuffer' })) as Buffer;
}

function opening(slide: Slide, { organisation, sentence }: SnapshotFigures, origin: string): void {
  addText(slide, [organisation], { y: 1.5, h: 0.5, size: 18 });
  addText(slide, [sentence], { y: 4.1, h: 1.7, size: 20 });
  addNote(slide, say('{origin} Shared from {product}.', { origin, product: siteName }), 5.9);
}

function heard(slide: Slide, figures: SnapshotFigures): void {
  const { people, opportunities, barriers } = figures;
  const clear = (listed: readonly FrozenFinding[]) => listed.filter(({ label }) => label === 'clear').length;
  const facts = [
    {
      number: people,
      name: say('{people, plural, one {person included} other {people included}}', { people }),
    },
    { number: clear(opportunities.listed), name: say('of 5 opportunities are clear findings') },
    { number: clear(barriers.listed), name: say('of 5 barriers are clear findings') },
  ];
  for (const [index, { number, name }] of facts.entries()) addFact(slide, index, String(number), name);
  const said = [figures.heard, figures.clear].filter((text) => text !== null);
  addText(slide, said, { y: 3.6, h: 3, size: 18, gap: 10 });
}

function five(slide: Slide, { sentence, listed }: SnapshotFigures['barriers']): void {
  addText(slide, [sentence], { y: 1.3, h: 0.75, size: 15 });
  addTable(
    slide,
    [say('Name'), say('How certain'), say('Score'), say('Likely range')],
    listed.map(({ name, label, chance, figure }, index) => [
      say('{place, number}. {name}', { place: index + 1, name }),
      `${certaintyWords[label]()} ${chance}`,
      String(figure.score),
      rangeOf(figure),
    ]),
    { y: 2.1, w: [5.6, 2.6, 1.4, 2.3], size: 14, row: 0.36 },
  );
  addRanges(slide, say('Scores with their likely ranges'), listed, { y: 4.45, h: 2.2 });
  addNote(slide, `${sayBalanced()} ${sayBars()}`, 6.65);
}

/** Five to a slide: where departments have long names, a row takes four lines. */
function concerned(slide: Slide, { listed }: SnapshotFigures['barriers'], shown: number): void {
  addTable(
    slide,
    [say('Name'), say('Departments, with score and likely range')],
    listed.map(({ name, departments }) => [name, sayWhereScored(departments ?? [], shown)]),
    { y: 1.4, w: [3.7, 8.2], size: 12, row: 0.6 },
  );
}

function profile(slide: Slide, scores: SnapshotFigures['domains']): void {
  addTable(
    slide,
    [say('Name'), say('Score'), say('Likely range')],
    scores.map(({ name, figure }) => [name, String(figure.score), rangeOf(figure)]),
    { y: 1.4, w: [3, 1, 1.7], size: 12, row: 0.34 },
  );
  addRanges(slide, say('Scores with their likely ranges'), scores, { x: 6.7, y: 1.55, w: 5.9, h: 5.1 });
  addNote(slide, `${sayBalanced()} ${sayBars()}`, 6.65);
}

const sayBars = () => say('Each bar is a likely range. Its two colours meet at the score.');
const rangeOf = ({ low, high }: FrozenFinding['figure']) =>
  say('{low, number} to {high, number}', { low, high });
