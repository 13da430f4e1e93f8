import type { SolutionText } from './types.ts';

export const changeManagementText = {
  headline: 'Know what will carry your change, and what will stop it',
  lead: 'A new system, a merger, a new way of working: the plan is ready. Whether people will live by it depends on what they do today, and on how they see their work.',
  problems: {
    title: 'What resistance is made of',
    lead: 'It need not be stubbornness. There may be a good reason that nobody has asked for.',
    points: [
      {
        title: 'People have seen this before',
        text: 'Three programmes came and went. Waiting was the clever thing to do. That is a perception, and it can be measured.',
      },
      {
        title: 'The change asks for what is not practised',
        text: 'People who were expected to ask for years are now to decide on the spot. The habit is missing, and a town hall does not supply it.',
      },
      {
        title: 'Something is protected',
        text: 'Standing, time, a colleague. As long as nobody names it, every argument is about something else.',
      },
    ],
  },
  benefits: {
    title: 'What you can know before you start',
    points: [
      {
        title: 'Where it will go by itself',
        text: 'Departments in which the behaviours that the change needs are there already. Begin with them, and the others have someone to look at.',
      },
      {
        title: 'Which perception to mend first',
        text: 'If mistakes are not safe, few people will try the new way in the open. Removing one barrier can be worth more than another campaign.',
      },
      {
        title: 'Whether it has worked',
        text: 'Ask again after half a year. If the same people answer both times, each is compared with themselves. Only a clear change is called one.',
      },
    ],
  },
  steps: {
    title: 'Before, during, after',
    points: [
      {
        title: 'Before',
        text: 'Everyone the change concerns answers for 15 minutes. You get five opportunities and five barriers, by department.',
      },
      {
        title: 'During',
        text: 'Work on the two that the change needs most, in people’s own meetings. Each behaviour comes with suggestions.',
      },
      {
        title: 'After',
        text: 'A second round on the same questions. What moved, what did not, and what is worth a third look.',
      },
    ],
  },
} as const satisfies SolutionText;

/** The figure that everyone quotes, said as what it is. */
export const resistanceClaim = {
  figure: '76%',
  claim: 'Cultural resistance kills initiatives in 76% of companies.',
  note: 'That is what talks and slides say. We know of no study that we could cite for the number, so please do not plan by it. Plan by your own figures.',
} as const;
