import type { SolutionText } from './types.ts';

export const aiProductivityText = {
  headline: 'Find the bottlenecks to AI adoption in your teams',
  lead: 'The licences are bought and the training is done. What matters now is whether people dare to try, let go of old ways and talk about what went wrong. Fourfold measures that. None of its questions is about AI itself.',
  problems: {
    title: 'Where it gets stuck',
    lead: 'Six things that teams with the same tool may say. Each calls for a different answer.',
    points: [
      {
        title: '“I wouldn’t know what to use it for.”',
        text: 'Nobody has looked at the task that takes up most of the week.',
      },
      {
        title: '“It has my name on it.”',
        text: 'People fear mistakes here, so nobody risks a new kind of mistake.',
      },
      {
        title: '“Maybe after quarter-end.”',
        text: 'No time is set aside for learning.',
      },
      {
        title: '“They’ll only use it to time me.”',
        text: 'People expect the time they save to be used against them.',
      },
      {
        title: '“I have my own way.”',
        text: 'Three people use the tool brilliantly, and show nobody how.',
      },
      {
        title: '“Nobody asked us.”',
        text: 'The tool was chosen without them.',
      },
    ],
  },
  benefits: {
    title: 'What a diagnosis gives you',
    points: [
      {
        title: 'The bottleneck by team',
        text: 'Which behaviours and perceptions may stand in the way, and where. One team needs an hour a week. Another needs a manager who admits a mistake.',
      },
      {
        title: 'What to do first',
        text: 'You see opportunities by effort and impact, so you can start with what takes little effort and helps a lot.',
      },
      {
        title: 'Scores to compare with later',
        text: 'A second round shows whether people now say that they work differently. Counting sign-ins can’t tell you that.',
      },
    ],
  },
  steps: {
    title: 'Three steps',
    points: [
      {
        title: 'Assessment',
        text: 'Everyone in the teams concerned spends about 15 minutes on the questionnaire, on any device.',
      },
      {
        title: 'Culture report',
        text: 'Five opportunities and five barriers for every department of five or more people. For each one, you see how certain it is and who it concerns. Answers from five people show only a rough direction. With about thirty, you can choose where to start.',
      },
      {
        title: 'Practical implementation',
        text: 'One team, one task, eight weeks. The guide and the template take you through it, page by page.',
      },
    ],
  },
} as const satisfies SolutionText;
