import { faking } from '../faking/index.ts';
import type { Point, Question } from './types.ts';

export const homeText = {
  headline: 'Culture tools to build performance',
  lead: 'One questionnaire of about 15 minutes a person. You get the five changes worth making, what stands in their way, and how certain each one is.',
} as const;

/** What the product says of its size, and what each figure counts. */
export const figures: readonly { readonly figure: string; readonly text: string }[] = [
  { figure: '15 min', text: 'a person, on a phone or a desk. Most need between 10 and 20.' },
  { figure: '80+', text: 'behaviour measures: what people do. 84, to be exact.' },
  { figure: '80+', text: 'perception measures: how people see their work. 84 again.' },
  {
    figure: '5000+',
    text: 'cultural dynamics: each behaviour beside each perception, 84 times 84, which makes 7,056 pairs to look at.',
  },
];

export const problem = {
  title: 'Many decisions about culture are made on an impression',
  text: [
    'Imagine that someone says people don’t take responsibility. A workshop is booked and a value goes on the wall. A year later someone says it again. Nobody knew how much of it there was, where, or what held it in place.',
    'An engagement survey tells you how people feel. A personality test tells you who they are. Neither says what people do here and how they see their work. Neither says what is worth changing first.',
    'Training everyone in everything is an expensive way to find out. What would pay off can differ from company to company, and from one department to the next.',
  ],
} as const;

/** Three columns. */
export const benefits: readonly (Point & {
  readonly example: readonly [string, string];
  readonly at: number;
})[] = [
  {
    title: 'Actual behaviours',
    text: '64 of the 154 questions offer four things that a good colleague might do, and ask which is closest. What people keep choosing shows what they say they do much of, and little of. Too much counts as well as too little: listening that never ends in a decision is no strength.',
    example: ['keeps the work', 'hands it over'],
    at: 24,
  },
  {
    title: 'Actual attitudes',
    text: 'Are goals clear, mistakes safe, credit fair? Each person places their work on a line between two opposites, both of which someone could honestly mean. You see how people see their work, whatever the handbook says.',
    example: ['mistakes cost you', 'mistakes teach us'],
    at: 38,
  },
  {
    title: 'Team culture',
    text: 'You see people, teams and departments side by side, and which behaviours are connected with which perceptions. So you know whether something concerns everyone, one team or one person, before anyone is sent on a course.',
    example: ['each for themselves', 'as one team'],
    at: 63,
  },
];

export const homeQuestions: readonly Question[] = [
  {
    id: 'a-new-kind-of-survey',
    question: 'What is new about this kind of survey?',
    answer: [
      'It does not ask people to rate themselves or the company. 64 questions offer four behaviours, all respectable, and ask which is closest. 84 more offer two opposites and ask where work lies between them. These are personal constructs, the lines by which people tell one thing from another (George Kelly, 1955). Six are asked twice, in other words, to see whether the answers fit together.',
      'From that the product works out 84 behaviours and 84 perceptions, and how they are connected. It also works out which few changes would do most for the least effort.',
    ],
  },
  {
    id: 'accuracy',
    question: 'How accurate is it?',
    answer: [
      'Every score comes with its likely range, which holds the true value 95% of the time in simulation. Start with what we call clear, since it is the most certain. A group of 30 or more is good enough to choose where to look. A single behaviour of one person is a rough hint, and the range says so.',
      'In simulation, known people answer the real questionnaire. Their scores for competencies agree with the truth at a correlation of 0.85. What we do not have yet is calibration on field data: which answer speaks for which behaviour is expert judgement. The technical manual on this site tells the method, its evidence and its limits. People who run the product can print the figures again with one command.',
    ],
  },
  {
    id: 'honesty',
    question: 'The survey is not anonymous. Why would people answer honestly?',
    answer: [
      `First, because looking good is harder here. The four options of a question are written to look equally good, and everyone has to choose one. They don’t match perfectly. In simulation, someone who always takes what sounds best raises their competencies by about ${faking.sounds} points on average. The lines about work do have a better end, so people can still paint a rosy picture there.`,
      'Consistency checks mark most answers that were picked at random. They leave out people who always pick the same place, until someone looks.',
      'Second, because people are told. Before the first question everyone reads which roles will see what. That is stored with their answers and cannot be widened afterwards. Their own page shows who has opened their profile. Others see groups of five or more.',
    ],
  },
  {
    id: 'support',
    question: 'What support do we get, and how do we begin?',
    answer: [
      'You can start alone: register, invite your first people, and look at the results. The invitations, the reminders and a preview of what people will see are there.',
      'Would you like someone beside you for the introduction, the results or the conversations about them? Then write to {contact} and request a support proposal. Say how many people you are and what you want to find out.',
    ],
  },
];
