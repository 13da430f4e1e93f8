import { loadMeasureTexts } from '@fourfold/measurement';
import { describe, expect, it } from 'vitest';
import { answerFor, type Reads, type Row, rowsFor } from '../../../../testing/judge-answers.ts';
import { startModelServer } from '../../../../testing/model-server.ts';
import { emptyBasis } from '../../../../testing/report-basis.ts';
import { anthropicWriter, chooseJudge, openAiWriter } from '../../choose-writer.ts';
import type { Figure, ReportBasis } from '../../results/report-basis.ts';
import { checkDraft } from '../check-draft.ts';
import { askJudge } from './ask-judge.ts';
import { judgeTaskOf } from './judge-prompt.ts';
import { readAnswer } from './read-answer.ts';

const { behaviours } = await loadMeasureTexts('en');
const figure = (key: string, score: number, band: Figure['band']): Figure => ({
  ...{ key, kind: 'behaviour', name: behaviours[key]?.name ?? '', group: null, score, band, beyond: 97 },
  ...{ low: score - 40, high: score + 40, text: behaviours[key] },
});
const summary = { overactivated: null, developmentAreas: [] };
const basis: ReportBasis = {
  ...emptyBasis,
  otherNames: ['hugo', 'moreau'],
  areas: ['playfulness'],
  results: {
    figures: [figure('playfulness', 150, 'overactivated'), figure('planning', 70, 'low')],
    ...{ summary, verdict: 'consistent', reasons: [], version: '1' },
  },
};
const draft = 'Dear Rosa,\n\nBring the confetti on Friday. Then do it again.';
const task = judgeTaskOf(draft, basis);
if (task === null) throw new Error('There is nothing to ask.');

const says =
  (points: 'more' | 'less'): Reads =>
  (text) =>
    /confetti|again/.test(text) ? ['Playfulness', points] : null;
const rows = (reads = says('more')): Row[] => rowsFor(task.prompt, reads);
const json = (answers: unknown) => JSON.stringify({ answers });
const first = [...task.sentences].find(([, { text }]) => text.includes('confetti'))?.[0] ?? 0;

/** What the check makes of the draft once it has been read like this. */
function checked(answer: string, about = basis, text = draft) {
  const read = readAnswer(answer, task as NonNullable<typeof task>);
  const sentences = typeof read === 'string' ? [] : read;
  const keys = (task as NonNullable<typeof task>).measures.map(({ key }) => key);
  const judgement = { host: 'h', model: 'm', keys, sentences, problem: null };
  const { findings, comparison } = checkDraft(text, about, { judgement });
  return {
    read: typeof read === 'string' ? read : null,
    found: findings.map(({ from, to }) => text.slice(from, to)),
    open: comparison?.not_compared.map(({ from, to }) => text.slice(from, to)),
    silent: comparison?.silent,
    byJudge: comparison?.by_judge,
  };
}

describe('what a judge is asked', () => {
  it('holds the sentences and the measures, and nothing of the results', () => {
    expect(task.prompt).toContain('"Bring the confetti on Friday."');
    expect(task.prompt).toContain(`- Playfulness: ${behaviours.playfulness?.definition}`);
    const asked = (band: Figure['band'], score: number) => {
      const figures = [figure('playfulness', score, band)];
      return judgeTaskOf(draft, { ...basis, results: basis.results && { ...basis.results, figures } });
    };
    expect(asked('underactivated', 20)?.prompt).toBe(asked('overactivated', 190)?.prompt);
    expect(task.prompt).not.toMatch(/150|likely range/);
  });

  it('names nobody and gives no address away', () => {
    const text =
      'Rosa, ask Hugo’s team. Rosa Respondent and Mr Moreau agree, see www.acme.example/rosa or rosa@acme.example.';
    const { prompt } = judgeTaskOf(text, basis) ?? { prompt: '' };
    expect(prompt).not.toMatch(/Rosa|Respondent|Hugo|Moreau|acme|Acme/i);
    expect(prompt).toContain('"[name], ask [name]’s team."');
  });

  it('is nothing where there are no results or no measures', () => {
    expect(judgeTaskOf(draft, { ...basis, results: null })).toBeNull();
    expect(judgeTaskOf(draft, { ...basis, areas: [] })).toBeNull();
  });

  it('stays within bounds, and what is beyond them stays with the other reader', () => {
    const long = judgeTaskOf('Practise it. '.repeat(3000), basis);
    expect([long?.sentences.size, (long?.prompt.length ?? 0) < 40_000]).toEqual([200, true]);
  });
});

