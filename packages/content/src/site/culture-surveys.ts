import { faking } from '../faking/index.ts';
import type { Question, SolutionText } from './types.ts';

export const cultureSurveysText = {
  headline: 'Culture surveys that end in five decisions',
  lead: 'Ask for 15 minutes of each person. Get the five changes with the most effect for the effort, who each concerns, and how certain it is.',
  problems: {
    title: 'Why most surveys end in a slide deck',
    points: [
      {
        title: 'They measure mood',
        text: '“71 per cent are satisfied” cannot be acted on. It says neither what people do nor what would have to be different.',
      },
      {
        title: 'They can be pleased',
        text: 'Everyone sees which end of a scale from one to five the company would like. People give it, or withhold it, for reasons of their own.',
      },
      {
        title: 'They rank by average',
        text: 'The lowest score becomes the programme of the year. Nobody asks whether it can be moved, or what it would change.',
      },
      {
        title: 'They hide their doubt',
        text: 'A department of six is up three points. Is that a change, or two people on holiday? The report does not say.',
      },
    ],
  },
  benefits: {
    title: 'What you get instead',
    lead: 'For each behaviour you see how much of it there is, where, and what it is connected with. You also read what too much or too little of it looks like at work.',
    points: [
      {
        title: 'Opportunities, by effort and impact',
        text: 'One chart shows each behaviour with too much or too little: the effort of a change, and its impact. The top five are named, each as clear, likely or unclear.',
      },
      {
        title: 'Barriers',
        text: 'The perceptions that hold the most back, such as unclear goals or mistakes that are not safe. Where a barrier stands in the way, training alone may not help.',
      },
      {
        title: 'Ranges everywhere',
        text: 'Every score has a likely range. Each of the five says whether it is clear, likely or unclear, and how many more people would settle it.',
      },
    ],
  },
  steps: {
    title: 'From the first invitation to Monday morning',
    points: [
      {
        title: 'Invite',
        text: 'By name or from a list. Everyone gets a link of their own and reads who will see what. They answer on any device, in one go or in several.',
      },
      {
        title: 'Watch it fill',
        text: 'You see who was reached, has started and has submitted. Reminders go out by themselves and stop when someone asks for it.',
      },
      {
        title: 'Read',
        text: 'One sentence, one picture, and the way to the people and answers behind it. Departments side by side, this round beside the last.',
      },
      {
        title: 'Act, and look again',
        text: 'Choose two of the five. Talk them through with the people they concern. Ask again in half a year, and see what moved.',
      },
    ],
  },
} as const satisfies SolutionText;

export const surveyQuestions: readonly Question[] = [
  {
    id: 'how-many-questions',
    question: 'How many questions are there, and how long do they take?',
    answer: [
      '154, each answered with one tap. At an ordinary reading speed that takes about 15 minutes, ten for some and twenty for others. Every page is saved, so it can be done on two days and two devices.',
    ],
  },
  {
    id: 'which-forms',
    question: 'Does everyone have to answer all of it?',
    answer: [
      'No. There are three forms. Employees answer the full form. It is good for groups, and rougher for one person. When asked again, they can answer a pulse instead. Each gets a third of the questions, in about a third of the time.',
      'A pulse is for groups of about thirty or more. It gives nobody a score on a single measure, and says nothing about agreement or connections. If you want to see small changes, ask the full form.',
      'Candidates answer the questions about how they work, in about half of the time. They are asked nothing about a workplace that they don’t know.',
    ],
  },
  {
    id: 'how-many-people',
    question: 'How many people do we need?',
    answer: [
      'Five make a group, and show a direction. From ten people, connections between behaviours and perceptions draw on your own answers. Below that you see only what the authors expect. From thirty, the scores are good enough to choose by. With more people the ranges get narrower, and the product says how many you need.',
    ],
  },
  {
    id: 'who-sees-what',
    question: 'Who sees whose answers?',
    answer: [
      'That depends on the role, and everyone reads it before the first question. Owners and administrators see people, and managers see those of their own departments. Others see groups of five or more. The surveys are not anonymous, and nobody is told that they are.',
    ],
  },
  {
    id: 'can-it-be-faked',
    question: 'Can someone fake it?',
    answer: [
      `Someone can answer at random, and the checks usually notice. Six questions come twice in other words, and answers that fit no pattern say little. So do those of someone who is balanced in everything, which is why we keep them.`,
      `Looking good is harder here, though it still works in part. The four options are written to look equally good, and everyone has to choose one. In simulation, someone who always takes what sounds best raises their competencies by about ${faking.sounds} points on average.`,
    ],
  },
];
