import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyBasis } from '../../../testing/report-basis.ts';
import type { Figure, ReportBasis } from '../results/report-basis.ts';
import { checkDraft, checkInTurns } from './check-draft.ts';

const bandOf = (score: number): Figure['band'] =>
  score < 50
    ? 'underactivated'
    : score < 80
      ? 'low'
      : score <= 120
        ? 'balanced'
        : score < 150
          ? 'high'
          : 'overactivated';
const figure = (name: string, score: number, changes: Partial<Figure> = {}): Figure => ({
  key: name.toLowerCase(),
  kind: 'behaviour',
  name,
  group: null,
  score,
  low: Math.max(0, score - 48),
  high: Math.min(200, score + 47),
  band: bandOf(score),
  beyond: 67,
  ...changes,
});
const basisOf = (...figures: Figure[]): ReportBasis => ({
  ...emptyBasis,
  results: {
    figures,
    summary: { overactivated: null, developmentAreas: [] },
    verdict: 'consistent',
    reasons: [],
    version: '1',
  },
  otherNames: ['Hugo', 'Will', 'Moreau', 'Łukasz', 'Anne-Marie'],
});
const basis = basisOf(figure('Delegation', 62), figure('Active Listening', 155), figure('Patience', 104));
const found = (draft: string, about = basis) =>
  checkDraft(draft, about).findings.map(({ kind, from, to }) => `${kind}: ${draft.slice(from, to)}`);

