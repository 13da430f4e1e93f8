import type { Article } from './types.ts';

const published = '2026-11-21';
const updated = '2026-11-23';

/** The articles, in the order in which they are listed. Titles are those of the contract's pages; a test compares. */
export const articles = [
  {
    slug: 'corporate-culture-management',
    path: '/blogs/corporate-culture-management',
    title: 'Corporate culture management: a working guide',
    subtitle:
      'How to find out what a company’s culture is, see its pattern, find alternatives, and change what happens on Monday.',
    published,
    updated,
    words: 2702,
    sections: [
      { id: 'introduction', title: 'Introduction' },
      { id: 'assessment', title: 'Assessment: find out how things are' },
      { id: 'awareness', title: 'Awareness: see the pattern, and your part in it' },
      { id: 'alternatives', title: 'Alternatives: find more than one way forward' },
      { id: 'actions', title: 'Actions: change what happens on Monday' },
    ],
    related: ['culture-fit-interview', 'retention-risk-assessment'],
  },
  {
    slug: 'performance-review-calibration',
    path: '/blogs/performance-review-calibration',
    title: 'Performance review calibration that people trust',
    subtitle:
      'A two-hour meeting that makes ratings mean the same thing everywhere. What to prepare, how to run it and what to write down.',
    published,
    updated,
    words: 2455,
    sections: [
      { id: 'purpose', title: 'What calibration is for' },
      { id: 'errors', title: 'What goes wrong in ratings' },
      { id: 'before', title: 'Before the meeting' },
      { id: 'meeting', title: 'In the meeting' },
      { id: 'curve', title: 'Why not to force a curve' },
      { id: 'record', title: 'What to write down' },
      { id: 'check', title: 'Check your own result' },
      { id: 'telling', title: 'Telling people' },
    ],
    related: ['corporate-culture-management', 'retention-strategies-and-programs'],
  },
  {
    slug: 'culture-fit-interview',
    path: '/blogs/culture-fit-interview',
    title: 'The culture-fit interview guide',
    subtitle:
      'Turn a feeling about fit into four questions, a scale for each and a twenty-minute debrief. And ask what a candidate would add to the team.',
    published,
    updated,
    words: 2219,
    sections: [
      { id: 'meaning', title: 'What fit means, and what it doesn’t' },
      { id: 'evidence', title: 'What the evidence says' },
      { id: 'describe', title: 'First describe the work, then the culture' },
      { id: 'questions', title: 'Ask about what has happened' },
      { id: 'score', title: 'Score before you talk' },
      { id: 'debrief', title: 'The debrief, in twenty minutes' },
      { id: 'fairness', title: 'Fairness, and what you owe the candidate' },
    ],
    related: ['corporate-culture-management', 'performance-review-calibration'],
  },
  {
    slug: 'retention-risk-assessment',
    path: '/blogs/retention-risk-assessment',
    title: 'Retention risk assessment, step by step',
    subtitle:
      'Find out in two days’ work where people are likely to leave, and why. No list of suspects, and no spying.',
    published,
    updated,
    words: 2138,
    sections: [
      { id: 'purpose', title: 'What the assessment is for' },
      { id: 'limits', title: 'What you may look at, and what you should leave alone' },
      { id: 'why', title: 'Why people leave, in short' },
      { id: 'count', title: 'Step 1: count what has happened' },
      { id: 'ask', title: 'Step 2: ask those who are still here' },
      { id: 'judge', title: 'Step 3: form a judgement from both' },
      { id: 'talk', title: 'Step 4: talk, then do one thing' },
      { id: 'watch', title: 'Step 5: watch the risk without watching people' },
    ],
    related: ['retention-strategies-and-programs', 'corporate-culture-management'],
  },
  {
    slug: 'retention-strategies-and-programs',
    path: '/blogs/retention-strategies-and-programs',
    title: 'Retention programmes: what works and how to run one',
    subtitle:
      'Ways to keep people, compared by evidence, cost and time, and a one-year plan that shows whether your choice worked.',
    published,
    updated,
    words: 2192,
    sections: [
      { id: 'goal', title: 'Decide who you want to keep' },
      { id: 'evidence', title: 'What works, how well, how fast' },
      { id: 'first-year', title: 'The first year' },
      { id: 'managers', title: 'Managers' },
      { id: 'pay', title: 'Pay, and what people compare' },
      { id: 'time-and-place', title: 'Time and place' },
      { id: 'work', title: 'The work itself' },
      { id: 'programme', title: 'A programme for one year' },
    ],
    related: ['retention-risk-assessment', 'performance-review-calibration'],
  },
] as const satisfies readonly Article[];

export type ArticleSlug = (typeof articles)[number]['slug'];

const wordsAMinute = 238;

export const minutesToRead = ({ words }: Pick<Article, 'words'>): number => Math.round(words / wordsAMinute);

export function articleOf(slug: ArticleSlug): Article {
  const article = articles.find((one) => one.slug === slug);
  if (article === undefined) throw new Error(`There is no article ${slug}.`);
  return article;
}
