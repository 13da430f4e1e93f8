/** One of the four levels at which a culture can be held, from the one that everyone sees to the one underneath. */
export interface Level {
  readonly number: 1 | 2 | 3 | 4;
  readonly name: string;
  /** The question that the level answers. */
  readonly question: string;
  readonly description: string;
  /** How people who lead work on it. */
  readonly lever: string;
}

/**
 * The four levels of culture, as every page, guide and webinar tells them. The two in the middle are what the
 * questionnaire measures, 84 of each; the fourth is the line with two ends that the whole product is drawn from.
 */
export const levels: readonly Level[] = [
  {
    number: 1,
    name: 'Rules',
    question: 'What are the rules?',
    description:
      'Targets, pay, rotas, handbooks, who signs what. They are quick to change and easy to see. People find ways round whatever does not suit them.',
    lever: 'Decide and announce.',
  },
  {
    number: 2,
    name: 'Behaviours',
    question: 'What do people do?',
    description:
      'How people listen, decide, hand over work, disagree. There can be too little or too much of any behaviour. Most are healthiest in the middle.',
    lever: 'Notice, practise, train.',
  },
  {
    number: 3,
    name: 'Perceptions',
    question: 'How do people see their work?',
    description: 'Do goals seem clear, mistakes safe and credit fair? People act on what they see.',
    lever: 'Change what makes people see it that way, and let them see the change.',
  },
  {
    number: 4,
    name: 'Constructs',
    question: 'Between which two opposites do people choose?',
    description:
      'The opposites by which people make sense of things, such as speaking up or staying safe. People who see only two options can only switch from one to the other.',
    lever: 'Name both opposites, and find a place between them that serves better.',
  },
];

/** One of the four steps that repeat at every level. */
export interface Step {
  readonly name: 'Assessment' | 'Awareness' | 'Alternatives' | 'Actions';
  readonly question: string;
  readonly description: string;
}

/** The four-step cycle. */
export const steps: readonly Step[] = [
  {
    name: 'Assessment',
    question: 'Where are we?',
    description:
      'Measure what people say they do and how they see their work, and say how certain each score is.',
  },
  {
    name: 'Awareness',
    question: 'What do we gain from the way things are, and what does it cost us?',
    description:
      'Talk the findings through with the people they concern, until they recognise their own work in them.',
  },
  {
    name: 'Alternatives',
    question: 'What else could we do in the same situation?',
    description: 'Find two or three other ways to act in a real situation, and what would make them easier.',
  },
  {
    name: 'Actions',
    question: 'Who will do what, starting when, and how will we know that it worked?',
    description: 'Agree on one or two changes small enough for next week, and set a date now to look again.',
  },
];
