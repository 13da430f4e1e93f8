import type { SolutionText } from './types.ts';

export const aiProductivityText = {
  headline: 'Find the bottlenecks to AI adoption in your teams',
  lead: 'The licences are bought and the training is done. What counts now is whether people dare to try and can let go of the old way. It also counts whether they talk about what went wrong. That can be measured.',
  problems: {
    title: 'Where it gets stuck',
    lead: 'Six sentences that teams with the same tool may say. Each needs something else.',
    points: [
      {
        title: '“I would not know what for.”',
        text: 'Nobody has sat down with the task that takes most of their week.',
      },
      {
        title: '“My name stands on it.”',
        text: 'Mistakes are not safe here, so nobody makes a new kind.',
      },
      {
        title: '“After the quarter.”',
        text: 'Learning has no hour of its own, and every hour is counted.',
      },
      {
        title: '“First they count my minutes.”',
        text: 'People expect that what they save will be used against them.',
      },
      {
        title: '“I have my own way.”',
        text: 'Three people use it brilliantly and show nobody.',
      },
      {
        title: '“They decided that for us.”',
        text: 'The tool came from above, and so will the next one.',
      },
    ],
  },
  benefits: {
    title: 'What a diagnosis gives you',
    points: [
      {
        title: 'The bottleneck by team',
        text: 'Which behaviours and perceptions stand in the way, and where. One team needs an hour a week, another a manager who shows a mistake of their own.',
      },
      {
        title: 'An order to work in',
        text: 'Opportunities by effort and impact, so that you can start with what takes little and helps much.',
      },
      {
        title: 'A figure to come back to',
        text: 'A second round says whether the way people work has changed. The number of sign-ins does not.',
      },
    ],
  },
  steps: {
    title: 'Three steps',
    points: [
      {
        title: 'Assessment',
        text: 'Everyone in the teams concerned answers for 15 minutes, on any device.',
      },
      {
        title: 'Culture report',
        text: 'Five opportunities and five barriers for every department of five or more. Each says how certain it is and who is behind it.',
      },
      {
        title: 'Practical implementation',
        text: 'One team, one task, eight weeks. The guide and the template take you through it, page by page.',
      },
    ],
  },
} as const satisfies SolutionText;
