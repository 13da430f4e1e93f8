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
  title: 'Most decisions about culture are made on an impression',
  text: [
    'Somebody says that people do not take responsibility. A workshop is booked, a value goes on the wall, and a year later somebody says it again. Nobody knew how much of it there was, where, or what held it in place.',
    'An engagement survey tells you how people feel. A personality test tells you who they are. Neither says what people do here, what they believe will happen if they do otherwise, and which of it is worth changing first.',
    'Training everybody in everything is the dearest way to find out. The few things that would pay off differ from company to company, and often from one department to the next.',
  ],
} as const;

/** Three columns. */
export const benefits: readonly (Point & {
  readonly example: readonly [string, string];
  readonly at: number;
})[] = [
  {
    title: 'Actual behaviours',
    text: 'Every question offers four things that a good colleague might do, and asks which is closest. What people keep choosing shows what they do much of and little of. Too much counts as well as too little: listening that never ends in a decision is no strength.',
    example: ['keeps the work', 'hands it over'],
    at: 24,
  },
  {
    title: 'Actual attitudes',
    text: 'Are goals clear, mistakes safe, credit fair? Each person places their work on a line between two opposites, both of which somebody could honestly mean. You see what people act on, whatever the handbook says.',
    example: ['mistakes cost you', 'mistakes teach us'],
    at: 38,
  },
  {
    title: 'Team culture',
    text: 'People, teams and departments beside each other, and which behaviours go with which perceptions. You see whether a thing is everybody’s, one team’s or one person’s, before anybody is sent on a course.',
    example: ['each for themselves', 'as one team'],
    at: 63,
  },
];

export const homeQuestions: readonly Question[] = [
  {
    id: 'a-new-kind-of-survey',
    question: 'What is new about this kind of survey?',
    answer: [
      'It does not ask people to rate themselves or the company. 64 questions offer four behaviours, all respectable, and ask which is closest. 84 more offer two opposites and ask where work lies between them: these are personal constructs, the lines by which people tell one thing from another (George Kelly, 1955). Six are asked twice, in other words, to see whether the answers hold together.',
      'From that the product works out 84 behaviours and 84 perceptions, how they hang together, and which few would change most for the least effort.',
    ],
  },
  {
    id: 'accuracy',
    question: 'How accurate is it?',
    answer: [
      'Every figure comes with its likely range, which holds the true value 95% of the time. A difference that we call clear is the most certain thing, so start there. A group of 30 or more is good enough to choose where to look. A single behaviour of one person is a rough hint, and the range says so.',
      'In simulation, with known people answering the real questionnaire, the scores for competencies agree with the truth at a correlation of 0.85. What we do not have yet is calibration on field data: which answer speaks for which behaviour is expert judgement. The method, its evidence and its limits come with the product in writing, and one command in it prints the figures anew; write to us if you want to read them first.',
    ],
  },
  {
    id: 'honesty',
    question: 'The survey is not anonymous. Why would people answer honestly?',
    answer: [
      'First, because there is no best answer to pick: the four options of a question are matched so that each sounds as good as the others. Answers are hard to fake when nobody can see which one would please. Consistency checks find those who picked at random or always the same place, and their answers are left out of group figures until somebody looks.',
      'Second, because people are told. Before the first question everybody reads which roles will see what. That is stored with their answers and cannot be widened afterwards, and their own page shows who has opened their profile. Whoever may not see individuals gets figures of five people or more only.',
    ],
  },
  {
    id: 'support',
    question: 'What support do we get, and how do we begin?',
    answer: [
      'You can begin alone: register, invite your first people, and look at what comes out. The invitations, the reminders and a preview of what people will see are there.',
      'If you would like somebody beside you for the introduction, the reading of the results or the conversations after it, write to {contact} and request a support proposal. Say how many people you are and what you want to find out.',
    ],
  },
];
