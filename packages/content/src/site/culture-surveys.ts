import type { Question, SolutionText } from './types.ts';

export const cultureSurveysText = {
  headline: 'Culture surveys that end in five decisions',
  lead: 'Ask for 15 minutes of each person. Get the five changes with the most effect for the effort, whom each concerns, and how certain it is.',
  problems: {
    title: 'Why most surveys end in a slide deck',
    points: [
      {
        title: 'They measure mood',
        text: '“71 per cent are satisfied” cannot be acted on. It says neither what people do nor what would have to be different.',
      },
      {
        title: 'They can be pleased',
        text: 'Everybody sees which end of a scale from one to five the company would like. People give it, or withhold it, for reasons of their own.',
      },
      {
        title: 'They rank by average',
        text: 'The lowest score becomes the programme of the year, whether it can be moved or not, and whether anything hangs on it or not.',
      },
      {
        title: 'They hide their doubt',
        text: 'A department of six is up three points. Is that a change, or two people on holiday? The report does not say.',
      },
    ],
  },
  benefits: {
    title: 'What you get instead',
    lead: 'Of each behaviour: how much of it there is, where, what it is tied to, and what too much or too little of it looks like at work.',
    points: [
      {
        title: 'Opportunities, by effort and impact',
        text: 'Each behaviour that is out of balance becomes a point on one chart: what it would take, and what it would do. The top five are named, each as clear, likely or unclear.',
      },
      {
        title: 'Barriers',
        text: 'The perceptions that hold the most back, such as unclear goals or mistakes that are not safe. Training against a barrier is money lost.',
      },
      {
        title: 'Ranges everywhere',
        text: 'Each figure stands in the range of what it may truly be. Each of the five says whether it is clear, likely or unclear, and how many more people would settle it.',
      },
    ],
  },
  steps: {
    title: 'From the first invitation to Monday morning',
    points: [
      {
        title: 'Invite',
        text: 'By name or from a list. Everybody gets a link of their own, reads who will see what, and answers on any device, in one go or in several.',
      },
      {
        title: 'Watch it fill',
        text: 'You see who was reached, has begun and has submitted. Reminders go out by themselves and stop when somebody asks for it.',
      },
      {
        title: 'Read',
        text: 'One sentence, one picture, and the way to the people and answers behind it. Departments beside each other, this round beside the last.',
      },
      {
        title: 'Act, and look again',
        text: 'Choose two of the five. Talk them through with those whom they concern. Ask again in half a year, and see what moved.',
      },
    ],
  },
} as const satisfies SolutionText;

export const surveyQuestions: readonly Question[] = [
  {
    id: 'how-many-questions',
    question: 'How many questions are there, and how long do they take?',
    answer: [
      '154, each answered with one tap. At an ordinary reading speed that takes about 15 minutes, for some ten and for some twenty. Every page is saved, so it can be done on two days and two devices.',
    ],
  },
  {
    id: 'which-forms',
    question: 'Does everyone have to answer all of it?',
    answer: [
      'No. There are three forms. Employees answer the full form. It tells about groups, and more roughly about one person. Asked again, they can answer a pulse instead: each gets a third of the questions, in about a third of the time.',
      'A pulse tells about groups from about thirty people on. It gives nobody a score on a single measure, and says nothing about agreement or connections. Where you want to see small changes, ask the full form.',
      'Candidates answer the questions about how they work, in about half of the time. They are asked nothing about a workplace that they don’t know.',
    ],
  },
  {
    id: 'how-many-people',
    question: 'How many people do we need?',
    answer: [
      'Five make a group, and a direction. From ten on, the ties between behaviours and perceptions are your own and not only the authors’ expectation. From thirty on, the figures are good enough to choose by. More people make the ranges narrower; the product says by how many.',
    ],
  },
  {
    id: 'who-sees-what',
    question: 'Who sees whose answers?',
    answer: [
      'That depends on the role, and everybody reads it before the first question. Owners and administrators see people, managers those of their own departments, and everybody else groups of five or more. The surveys are not anonymous, and nobody is told that they are.',
    ],
  },
  {
    id: 'can-it-be-faked',
    question: 'Can somebody fake it?',
    answer: [
      'Someone can answer at random, and the checks usually notice: six questions come twice in other words, and answers that fit no pattern say little. So do those of someone who is balanced in everything, which is why we keep them. Looking good is harder, because the four options of a question are written to look equally good. Whoever tries still has to choose one.',
    ],
  },
];
