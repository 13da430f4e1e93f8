import { profilePerson, scoreResponse, simulateCompany, summarisePerson } from '@fourfold/measurement';
import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { judge } from '../../../testing/judge-drafts.ts';
import { loadAskedQuestionnaire } from '../../assessment/asked-questionnaire.ts';
import { loadWords } from '../../profile/load-words.ts';
import { checkDraft } from '../check/check-draft.ts';
import { ownMarks, takeMarks } from '../check/directions/marks.ts';
import { personResults } from '../results/person-results.ts';
import type { ReportBasis } from '../results/report-basis.ts';
import { figuresAbout } from '../sending/printed-report.ts';
import { reportPdf } from '../sending/report-pdf.ts';
import { withoutWishes } from './wishes.ts';
import { writeLetter } from './write-letter.ts';

const questionnaire = await loadAskedQuestionnaire();
const words = await loadWords();
const groups = new Map(questionnaire.design.measures.map(({ key, group }) => [key, group]));
const { people } = simulateCompany(questionnaire);

/** Without the keys' uncertainty, which takes seconds to compute and changes no sentence's truth. */
function basisOf(index: number) {
  const person = people[index];
  if (person === undefined) throw new RangeError('There is nobody there.');
  const { estimates } = scoreResponse(questionnaire, `person-${index}`, person.answers(`person-${index}`));
  const none = new Float64Array(84 * 84);
  const behaviour = profilePerson(questionnaire.models.behaviour, estimates.behaviour, none);
  const perception = profilePerson(questionnaire.models.perception, estimates.perception, none);
  const summary = summarisePerson(behaviour, perception, words.links, groups);
  const quality = { verdict: 'consistent', reasons: [] } as const;
  return {
    seed: `person-${index}`,
    firstName: person.firstName,
    lastName: person.lastName,
    organisation: 'Acme',
    author: 'Bo Lind',
    worksHere: true,
    plans: [],
    overactivated: summary.overactivated?.behaviour ?? null,
    areas: summary.developmentAreas.map((area) => area.behaviour),
    results: personResults(
      { behaviour, perception, summary, kinds: ['behaviour', 'perception'], single: true },
      quality,
      words,
      groups,
    ),
    otherNames: people.flatMap((other) => (other === person ? [] : [other.firstName, other.lastName])),
  };
}

