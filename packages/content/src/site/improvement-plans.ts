import type { SolutionText } from './types.ts';

export const improvementPlansText = {
  headline: 'Before you write the plan, find out what it should be about',
  lead: 'A performance improvement plan is often a list of results that did not come. An automated diagnosis shows what the person does too much and too little of, and how they see their work.',
  problems: {
    title: 'Where improvement plans go wrong',
    points: [
      {
        title: 'They repeat the target',
        text: '“Close ten deals a month” was known before. The plan does not say what to do differently on Tuesday.',
      },
      {
        title: 'They train the wrong thing',
        text: 'Someone who finishes nothing because they never say no is sent on a course in time management.',
      },
      {
        title: 'They overlook the surroundings',
        text: 'If the whole team avoids decisions, one person’s hesitation is not one person’s problem.',
      },
      {
        title: 'They are the last step before the end',
        text: 'Everyone knows it, so nobody is open in the conversation.',
      },
    ],
  },
  benefits: {
    title: 'What the diagnosis shows',
    points: [
      {
        title: 'What is overdone',
        text: 'The behaviour that the person leans on most. A strength that is overdone needs only a little less.',
      },
      {
        title: 'What is missing',
        text: 'The two areas with the most room to develop. An area is named only if it is more likely than not.',
      },
      {
        title: 'What is in the way',
        text: 'How the person sees their work, beside how their team does. It shows whether to work on the person, or on what surrounds them.',
      },
    ],
  },
  steps: {
    title: 'Three steps to a plan that both sides can sign',
    points: [
      {
        title: 'Diagnose',
        text: 'The person answers for 15 minutes and knows who will see it. If the team answers too, you can tell the one from the other.',
      },
      {
        title: 'Draft',
        text: 'The product drafts a report from the results. You review and change it, and it goes out only when you send it.',
      },
      {
        title: 'Agree and follow',
        text: 'Two behaviours, a sentence each for what will be seen, a date. The template has room for exactly that.',
      },
    ],
  },
} as const satisfies SolutionText;
