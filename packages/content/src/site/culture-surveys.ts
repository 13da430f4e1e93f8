import { simulated } from '../simulated/index.ts';
import type { Question, SolutionText } from './types.ts';

export const cultureSurveysText = {
  headline: 'Culture surveys that end in five decisions',
  lead: 'Ask each person for 15 minutes of their time. You see which five changes promise the most for the effort, who they concern, and how certain each finding is.',
  problems: {
    title: 'Why a survey can end in a slide deck',
    points: [
      {
        title: 'It measures mood',
        text: 'You cannot act on “71 per cent are satisfied”. It says neither what people do nor what would have to be different.',
      },
      {
        title: 'It shows which answer is wanted',
        text: 'On a scale from one to five, it is easy to see which end the company would like. Some people tick that end, and some avoid it.',
      },
      {
        title: 'It ranks by average',
        text: 'The lowest score becomes the programme of the year. Nobody asks whether the score can be moved, or what that would change.',
      },
      {
        title: 'It hides how uncertain it is',
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
        text: 'One chart shows the five changes that promise the most, by effort and impact. You always get five, and each is marked clear, likely or unclear.',
      },
      {
        title: 'Barriers',
        text: 'The perceptions that hold people back most, such as unclear goals or fear of mistakes. Where a barrier stands in the way, training alone may not help.',
      },
      {
        title: 'Ranges everywhere',
        text: 'Every score has a likely range. If more answers would settle whether a change belongs in the top five, you see roughly how many are needed. If they would not, you see that too.',
      },
    ],
  },
  steps: {
    title: 'From the first invitation to Monday morning',
    points: [
      {
        title: 'Invite',
        text: 'By name or from a list. Everyone gets a link of their own and reads who will see what. They answer on any device, in one sitting or several.',
      },
      {
        title: 'Follow the answers',
        text: 'You see who has been reached, who has started and who has submitted. Reminders go out automatically, and people can stop theirs.',
      },
      {
        title: 'Read',
        text: 'Start with one sentence and one chart. From there you can go on to the people and answers behind them. Compare departments, or this round with the last.',
      },
      {
        title: 'Act, and look again',
        text: 'Choose one or two of the five. Talk them through with the people they concern. Ask again in half a year, and see what moved.',
      },
    ],
  },
} as const satisfies SolutionText;

export const surveyQuestions: readonly Question[] = [
  {
    id: 'how-many-questions',
    question: 'How many questions are there, and does everyone answer all of them?',
    answer: [
      '154, with one choice each. At an ordinary reading speed that takes about 15 minutes. Allow 10 to 20. Each page is saved, so people can stop, and go on later or on another device.',
      'There are three forms. Employees answer the full form. It gives good scores for groups, and rougher ones for one person. In later rounds they can answer a shorter form instead, the pulse. It has a third of the questions, and takes about a third of the time.',
      'A pulse is for groups of about thirty or more. Nobody gets an individual score for a single behaviour or perception. A pulse does not show how far people agree, or what is connected with what. To see small changes, use the full form.',
      'Candidates answer the questions about how they work, in about half the time. They are asked nothing about a workplace that they don’t know.',
    ],
  },
  {
    id: 'how-many-people',
    question: 'How many people do we need?',
    answer: [
      'Five people make a group, and its scores show only a rough direction. With ten people or more, connections between behaviours and perceptions are worked out from your own people’s answers. With fewer, you see only what the questionnaire’s authors expect. With thirty or more, the scores are good enough to choose where to start. Up to about thirty, more people make the ranges narrower. After that, the limit is the accuracy of the scoring keys, which say what each answer shows. If more answers would settle whether a finding belongs in the top five, you see roughly how many are needed. If they would not, you see that too.',
    ],
  },
  {
    id: 'who-sees-what',
    question: 'Who sees whose answers?',
    answer: [
      'That depends on the role. Before the first question, everyone reads who will see what. Owners and administrators see individual results, and managers see those of their own departments. People in any other role see only the scores of groups of five or more. The surveys are not anonymous, and people are told so before they start. The [privacy policy](/privacy-policy) says what is kept, and for how long.',
    ],
  },
  {
    id: 'can-it-be-faked',
    question: 'Can someone fake it?',
    answer: [
      'People can answer at random, but many are caught. The checks flag most questionnaires in which every answer is random. They miss most of those in which every second answer is random. Six questions are asked twice in different words, to see whether the answers agree. Random answers show no clear pattern, but neither do those of someone who is balanced in everything. That is why both are flagged and kept.',
      `It is harder to look good than with ratings from one to five, but not impossible. A question about behaviour has four options, written to sound equally good, and everyone has to choose one. Each option was rated for how good it sounds, and small differences remain. In simulation, always picking the option that was rated highest raises someone’s competency scores by about ${simulated.sounds} points. Scores run from 0 to 200. All this is about the questions on someone’s own behaviour. In those about the workplace, one end often sounds better, and people can simply choose it.`,
      `Someone who knows what is wanted gains far more. Simulated candidates who tailor answers to a job advertisement score about ${simulated.asked} points higher on what it asks for. So use a candidate’s scores only to choose questions for the interview. The [manual’s chapter on fairness](/method/manual/fairness) has all the figures.`,
    ],
  },
];
