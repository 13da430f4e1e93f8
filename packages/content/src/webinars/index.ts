import type { Point } from '../site/types.ts';

export interface WebinarText {
  readonly headline: string;
  readonly lead: string;
  readonly about: readonly string[];
  readonly forWhom: readonly string[];
  readonly benefits: readonly Point[];
}

export const hiringWebinar: WebinarText = {
  headline: 'Culture-fit hiring: fit, add, and the questions that show them',
  lead: 'A live session for those who interview. You leave with two questions to ask next week, and a scale to write the answers down on.',
  about: [
    '“Not a fit” ends many applications, and few can say what they mean by it. Usually it means: not like us. A team that hires by that stops learning, and it may be unfair to people whom the law protects.',
    'We take the word apart. What has to fit for the work to be done? What may differ, and what should? Then we look at how a candidate’s profile stands beside a team’s, what the range around each figure allows one to say, and what it does not.',
    'The second half belongs to interviews: questions about what somebody has done, two follow-ups for each, and a scale of three anchors, so that two interviewers hear the same thing.',
  ],
  forWhom: [
    'Hiring managers who decide together with others',
    'HR teams that answer for how interviews are run',
    'Founders whose next three hires will be a third of the company',
  ],
  benefits: [
    {
      title: 'Fit without sameness',
      text: 'How to say what a role needs in behaviours, so that taste stays out of it.',
    },
    {
      title: 'Add beside fit',
      text: 'How to see what somebody would bring that the team has too little of, and why one never goes without the other.',
    },
    {
      title: 'Questions that tell',
      text: 'How to ask for the past instead of the ideal, and what to do when the answer sounds rehearsed.',
    },
  ],
};

export const levelsWebinar: WebinarText = {
  headline: 'The four levels of culture: rules, behaviours, perceptions, constructs',
  lead: 'A live session on where a culture is held, and why changing the level that everybody sees so rarely changes the one underneath.',
  about: [
    'A company announces that mistakes are welcome. A month later nobody has reported one. The rule has changed; what people expect to happen to them has not.',
    'We go down the four levels, from what is laid down to the opposites between which people choose, with one example that goes through all of them. On each level there is something that whoever leads can do, and something that will not work there.',
    'Then the cycle: assessment, awareness, alternatives, actions. We take one finding of a made-up company and walk it round, up to what somebody would do on Monday.',
  ],
  forWhom: [
    'Executives who have announced a change and are waiting for it',
    'HR teams that choose between ten programmes',
    'Consultants who want words for what they see',
  ],
  benefits: [
    {
      title: 'A place for every finding',
      text: 'Tell apart what is a rule, a habit, an expectation or a way of seeing, since each is changed in another way.',
    },
    {
      title: 'A cycle that fits in a quarter',
      text: 'Four steps with a question each, and what it takes to be done with one of them.',
    },
    {
      title: 'An example from end to end',
      text: 'One behaviour of one made-up department, from its figure to a change that can be seen.',
    },
  ],
};
