import type { SolutionText } from './types.ts';

export const improvementPlansText = {
  headline: 'Before you write the plan, find out what it should be about',
  lead: 'A performance improvement plan is often a list of missed targets. From the person’s answers to a questionnaire, an automated diagnosis shows where there is too much or too little. It also shows how they see their work.',
  problems: {
    title: 'Where improvement plans go wrong',
    points: [
      {
        title: 'They repeat the target',
        text: 'Everyone already knew the target: “Close ten deals a month”. The plan does not say what to do differently on Tuesday.',
      },
      {
        title: 'They train the wrong thing',
        text: 'Someone who finishes nothing because they never say no is sent on a course in time management.',
      },
      {
        title: 'They overlook the team',
        text: 'If the whole team avoids decisions, one person’s hesitation is not one person’s problem.',
      },
      {
        title: 'They are the last step before the end',
        text: 'Everyone knows that, so nobody speaks openly.',
      },
    ],
  },
  benefits: {
    title: 'What the diagnosis shows',
    lead: 'Use it to prepare the conversation, not to decide about anyone’s job. One person’s score for a single behaviour is a hint. No score here is reliable enough for such a decision.',
    points: [
      {
        title: 'What is overdone',
        text: 'The behaviour that the person seems to lean on most. They may only need to do a little less of it.',
      },
      {
        title: 'What is missing',
        text: 'Up to two areas with the most room to develop. Each is named only if the finding is more likely than not to be true.',
      },
      {
        title: 'What is in the way',
        text: 'How the person sees their work, compared with how teammates see theirs. It suggests whether the person or the team around them should change something.',
      },
    ],
  },
  steps: {
    title: 'Three steps to a plan that both sides can sign',
    points: [
      {
        title: 'Diagnose',
        text: 'The person spends about 15 minutes on the questionnaire and knows who will see the answers. If the team answers too, you can tell a personal habit from a team habit.',
      },
      {
        title: 'Draft',
        text: 'The product drafts a report from the results. You review and change it, and it goes out only when you send it.',
      },
      {
        title: 'Agree and follow up',
        text: 'Agree on one or two behaviours and a date. For each behaviour, write one sentence on what people will see. The template has room for exactly that.',
      },
    ],
  },
} as const satisfies SolutionText;