/** As it is read: its marks, taken out of it, and our own sentences. */
function letterTo(basis: ReportBasis, wishes = withoutWishes) {
  const { text, marks } = takeMarks(writeLetter(basis, words, wishes), basis.results?.figures ?? []);
  return { text, marks: [...marks, ...ownMarks(text)] };
}
const letters = people.map((_, index) => {
  const basis = basisOf(index);
  return { basis, ...letterTo(basis) };
});
const sentencesIn = (text: string) =>
  text
    .split(/\n+|(?<=[.!?]\**)\s+/)
    .filter((one) => /\p{L}/u.test(one) && !/^(?:#|Dear|\*\p{Lu})/u.test(one));

it('writes to every simulated person what the check finds true, the same each time and to nobody else', () => {
  for (const { basis, text, marks } of letters) {
    const { findings, comparison } = checkDraft(text, basis, { marks });
    expect([text, findings]).toEqual([text, []]);
    expect(comparison).toMatchObject({ not_compared: [], silent: [] });
    expect(text).not.toMatch(/[{}[\]]|undefined|null| {2}|\n{3}/);
    expect(letterTo(basis).text).toBe(text);
  }
  expect(new Set(letters.map(({ text }) => text)).size).toBe(people.length);
});

it('sends a candidate to nobody who would have to work with them here', () => {
  const closingOf = (text: string) =>
    text.split('\n\n').find((part) => /\b(?:manager|me|I)\b/.test(part)) ?? '';
  const closings = people.map((_, index) => {
    const basis = basisOf(index);
    const [here, elsewhere] = [letterTo(basis).text, letterTo({ ...basis, worksHere: false }).text];
    return [closingOf(here), closingOf(elsewhere)];
  });
  expect(closings.filter(([here]) => here !== '').length).toBeGreaterThan(people.length / 4);
  expect(closings.flatMap(([, elsewhere]) => elsewhere || [])).toEqual([]);
});

it('tells a candidate that the letter is no news of their application, and speaks to them as no one’s colleague here', () => {
  for (const index of people.keys()) {
    const { results, ...rest } = basisOf(index);
    const figures = results.figures.filter(({ kind }) => kind === 'behaviour' || kind === 'competency');
    const basis = { ...rest, worksHere: false, results: { ...results, figures } };
    const { text, marks } = letterTo(basis);
    expect(sentencesIn(text).slice(0, 2).join(' ')).toMatch(/when you applied to Acme.*your application/);
    expect(text).toMatch(/wherever you work\.\n\n/);
    expect(text.replaceAll('wherever you work', '')).not.toMatch(
      /where you work|your workplace|your manager/,
    );
    expect(checkDraft(text, basis, { marks }).findings).toEqual([]);
  }
});

it('never says that there is one thing, or a first or a most, and then names more', () => {
  const alone = new RegExp(
    [
      /\b(?:one|only|single|two) (?:clear |likely )?things?\b(?! is enough)/,
      /\bif you (?:change|want to change|look at) (?:only|just)/,
      /\bwhat (?:your answers (?:show|point)|is (?:clear|likely))/,
      /\bcomes first\b|\bmatters? most\b|\bmost clearly\b|\bthe clearest\b/,
    ]
      .map(({ source }) => source)
      .join('|'),
    'i',
  );
  for (const index of people.keys()) {
    const { results, ...rest } = basisOf(index);
    const levels = [null, 91, 64].map((beyond) =>
      beyond === null ? results.figures : results.figures.map((figure) => ({ ...figure, beyond })),
    );
    // With several seeds each way of opening meets each way of going on.
    for (const figures of levels)
      for (const seed of ['a', 'b', 'c', 'd']) {
        const basis = { ...rest, seed: `${seed}${index}`, results: { ...results, figures } };
        // What there is to do is one thing, in its heading and its own line, too.
        const text = letterTo(basis).text.replaceAll(/^(?:#.*|\*\*.*)$|one thing at a time/gm, '');
        expect(text).not.toMatch(alone);
      }
  }
});

it('praises nothing of which it says further down that a part is too much or too little', () => {
  for (const { basis } of letters)
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { text } = letterTo({ ...basis, seed: `${seed}${basis.seed}` });
      const praise = sentencesIn(text).filter((one) => /strength|strong|\bis (?:well )?balanced/.test(one));
      const parts = [basis.overactivated, ...basis.areas].flatMap((key) => {
        const of = basis.results.figures.find((one) => one.kind === 'behaviour' && one.key === key);
        const group = basis.results.figures.find(
          ({ kind, key: own }) => kind === 'competency' && own === of?.group,
        );
        return group?.name ?? [];
      });
      for (const name of parts) expect(praise.join(' ')).not.toContain(name);
    }
});

it('keeps to a page: three sentences of what the answers say, one thing to try, three figures, certainty once', () => {
  for (const { text } of letters) {
    expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(200);
    expect(sentencesIn(text.split('\n\n')[1] ?? ''), text).toHaveLength(3);
    expect(
      text.match(/\b(?:clear|clearly|point to|points to)\b.*too (?:much|little)/g)?.length ?? 0,
      text,
    ).toBeLessThanOrEqual(2);
    expect(text.match(/\d+/g) ?? [], text).toHaveLength(3);
    expect(text.match(/^\*\*When .*\.\*\*$/gm) ?? [], text).toHaveLength(1);
    expect(text.match(/likely range/g) ?? [], text).toHaveLength(1);
    expect(text).not.toMatch(
      /\b(?:surely|perhaps|probably|stands out|interval|probability|overactivated)\b/i,
    );
    for (const one of sentencesIn(text)) expect(one.split(/\s+/).length, one).toBeLessThanOrEqual(25);
  }
});

it('fits on one page of paper, with the line of the one behaviour whose figures it states', async () => {
  const [longest] = letters.toSorted((a, b) => b.text.length - a.text.length);
  if (longest === undefined) throw new RangeError('There is no letter.');
  const { basis, text } = longest;
  const figures = figuresAbout(basis, text);
  expect(figures.map(({ key }) => key)).toEqual([basis.overactivated ?? basis.areas[0]]);
  const { firstName, organisation } = basis;
  const printed = {
    draft: text,
    authorship: 'software' as const,
    firstName,
    organisation,
    figures,
    keysVersion: '1',
    logo: null,
    reviewer: 'Bo Lind',
  };
  const pdf = await reportPdf({ ...printed, at: new Date('2026-03-02T09:00:00Z') });
  expect((await getDocumentProxy(new Uint8Array(pdf))).numPages).toBe(1);
  expect(figuresAbout(basis, 'No figures.')).toEqual([]);
});

it('does not sound alike: of twenty people’s letters no opening comes up often, and no two say the same', () => {
  const twenty = letters.filter((_, index) => index % 3 === 0).slice(0, 20);
  const counts = (all: readonly string[]) =>
    [...Map.groupBy(all, (one) => one).values()].map(({ length }) => length);
  const openings = twenty.map(({ text }) => sentencesIn(text)[0]?.split(' ').slice(0, 4).join(' ') ?? '');
  expect(Math.max(...counts(openings))).toBeLessThanOrEqual(4);
  const shapes = twenty.map(({ text }) => text.replace(/^(?!#|\*\*).+$/gm, '-').replace(/\*\*.*/g, '*'));
  expect(new Set(shapes).size).toBeGreaterThanOrEqual(6);
  for (const [at, one] of twenty.entries()) {
    const own = new Set(sentencesIn(one.text));
    for (const other of twenty.slice(at + 1)) {
      const shared = sentencesIn(other.text).filter((said) => own.has(said));
      expect(shared.length, `${shared.join(' | ')}`).toBeLessThanOrEqual(6);
    }
  }
});

it('repeats no sentence in more than half of eight letters read one after the other', () => {
  const bodies = letters.map(({ text }) => text.replace(/\n\n.*\n\nBo Lind/, ''));
  for (const at of bodies.slice(7).keys()) {
    const said = bodies.slice(at, at + 8).flatMap((text) => [...new Set(sentencesIn(text))]);
    const often = [...Map.groupBy(said, (one) => one)].filter(([, { length }]) => length > 4);
    expect(often.map(([one]) => one)).toEqual([]);
  }
});

it('uses no words so often that a reader of several letters hears them again', () => {
  const runs = letters.slice(0, 20).flatMap(({ text }) => {
    const all = text.replace(/\n\n.*\n\nBo Lind/, '').match(/[\p{L}’]+/gu) ?? [];
    return [...new Set(all.slice(4).map((_, at) => all.slice(at, at + 5).join(' ')))];
  });
  const often = [...Map.groupBy(runs, (run) => run)].filter(([, { length }]) => length > 8);
  // The one name that a range has.
  expect(often.map(([run]) => run).filter((run) => !run.includes('likely range'))).toEqual([]);
});

it('says what its one measure means in a sentence, behind what there is too much or too little of', () => {
  let count = 0;
  for (const { text } of letters) {
    const [, opening = ''] = text.split('\n\n');
    const [, name] = /(?:, )?(\p{Lu}[^.:,]*?)(?: itself)? means that someone /u.exec(opening) ?? [];
    if (name === undefined) continue;
    count += 1;
    expect(opening).toMatch(new RegExp(`too (?:much|little) ${name}\\b.*\\b${name}\\b`));
  }
  expect(count).toBeGreaterThan(5);
});

it('names at most four measures: what is clear first, and competencies where no other behaviour was chosen', () => {
  const names = ['behaviours', 'competencies', 'perceptions', 'domains'] as const;
  const all = names
    .flatMap((kind) => Object.values(words.measures[kind]).map(({ name }) => name))
    .toSorted((a, b) => b.length - a.length);
  for (const { basis, text } of letters) {
    const figures = basis.results.figures;
    const chosen = [basis.overactivated, ...basis.areas].flatMap(
      (key) => figures.find((figure) => figure.kind === 'behaviour' && figure.key === key) ?? [],
    );
    const [first] = figuresAbout(basis, text);
    if (chosen.some(({ beyond }) => beyond >= 80)) expect(first?.beyond).toBeGreaterThanOrEqual(80);
    for (const { name } of chosen) expect(text).toContain(name);
    // Names are told from words by their capitals, except at the start of a sentence, and the longest is read first.
    let left = text;
    const said = all.filter((name) => {
      const found = new RegExp(`(?<!^|\\. )\\b${name}\\b`, 'm').test(left);
      left = left.replaceAll(name, '');
      return found;
    });
    expect(said.length, `${said.join(', ')}\n${text}`).toBeLessThanOrEqual(4);
    const [alone] = chosen;
    if (alone === undefined) continue;
    const { text: one } = letterTo({ ...basis, overactivated: null, areas: [alone.key] });
    const whole = figures
      .filter(({ kind, band, beyond }) => kind === 'competency' && band !== 'balanced' && beyond >= 50)
      .toSorted((a, b) => b.beyond - a.beyond)[0];
    if (whole !== undefined) expect(one).toContain(whole.name);
  }
});

it('never says “may” of what is clear, and calls it clear', () => {
  const everythingAt = (index: number, beyond: number) => {
    const { results, ...rest } = basisOf(index);
    const figures = results.figures.map((figure) => ({ ...figure, beyond }));
    return letterTo({ ...rest, results: { ...results, figures } }).text;
  };
  for (const index of people.keys()) {
    const [clear, likely] = [everythingAt(index, 91), everythingAt(index, 64)];
    expect(clear).toMatch(/\bclear(?:ly)?\b/);
    for (const text of [clear, likely]) expect(text).not.toMatch(/\b(?:there may|may be(?! connected))\b/i);
    expect(clear).not.toMatch(/point(?:s)? to (?:too|two)|\blikely\b(?! range)/);
    expect(likely).not.toMatch(/\b(?:clearly show|there is clearly|(?:is|are) clear)\b/);
  }
  expect(everythingAt(0, 30)).toMatch(/unclear/);
});

it('sets no time beside the one that a step may have, and says nothing of what work needs', () => {
  const scenes = Object.values(words.measures.behaviours).flatMap(
    ({ definition, tooMuch, tooLittle, steps }) =>
      [definition, tooMuch, tooLittle].concat(
        [steps.more, steps.less].flatMap((one) => [one.act, one.sign, one.cue]),
      ),
  );
  for (const { text } of letters) {
    let ours = text.toLowerCase();
    for (const scene of scenes) ours = ours.replace(scene.toLowerCase(), '');
    expect(ours).not.toMatch(/\b(?:weeks?|months?|days’|work needs|could do with)\b/);
  }
});

it('says something that is well, and is signed by the person who gives it', () => {
  const good = /strength|strong|\bis (?:well )?balanced/;
  const hasGood = letters.filter(({ text }) => good.test(text)).length;
  expect(hasGood).toBeGreaterThan(letters.length * 0.7);
  for (const { text } of letters) {
    expect(text.trimEnd()).toMatch(/,\n\nBo Lind$/);
  }
  expect(letters.map(({ text }) => text).join('\n')).not.toMatch(
    /person who gave you|bad (?:day|week)|what comes of/,
  );
});

it('says “me” where the one who signs it is the one to talk to', () => {
  const bodies = letters.map(({ text }) => text.replace(/Bo Lind\s*$/, ''));
  for (const body of bodies) expect(body).not.toContain('Bo Lind');
  expect(bodies.filter((body) => /\b(?:me|us)\b[^\n]*\n\n[^\n]+,\s*$/.test(body)).length).toBeGreaterThan(3);
  const { results, ...rest } = basisOf(0);
  const figures = results.figures.map((figure) => ({ ...figure, score: 100, band: 'balanced' as const }));
  const balanced = { ...rest, results: { ...results, figures } };
  expect(letterTo(balanced).text).toMatch(/I chose that|I would like to talk to you/);
  expect(letterTo({ ...balanced, author: null }).text).toMatch(
    /The person who prepared|the person who prepared/,
  );
});

it('does not put off what the person’s department works on already', () => {
  const several = letters.find(({ basis }) => basis.areas.length === 2 && basis.overactivated !== null);
  if (several === undefined) throw new RangeError('Nobody has three.');
  const { basis } = several;
  const plans = basis.areas.map((measure_key) => {
    const isLow =
      basis.results.figures.find(({ key }) => key === measure_key)?.band.match(/low|under/) !== null;
    return { measure_key, direction: isLow ? ('improve' as const) : ('reduce' as const) };
  });
  const { text, marks } = letterTo({ ...basis, plans });
  expect(text).toMatch(/plan.* “(?:Improve|Reduce) [^”]+”.* will continue/);
  expect(text).not.toMatch(
    /can wait|enough for now|another day|no hurry|one thing at a time|later conversation|Come back to that/,
  );
  expect(checkDraft(text, basis, { marks }).findings).toEqual([]);
});

it('says that nothing is to be changed only where the results say so', () => {
  const { results, ...rest } = basisOf(0);
  if (results === null) throw new RangeError('There are no results.');
  const summary = { overactivated: null, developmentAreas: [] };
  const balanced = { ...rest, results: { ...results, summary }, overactivated: null, areas: [] };
  // Whole competencies are out of balance all the same, and that is not passed over.
  expect(letterTo(balanced).text).toContain('Creativity');
  expect(letterTo(balanced).text).not.toMatch(/too much or too little|could be due to chance/);
  expect(letterTo(balanced).text).toMatch(/(?:single|any one) behaviour/);
  const figures = results.figures.filter(({ kind }) => kind !== 'competency');
  const nothingAtAll = { ...balanced, results: { ...balanced.results, figures } };
  expect(letterTo(nothingAtAll).text).toMatch(
    /far enough out of balance|any one behaviour that you should change/,
  );
  const cleared = letterTo({ ...basisOf(0), overactivated: null, areas: [] }).text;
  expect(cleared).toContain('none was chosen for it');
  expect(cleared).not.toMatch(/far enough out of balance|should change/);
});

it('says what is only likely before it advises anything', () => {
  const { results, ...rest } = basisOf(0);
  if (results === null) throw new RangeError('There are no results.');
  const figures = results.figures.map((figure) => ({ ...figure, beyond: Math.min(figure.beyond, 64) }));
  const { text } = letterTo({ ...rest, results: { ...results, figures } });
  expect(text.indexOf('likely range')).toBeLessThan(text.indexOf('**When'));
  expect(text).not.toMatch(/\bclear/);
  expect(text).toMatch(/likely but not|makes it likely|only likely|it is likely/);
});

it('says nothing of any score where the answers cannot be relied on, and what to do instead', () => {
  const names = Object.values(words.measures.behaviours).map(({ name }) => name);
  for (const author of ['Bo Lind', null]) {
    for (const index of [0, 1, 2, 3, 4]) {
      const { results, ...rest } = basisOf(index);
      const reasons = [
        'Half of the questions were answered in under 1.2 seconds each, faster than they can be read.',
      ];
      const doubted = { ...results, verdict: 'unreliable' as const, reasons };
      for (const kinds of [
        ['behaviour', 'competency'],
        ['behaviour', 'competency', 'perception', 'domain'],
      ]) {
        const figures = results.figures.filter(({ kind }) => kinds.includes(kind));
        const basis = { ...rest, author, results: { ...doubted, figures } };
        const { text, marks } = letterTo(basis);
        expect(text).toContain('cannot be relied on');
        expect(text).toContain(reasons[0]);
        expect(text).toMatch(/Talk instead[\s\S]*Answer again in the next round/);
        expect(letterTo({ ...basis, worksHere: false }).text).not.toMatch(/answer again/i);
        expect(text.split(/\s+/).length).toBeLessThan(110);
        for (const name of names) expect(text).not.toContain(name);
        expect(text).not.toMatch(/too (?:much|little)|clear|balance|likely|score/i);
        expect(checkDraft(text, basis, { marks }).findings).toEqual([]);
        expect(figuresAbout(basis, `${text} ${figures.map(({ score }) => score).join(' ')}`)).toEqual([]);
      }
    }
  }
});

it('gives a letter filled by hand both sides of a behaviour, and no figures', () => {
  const { text } = letterTo({ ...basisOf(0), results: null, overactivated: null, areas: ['planning'] });
  expect(text).toMatch(/Too little of it can look like this[\s\S]*Too much of it can look like this/);
  expect(text).toMatch(/\*\*If it is too little:\*\* when [\s\S]*\*\*If it is too much:\*\* when /);
  expect(text).not.toMatch(/\d/);
});

it('contradicts no result on either side of any behaviour, also where it is read like a stranger’s text', () => {
  const behaviours = Object.entries(words.measures.behaviours);
  for (const [key, text] of behaviours) {
    for (const isMuch of [true, false]) {
      const at = isMuch
        ? ({ score: 155, band: 'overactivated' } as const)
        : ({ score: 40, band: 'underactivated' } as const);
      const figure = {
        key,
        kind: 'behaviour',
        name: text.name,
        group: null,
        low: at.score - 45,
        high: at.score + 45,
        beyond: 91,
        text,
        ...at,
      } as const;
      const summary = { overactivated: null, developmentAreas: [] };
      const basis: ReportBasis = {
        ...basisOf(0),
        seed: key,
        overactivated: isMuch ? key : null,
        areas: isMuch ? [] : [key],
        results: { figures: [figure], summary, verdict: 'consistent', reasons: [], version: '1' },
      };
      const { text: letter, marks } = letterTo(basis);
      expect([letter, checkDraft(letter, basis).findings]).toEqual([letter, []]);
      const { comparison } = checkDraft(letter, basis, { marks });
      expect(comparison).toMatchObject({ not_compared: [], silent: [] });
    }
  }
  expect(behaviours).toHaveLength(84);
});

it('reads of each suggestion, as of a stranger’s words, never the other direction', () => {
  const read = Object.entries(words.measures.behaviours).flatMap(([key, { steps }]) =>
    (['more', 'less'] as const).map((way) => {
      const { cue, act, sign } = steps[way];
      const side = way === 'more' ? 'little' : 'much';
      // With wide spaces it is none of the texts that the check knows by heart, and has to be read.
      const said = `When ${cue}, ${act}.\n\nYou’ll know it’s working when ${sign}.`;
      const text = said.replaceAll(' ', '  ');
      const draft = { sides: [[key, side] as const], text };
      return { text, right: judge(draft, true), wrong: judge(draft, false) };
    }),
  );
  expect(read).toHaveLength(168);
  expect(read.filter(({ right, wrong }) => right === 'caught' || wrong === 'passed')).toEqual([]);
  // What is not caught is left to a person; most is caught.
  expect(read.filter(({ wrong }) => wrong === 'caught').length).toBeGreaterThan(100);
});
