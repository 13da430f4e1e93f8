import { simulated } from '../simulated/index.ts';
import type { Point, Question } from './types.ts';

export const homeText = {
  headline: 'Culture tools to build performance',
  lead: 'One questionnaire, about 15 minutes per person. You see the five changes that promise the most, what stands in their way, and how certain each finding is.',
} as const;

/** What the product says of its size, and what each figure counts. */
export const figures: readonly { readonly figure: string; readonly text: string }[] = [
  {
    figure: '15 min',
    text: 'per person, on a phone or a computer. We expect most people to need 10 to 20 minutes.',
  },
  { figure: '80+', text: 'behaviour measures: what people say they do. 84, to be exact.' },
  { figure: '80+', text: 'perception measures: how people see their work. Also 84.' },
  {
    figure: '5000+',
    text: 'cultural dynamics: pairs of a behaviour and a perception that may be connected. There are 7,056 (84 times 84).',
  },
];

export const problem = {
  title: 'Many decisions about culture rest on impressions',
  text: [
    'Imagine that someone says people don’t take responsibility. A workshop is booked and a value goes on the wall. A year later someone says it again. Nobody has found out how common it is, where it happens or what keeps it going.',
    'An engagement survey tells you how people feel. A personality test tells you who they are. Neither asks people what they do at work, or tells you which change would be worth the most.',
    'Training everyone in everything is expensive, and does not tell you what helped. What would pay off can differ from company to company, and from one department to the next.',
  ],
} as const;

/** Three columns. */
export const benefits: readonly (Point & {
  readonly example: readonly [string, string];
  readonly at: number;
})[] = [
  {
    title: 'Actual behaviours',
    text: '64 of the 154 questions offer four things that a good colleague might do. People choose the one most like them. Taken together, the choices show what people say they do often, and what they say they rarely do. Too much of a behaviour is as much of a problem as too little. Listening that never ends in a decision is not a strength.',
    example: ['keeps the work', 'hands it over'],
    at: 24,
  },
  {
    title: 'Actual attitudes',
    text: 'Are goals clear? Is it safe to make a mistake? Is credit given fairly? Each person places their work between two opposites, either of which could be an honest answer. You learn their perceptions: how people see their work, whatever the handbook says.',
    example: ['mistakes cost you', 'mistakes teach us'],
    at: 38,
  },
  {
    title: 'Team culture',
    text: 'You see people, teams and departments side by side, and which behaviours are connected with which perceptions. So you can tell whether a problem concerns everyone or one team. What one person’s answers say about a single behaviour is only a hint.',
    example: ['each for themselves', 'as one team'],
    at: 63,
  },
];

export const homeQuestions: readonly Question[] = [
  {
    id: 'a-new-kind-of-survey',
    question: 'What is new about this kind of survey?',
    answer: [
      'It does not ask people to rate themselves or the company. 64 questions offer four behaviours, all respectable, and people choose the one most like them. 84 more offer two opposites and ask people where their work lies between them. Six of these are asked a second time in different words, to check whether the answers agree. The idea of using opposites comes from George Kelly (1955), who called them personal constructs.',
      'From the answers the product works out scores for 84 behaviours and 84 perceptions, and how they are connected. It also estimates which changes would do the most for the least effort.',
    ],
  },
  {
    id: 'accuracy',
    question: 'How accurate is it?',
    answer: [
      'Every score comes with its likely range. We tried this with simulated people, whose true scores we know. If answers show what we believe they show, the range contains the true score about 94% of the time. If they don’t, it misses more often. Start with what we call clear, since it is the most certain. Scores based on 30 or more people are good enough to choose where to look. One person’s score for a single behaviour is only a hint, as its wide range shows.',
      `The simulated people answer the real questionnaire. Their competency scores correlate with the true ones at ${simulated.competencies.toFixed(2)}, where 1 would be perfect. We have not yet checked this against real answers. The questionnaire’s authors wrote the keys: they decided which answer shows which behaviour. Nobody has yet studied what acting on the results does for performance. The [technical manual](/method/manual) describes the method, the evidence for it and its limits.`,
    ],
  },
  {
    id: 'honesty',
    question: 'The survey is not anonymous. Why would people answer honestly?',
    answer: [
      `First, because it is harder to look good than with ratings from one to five. The four options of a question are written to sound equally good, and everyone has to choose one. Each option was rated for how good it sounds. The differences that are left are small, but they add up. In simulation, always picking the option that was rated highest raises someone’s competency scores by about ${simulated.sounds} points. Scores run from 0 to 200. Someone who knows what is wanted gains far more. Candidates who tailor every answer to the job advertisement score about ${simulated.asked} points higher on what it asks for. Where a question offers two opposites, one often sounds better, so people can still paint a rosy picture there.`,
      'Consistency checks flag most questionnaires in which every answer is random. They miss most of those in which every second answer is random. The answers of someone who always picks the same position don’t count until your company has looked at them.',
      'Second, because people know who will see their answers. Before the first question everyone reads which roles will see what. This list is stored with their answers, and no role can be added later. People in any other role see only the scores of groups of five or more. Unless the company turns it off, employees have a page that shows who has opened their profile. The [privacy policy](/privacy-policy) says what is kept, and for how long.',
    ],
  },
  {
    id: 'support',
    question: 'What support is there, and how do we start?',
    answer: [
      'You can start on your own: register, invite a few people, and look at the results. Invitations, reminders and a preview of what people will see are included. Your first invitations are free of charge, and no payment details are needed. To invite more, ask us for a price.',
      'Would you like help with the launch, the results or the conversations about them? Then write to {contact} and request a support proposal. Tell us how many of you there are and what you want to find out.',
    ],
  },
];