describe('the check of a draft', () => {
  it('passes what the results say', () => {
    expect(
      found(
        'Dear Rosa,\n\nYour score for Delegation is 62 (14 to 109), which is low. It is 67% probable.\n\n' +
          '## Plan\n\n1. In the next 4 weeks, ask 2 colleagues.\n2. Active Listening stands at 155: too much of it.\n\n' +
          'All scores run from 0 to 200; 100 is balanced. Patience is in balance, at 104.',
      ),
    ).toEqual([]);
  });

  it('marks a wrong number, in digits, in words and in percent', () => {
    expect(found('Delegation is at 142.')).toEqual(['number: 142']);
    expect(found('You reached one hundred and forty-two in Delegation.')).toEqual([
      'number: one hundred and forty-two',
    ]);
    expect(found('Delegation needs more, with a probability of 99%.')).toEqual(['number: 99%']);
    expect(found('Delegation is yours. The score there is 155.')).toEqual(['number: 155']);
  });

  it('marks a wrong direction', () => {
    expect(found('There is too much Delegation.')).toEqual(['direction: There is too much Delegation']);
    expect(found('Your Active Listening is underactivated.')).toEqual([
      'direction: Your Active Listening is underactivated',
    ]);
    expect(found('Reduce Delegation.')).toEqual(['direction: Reduce Delegation']);
    expect(found('Patience is overactivated.')).toEqual(['direction: Patience is overactivated']);
    expect(found('Delegation is not too much for you.')).toEqual([]);
  });

  it('says what holds instead in the words of the screens', () => {
    const notes = (draft: string) => checkDraft(draft, basis).findings.map(({ note }) => note);
    expect(notes('Your Active Listening is underactivated.')).toEqual([
      expect.stringMatching(/^Active Listening is 155 \(\d+ to \d+\), which is too much\.$/),
    ]);
    expect(notes('There is too much Delegation.')).toEqual([
      'Delegation is 62 (14 to 109), which is too little.',
    ]);
    expect(notes('Patience is overactivated.')).toEqual([
      expect.stringMatching(/^Patience is 104 \(\d+ to \d+\), which is balanced\.$/),
    ]);
  });

  it('knows a measure by its verb, and tells those of one name apart', () => {
    const about = basisOf(
      figure('Commanding Attention', 177),
      figure('Clarity', 162),
      figure('Clarity', 84, { kind: 'perception' }),
    );
    expect(found('You should command more attention in meetings.', about)).toEqual([
      'direction: You should command more attention in meetings',
    ]);
    expect(found('You clearly need far more Commanding Attention.', about)).toEqual([
      'direction: You clearly need far more Commanding Attention',
    ]);
    expect(found('You should command less attention in meetings.', about)).toEqual([]);
    expect(found('You should not command more attention in meetings.', about)).toEqual([]);
    expect(checkDraft('Your Clarity is 140.', about).findings[0]?.note).toBe(
      `Clarity (behaviour) is 162 (114 to 200) and Clarity (as ${about.firstName} sees it at work) is 84 (36 to 131).`,
    );
  });

  it('marks names that are not theirs, and leaves everyday words alone', () => {
    expect(found('Dear Anna,\n\nThis is for you, as Hugo said. Will you try?')).toEqual([
      'name: Anna',
      'name: Hugo',
    ]);
    expect(found('Hello **Rosa**! Dear Rosa Respondent')).toEqual([]);
  });

  it('compares no colleague’s figure with this person’s score without saying whose is whose', () => {
    const [name, number] = checkDraft('Hugo’s Delegation is 142.', basis).findings;
    expect(name).toMatchObject({ kind: 'name', note: 'This report is for Rosa.' });
    expect(number).toMatchObject({
      kind: 'number',
      note: 'If this is about Hugo, take it out. We checked it against Rosa’s results: Delegation is 62 (14 to 109).',
    });
    expect(checkDraft('Delegation is 142. Hugo said so.', basis).findings[0]?.note).toBe(
      'Delegation is 62 (14 to 109).',
    );
  });

  it('lists a sentence once: as flagged, or as one that could not be checked', () => {
    const about = { ...basis, areas: ['delegation'] };
    const draft = 'Delegation at 142 paints the fence on Friday.';
    const { findings, comparison } = checkDraft(draft, about);
    expect(findings.map(({ kind }) => kind)).toEqual(['number']);
    expect(comparison?.not_compared).toEqual([]);
    expect(checkDraft(draft.replace('142', '62'), about).comparison?.not_compared).toHaveLength(1);
  });

  it.each([
    'Delegation is 142 for most people.',
    'Your Delegation score was 142 this week.',
    'Delegation is at level 142.',
    'Delegation is 142 in meetings.',
    'Delegation, 142 times out of ten.',
    'Delegation is １４２.',
    'Delegation is ٤٢.',
    'Delegation is 1**42**.',
    'Delegation is &#49;42.',
    'Your Delegation score is twelve.',
    'Delegation is 155 and Active Listening is 62.',
    'Your score of 2024 is high.',
    'Delegation is three times the average.',
    'Delegation has a percentile of 12th.',
    'There is an excess of Delegation.',
    'You need less Delegation.',
    'More Active Listening would help.',
    'Delegation is extremely high.',
    'Your high Delegation stands out.',
    'You are over-active in Delegation.',
    'Reducing your Delegation would help.',
    'Try improving your Active Listening.',
    'dear anna,',
    'Dear Ms Moreau,',
    'Your manager Anna agrees.',
    'Somebody called Peter agrees.',
    'HUGO said so.',
    'Lukasz said so.',
    'We asked Anne-Marie.',
    'H&#117;go said so.',
    'Hu**g**o said so.',
    'Best regards, [Your Name]',
    'For {first_name}.',
    'See evil.example.com for more.',
    'Write to eve@evil.example today.',
    'ftp://evil.example/x',
  ])('is not taken in by: %s', (draft) => {
    expect(found(draft)).not.toEqual([]);
  });

  it.each([
    'Set aside 30 minutes twice a week for Delegation.',
    'Over the next 90 days, practise Delegation in 4 to 6 short meetings.',
    'Let us look at this again on 14 March 2027, or in 2028.',
    'Delegation and Active Listening stand at 62 and 155.',
    'Delegation (62) and Active Listening (155) pull apart.',
    'Delegation is one of your quieter sides, and one or two people have noticed.',
    'You would do well with more Delegation and less Active Listening.',
    'You show more Active Listening than most situations ask for.',
    'There is a behaviour called Active Listening; ask your manager about it.',
    'Lean on your Patience, which is in balance, and do more of it where it helps.',
    'Dear colleague, ask a friend or your manager.',
    'Write to your manager, e.g. this week. Then stop.',
    '1. Begin.\n2. Ask three people, and write 5 lines (one a day).',
  ])('leaves alone: %s', (draft) => {
    expect(found(draft)).toEqual([]);
  });

  it('compares nothing where there are no results, and says of a text what it could compare', () => {
    const byHand = { ...basis, results: null };
    expect(checkDraft('Reduce Delegation.', byHand)).toEqual({ findings: [], comparison: null });
    const about = { ...basis, areas: ['delegation', 'patience'] };
    const { findings, comparison } = checkDraft('Show more Delegation. Paint the fence on Friday.', about);
    expect(findings).toEqual([]);
    expect(comparison).toEqual({
      compared: 1,
      by_judge: 0,
      by_mark: 0,
      marked: [],
      not_compared: [{ from: 22, to: 48 }],
      silent: ['Patience'],
    });
  });

  it('marks every figure of a report with no results behind it', () => {
    const byHand = { ...basis, results: null };
    expect(found('You score 120 here. Try it for 2 weeks.', byHand)).toEqual(['number: 120']);
  });

  it('finds every wrong score and no right one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 }), (score, said) => {
        const one = figure('Delegation', score);
        const right = [one.score, one.low, one.high].includes(said);
        const draft = `Dear Rosa,\n\nYour score for Delegation is ${said}.`;
        expect(found(draft, basisOf(one))).toEqual(right ? [] : [`number: ${said}`]);
      }),
    );
  });

  it('finds every wrong direction and no right one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.boolean(), (score, much) => {
        const draft = `You show too ${much ? 'much' : 'little'} Delegation.`;
        const right = much ? score > 120 : score < 80;
        expect(found(draft, basisOf(figure('Delegation', score))).length).toBe(right ? 0 : 1);
      }),
    );
  });

  it('is the same in turns', async () => {
    const draft =
      'Dear Hugo,\n\nReduce your Delegation, which is at 142. Show more of it. <b>Sing on Friday.</b>\n'.repeat(
        90,
      );
    const marks = [{ sentence: 'Show more of it.', key: 'delegation', said: 'less', isOwn: false }] as const;
    expect(await checkInTurns(draft, basis, { marks })).toEqual(checkDraft(draft, basis, { marks }));
    expect(checkDraft(draft, basis, { marks }).findings.length).toBe(200);
  });

  it('answers for any text, with places that are in it, in order and apart', () => {
    const words = fc.constantFrom(
      'Delegation',
      '142',
      'too much',
      'Dear Hugo',
      '<b>',
      '\n\n',
      '. ',
      '1. ',
      '%',
      '**',
    );
    const drafts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(words).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(drafts, (draft) => {
        let last = 0;
        for (const { from, to } of checkDraft(draft, basis).findings) {
          expect(from).toBeGreaterThanOrEqual(last);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(draft.length);
          last = to;
        }
      }),
    );
  });
});
