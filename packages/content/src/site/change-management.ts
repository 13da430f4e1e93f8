import type { SolutionText } from './types.ts';

export const changeManagementText = {
  headline: 'Find out what may help your change, and what may hold it back',
  lead: 'A new system, a merger, a new way of working: the plan is ready. Whether people adopt it depends on what they do today and how they see their work.',
  problems: {
    title: 'What resistance is made of',
    lead: 'It may not be stubbornness. There may be a good reason that nobody has asked about.',
    points: [
      {
        title: 'People have seen this before',
        text: 'Three programmes came and went. People expect this one to go too. That expectation can be measured.',
      },
      {
        title: 'The change needs habits that people do not have',
        text: 'For years people had to ask first. Now they are expected to decide on the spot. They lack the habit, and a company meeting does not give it to them.',
      },
      {
        title: 'People are protecting something',
        text: 'It may be their standing, their time or a colleague. As long as nobody names it, every argument is about something else.',
      },
    ],
  },
  benefits: {
    title: 'What you can know before you start',
    points: [
      {
        title: 'Where the change may be easiest',
        text: 'Some departments may already work the way the change requires. Begin with them, and the others will have an example to follow.',
      },
      {
        title: 'Which barrier to remove first',
        text: 'If people fear mistakes, few will try the new way in the open. Removing one barrier can be worth more than another campaign.',
      },
      {
        title: 'Whether it has worked',
        text: 'Ask again after half a year. People who answer both times are compared with themselves. We report a change only if it is clear.',
      },
    ],
  },
  steps: {
    title: 'Before, during, after',
    points: [
      {
        title: 'Before',
        text: 'Everyone the change concerns spends about 15 minutes on the questionnaire. For each department of five or more people, you see five opportunities and five barriers, and how certain each is.',
      },
      {
        title: 'During',
        text: 'Use regular team meetings to work on the one or two behaviours that the change needs most. Each behaviour comes with suggestions.',
      },
      {
        title: 'After',
        text: 'A second round asks the same questions. It shows what moved, what did not, and what is worth a third look.',
      },
    ],
  },
} as const satisfies SolutionText;

/** A figure that is often quoted, said as what it is. */
export const resistanceClaim = {
  figure: '76%',
  claim: 'Cultural resistance kills initiatives in 76% of companies.',
  note: 'You may see this claim in talks and on slides. We know of no study behind it, so we have struck out the number. Use your own figures.',
} as const;