describe('what a judge answers', () => {
  it('finds the opposite advice that no word gives away, and closes what fits', () => {
    expect(checkDraft(draft, basis).comparison?.not_compared).toHaveLength(2);
    expect(checked(json(rows()))).toMatchObject({
      found: ['Bring the confetti on Friday.', 'Then do it again.'],
      open: [],
    });
    const fits = { found: [], open: [], silent: [], byJudge: 2 };
    expect(checked(json(rows(says('less'))))).toMatchObject(fits);
    expect(checked(`\`\`\`json\n${json(rows(says('less')))}\n\`\`\``)).toMatchObject(fits);
  });

  it('leaves a sentence alone that it has not answered, answered in two ways, or cannot tell', () => {
    const others = rows(says('less')).filter(({ sentence }) => sentence !== first);
    const entry = { sentence: first, measure: 'Playfulness', points: 'less' };
    const open = { read: null, found: [], open: ['Bring the confetti on Friday.'], byJudge: 1 };
    for (const wrong of [
      [],
      [entry, { ...entry, points: 'more' }],
      [entry, { ...entry, measure: null, points: 'neither' }],
      [{ ...entry, measure: 'Juggling' }],
      [{ ...entry, measure: null }],
      [{ ...entry, points: 'unclear' }],
    ]) {
      expect([wrong, checked(json([...others, ...wrong]))]).toMatchObject([wrong, open]);
    }
  });

  it.each([
    ['no JSON', 'All of them point to less.'],
    ['half of it', json(rows()).slice(0, -4)],
    ['words around it', `Here you are: ${json(rows())}`],
    ['another form', JSON.stringify(rows())],
    ['a word that was not offered', json([{ sentence: first, measure: 'Playfulness', points: 'up' }])],
    ['more than was asked', json(rows().map((row) => ({ ...row, certainty: 1 })))],
    ['a sentence that is not there', json([...rows(), { sentence: 99, measure: null, points: 'neither' }])],
  ])('is not used at all when it is %s', (_, text) => {
    expect(checked(text)).toMatchObject({ read: 'unreadable', found: [], byJudge: 0 });
  });

  it('is not believed when it is wrong about a sentence of ours: a judge that was talked into one answer for all', () => {
    const all = rows().map((row) => ({ ...row, measure: 'Playfulness', points: 'less' }));
    expect(checked(json(all))).toMatchObject({ read: 'unreliable', byJudge: 0 });
    expect(checked(json(rows(() => ['Planning', 'neither'])))).toMatchObject({ read: 'unreliable' });
  });

  it('does not hide what the other reader finds', () => {
    const text = 'Show more Playfulness.';
    const asked = judgeTaskOf(text, basis) as NonNullable<ReturnType<typeof judgeTaskOf>>;
    const sentences = readAnswer(
      answerFor(asked.prompt, (one) => (one === text ? ['Playfulness', 'less'] : null)),
      asked,
    );
    if (typeof sentences === 'string') throw new Error(sentences);
    const judgement = { host: 'h', model: 'm', keys: ['playfulness'], sentences, problem: null };
    expect(checkDraft(text, basis, { judgement }).findings).toMatchObject([{ kind: 'direction' }]);
  });

  it('says nothing of a sentence that was changed since, or stands after one that was', () => {
    const text = draft.replace('confetti', 'lanterns');
    expect(checked(json(rows(says('less'))), basis, text)).toMatchObject({
      open: ['Bring the lanterns on Friday.', 'Then do it again.'],
      byJudge: 0,
    });
  });

  it('takes neither way for a mistake where the measure is in balance, and does not call that compared', () => {
    const figures = [figure('playfulness', 100, 'balanced')];
    const about = { ...basis, results: basis.results && { ...basis.results, figures } };
    expect(checked(json(rows()), about)).toMatchObject({ found: [], byJudge: 0, silent: ['Playfulness'] });
  });
});

describe.each([
  ['an OpenAI-compatible server', 'openai'],
  ['Anthropic’s', 'anthropic'],
] as const)('asked at %s', async (_, protocol) => {
  const server = await startModelServer(protocol);
  const host = new URL(server.url).host;
  const make = protocol === 'openai' ? openAiWriter : anthropicWriter;
  const patience = { firstChunkMs: 300, chunkMs: 300, totalMs: 1000, retries: 0 };
  const judge = make({ url: server.url, model: 'm', key: 'k', patience });
  const ask = (signal = new AbortController().signal) => askJudge(judge, draft, basis, signal);

  it('a judge is heard', async () => {
    server.read = (prompt) => ({ pieces: answerFor(prompt, says('more')).match(/.{1,40}/g) ?? [] });
    const judgement = await ask();
    expect(judgement).toMatchObject({ host, model: 'm', problem: null });
    expect(checkDraft(draft, basis, { judgement }).findings).toHaveLength(2);
  });

  it.each([
    ['late', { pieces: [], end: 'stall' }, 'stopped answering'],
    ['stuck', { pieces: ['{"answers":['], end: 'stall' }, 'stopped answering'],
    ['cut off', { pieces: ['{"answers":['], end: 'cut' }, 'was lost'],
    ['down', { status: 500 }, 'is down (status 500)'],
    ['not to be used', { status: 401 }, 'does not accept this server’s key'],
    ['talking', { pieces: ['I’d say it all points to less.'] }, 'in the format that was required'],
  ] as const)(
    'one that is %s costs nothing but its reading, and that is said',
    async (_name, reply, words) => {
      server.read = () => reply;
      const judgement = await ask();
      expect(judgement?.problem).toContain(words);
      expect(checkDraft(draft, basis, { judgement })).toEqual(checkDraft(draft, basis));
    },
  );

  it('one that is stopped says so', async () => {
    server.read = () => ({ pieces: ['{'], end: 'stall' });
    expect((await ask(AbortSignal.timeout(50)))?.problem).toBe('The second reading was stopped.');
  });
});

it('the judge is the provider that writes, with a model of its own where one is set', () => {
  const openAi = { AI_BASE_URL: 'https://models.example/v1', AI_MODEL: 'big' };
  expect(chooseJudge({})).toBeNull();
  expect(chooseJudge(openAi)?.about).toMatchObject({ host: 'models.example', model: 'big' });
  expect(chooseJudge({ ...openAi, AI_JUDGE_MODEL: 'small' })?.about.model).toBe('small');
  expect(chooseJudge({ ANTHROPIC_API_KEY: 'k' })?.about.host).toBe('api.anthropic.com');
});
