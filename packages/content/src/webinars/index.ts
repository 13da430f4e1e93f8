import type { Point } from '../site/types.ts';

export interface WebinarText {
  readonly headline: string;
  readonly lead: string;
  readonly about: readonly string[];
  readonly forWhom: readonly string[];
  readonly benefits: readonly Point[];
}

export const hiringWebinar: WebinarText = {
  headline: 'Culture-fit hiring: what has to fit, what a candidate adds, and what to ask',
  lead: 'A live session for people who interview candidates. You leave with two questions to ask next week, and a scale for scoring the answers.',
  about: [
    '“Not a fit” ends many applications, but few interviewers can say what they mean by it. Usually it means: not like us. A team that hires this way stops learning, and may be unfair to people the law protects.',
    'We take the word apart. What has to fit for the work to be done? What may differ, and what should? Then we compare a candidate’s profile with a team’s, and see what each score can and cannot tell you.',
    'The second half is about interviews. You get questions about past behaviour, each with two follow-ups and a scale that describes three answers. That helps two interviewers agree.',
  ],
  forWhom: [
    'Hiring managers who decide with others',
    'HR teams responsible for interviews',
    'Founders whose next three hires will make up a third of the company',
  ],
  benefits: [
    {
      title: 'Fit without sameness',
      text: 'How to describe a role by the behaviours it needs, so that taste stays out of it.',
    },
    {
      title: 'What a candidate adds',
      text: 'How to see what a candidate would bring that the team lacks, and why fit alone is never enough.',
    },
    {
      title: 'Questions that work',
      text: 'How to ask what people did instead of what they would do, and how to handle a rehearsed answer.',
    },
  ],
};

export const levelsWebinar: WebinarText = {
  headline: 'The four levels of culture: rules, behaviours, perceptions, constructs',
  lead: 'A live session on the four levels of culture, and on why changing the visible level rarely changes the others.',
  about: [
    'A company announces that mistakes are welcome. A month later nobody has reported one. The rule has changed. People’s expectations have not.',
    'We go down the four levels, from written rules to the pairs of opposites by which people make sense of their work. One example runs through all of them. At each level, there is something leaders can do and something that will not work.',
    'Then the cycle: assessment, awareness, alternatives, actions. We take one finding from a made-up company through all four steps, to a first action on Monday.',
  ],
  forWhom: [
    'Executives who have announced a change and are still waiting for it',
    'HR teams choosing between ten programmes',
    'Consultants who want to name what they see',
  ],
  benefits: [
    {
      title: 'A place for every finding',
      text: 'How to tell a rule from a behaviour, a perception or a construct. Each is changed in a different way.',
    },
    {
      title: 'A cycle that fits in a quarter',
      text: 'Four steps with one question each, and how to tell when a step is finished.',
    },
    {
      title: 'An example from end to end',
      text: 'One behaviour in a made-up department, from its score to a change that people can see.',
    },
  ],
};
