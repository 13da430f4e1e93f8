interface DemoQuestion {
  readonly id: number;
  readonly key: string;
  readonly text: string;
  readonly options: { readonly key: string; readonly text: string }[];
  readonly answer_key: null;
  readonly number: number;
}

/**
 * The questions that any visitor may try: those that ask about the behaviours which the example chart of the home page
 * shows, and two ways to see work.
 *
 * Their words stand here as well as in the questionnaire, so that the page can be read before anything is fetched. A
 * test of the server compares them with what it asks.
 */
export const demoQuestions: DemoQuestion[] = [
  {
    id: 13,
    key: 't13',
    text: 'When work gets stuck, I',
    options: [
      { key: 'c', text: 'quietly find people to back us' },
      { key: 'b', text: 'stop to settle any quarrel' },
      { key: 'a', text: 'keep everyone posted until it moves' },
      { key: 'd', text: 'hand over tasks I used to keep' },
    ],
    answer_key: null,
    number: 1,
  },
  {
    id: 1001,
    key: 'c01',
    text: 'What I do here each day',
    options: [
      { key: 'a', text: 'Clearly: means a lot to me' },
      { key: 'b', text: 'More like: means a lot to me' },
      { key: 'c', text: 'More like: is mainly how I earn money' },
      { key: 'd', text: 'Clearly: is mainly how I earn money' },
    ],
    answer_key: null,
    number: 2,
  },
  {
    id: 3,
    key: 't03',
    text: 'Before big jobs, I',
    options: [
      { key: 'a', text: 'plan who does what and when' },
      { key: 'd', text: 'listen closely to everyone’s view' },
      { key: 'b', text: 'find people elsewhere who know' },
      { key: 'c', text: 'let good criticism change my mind' },
    ],
    answer_key: null,
    number: 3,
  },
  {
    id: 60,
    key: 't60',
    text: 'After decisions, I',
    options: [
      { key: 'c', text: 'think how each team sees them' },
      { key: 'a', text: 'explain them in short, blunt words' },
      { key: 'd', text: 'stand by them and the team' },
      { key: 'b', text: 'say what I need, even alone' },
    ],
    answer_key: null,
    number: 4,
  },
  {
    id: 1002,
    key: 'c02',
    text: 'Ask five people what this company is for',
    options: [
      { key: 'a', text: 'Clearly: you hear five answers' },
      { key: 'b', text: 'More like: you hear five answers' },
      { key: 'c', text: 'More like: you hear one answer' },
      { key: 'd', text: 'Clearly: you hear one answer' },
    ],
    answer_key: null,
    number: 5,
  },
  {
    id: 47,
    key: 't47',
    text: 'When teams meet, I',
    options: [
      { key: 'b', text: 'show openly how I feel' },
      { key: 'd', text: 'meet people and ask their views' },
      { key: 'c', text: 'let others know what I achieved' },
      { key: 'a', text: 'fire people up with examples' },
    ],
    answer_key: null,
    number: 6,
  },
];
