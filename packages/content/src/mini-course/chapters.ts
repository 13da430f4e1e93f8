import { EXAMPLE_OPPORTUNITIES, paysOff } from '../example-opportunities/index.ts';
import type { Chapter } from './types.ts';

/** The course: what each slide shows and what its captions say. scripts/make-mini-course.ts makes the video of it. */
export const chapters: readonly Chapter[] = [
  {
    id: 'what-to-measure',
    title: 'What to measure',
    slides: [
      {
        picture: { kind: 'title', number: 1, title: 'What to measure' },
        captions: [
          'How to measure culture, in five short chapters.',
          'There is no sound. Everything is in these captions.',
        ],
      },
      {
        picture: {
          kind: 'points',
          heading: 'Two kinds of things',
          points: ['Behaviours: what people do', 'Perceptions: how they see their work'],
        },
        captions: [
          'Culture is what people do without thinking,',
          'and the view of work that makes it seem right.',
          'So measure both: behaviours and perceptions.',
        ],
      },
      {
        picture: {
          kind: 'lines',
          heading: 'A behaviour has two bad ends',
          lines: [
            { label: 'Delegation', left: 'Does it all alone', right: 'Drops it on people', at: 50 },
            { label: 'Listening', left: 'Never hears you out', right: 'Never decides', at: 82, accent: true },
          ],
        },
        captions: [
          'Most behaviours are healthiest in the middle.',
          'Too little delegation creates a bottleneck. With too much, work is dropped on people.',
          'You can listen too much: everyone is heard, and nothing is settled.',
        ],
      },
      {
        picture: {
          kind: 'lines',
          heading: 'A perception has one good end',
          lines: [
            { left: 'Mistakes are hidden', right: 'Mistakes can be admitted', at: 38 },
            { left: 'Nobody knows who decides', right: 'Every decision has an owner', at: 66 },
          ],
        },
        captions: ['Perceptions show how other people’s behaviour affects us.', 'Here, more is better.'],
      },
      {
        picture: {
          kind: 'points',
          heading: 'Before you measure',
          points: ['Which decision is it for?', 'What would you do if it came out low?'],
        },
        captions: [
          'Before you measure anything, write down the decision that it is for.',
          'If no answer would change what you do, don’t ask.',
        ],
      },
    ],
  },
  {
    id: 'how-to-ask',
    title: 'How to ask',
    slides: [
      {
        picture: { kind: 'title', number: 2, title: 'How to ask' },
        captions: ['Second: how to ask so that the answers tell you something.'],
      },
      {
        picture: {
          kind: 'choice',
          heading: 'We treat each other with respect.',
          options: ['Strongly disagree', 'Disagree', 'Agree', 'Strongly agree'],
          picked: 3,
        },
        captions: ['Here, everyone can see the right answer.', 'So this question measures politeness.'],
      },
      {
        picture: {
          kind: 'choice',
          heading: 'In a discussion I tend to …',
          options: [
            'get to the decision',
            'make sure everyone is heard',
            'look for what is missing',
            'keep it friendly',
          ],
          picked: 0,
        },
        captions: [
          'Let people choose between things that are all respectable.',
          'There is no best answer to pick, so the choice tells you something.',
        ],
      },
      {
        picture: {
          kind: 'lines',
          heading: 'Two opposites, both honest',
          lines: [{ left: 'I learn of changes early', right: 'I learn of changes late' }],
        },
        captions: [
          'Or offer two opposites, either of which could be an honest answer.',
          '“Early or late” works. “Honest or dishonest” does not.',
        ],
      },
      {
        picture: {
          kind: 'points',
          heading: 'Say before the first question',
          points: ['What the answers are for', 'Who will see what, by role', 'How long they are kept'],
        },
        captions: [
          'Say what the answers are for, and which roles will see what.',
          'If answers are not anonymous, say so in the first sentence.',
          'Fifteen minutes is enough. After that, people just want to finish.',
        ],
      },
    ],
  },
  {
    id: 'how-sure',
    title: 'How certain you can be',
    slides: [
      {
        picture: { kind: 'title', number: 3, title: 'How certain you can be' },
        captions: ['Third: how far you can trust a figure.'],
      },
      {
        picture: {
          kind: 'lines',
          heading: 'Can people admit a mistake here?',
          lines: [
            { label: 'Operations', left: '0%', right: '100%', at: 60 },
            { label: 'Sales', left: '0%', right: '100%', at: 45 },
          ],
        },
        captions: [
          'Twelve of twenty people in Operations say yes, and nine of twenty in Sales.',
          'Sixty against forty-five per cent. It looks like a finding.',
        ],
      },
      {
        picture: {
          kind: 'lines',
          heading: 'The same, with likely ranges',
          lines: [
            { label: 'Operations', left: '0%', right: '100%', at: 60, low: 38.7, high: 78.1 },
            { label: 'Sales', left: '0%', right: '100%', at: 45, low: 25.8, high: 65.8 },
          ],
        },
        captions: [
          'The bars are likely ranges. Such a range contains the true figure in 95% of cases.',
          'The two overlap widely. With twenty people each, you can’t tell.',
        ],
      },
      {
        picture: {
          kind: 'lines',
          heading: 'With ten times as many people',
          lines: [
            { label: 'Operations', left: '0%', right: '100%', at: 60, low: 53.1, high: 66.5 },
            { label: 'Sales', left: '0%', right: '100%', at: 45, low: 38.3, high: 51.9, accent: true },
          ],
        },
        captions: [
          'With two hundred people each, the bars no longer overlap. Now it is worth discussing.',
          'For every figure, ask how far it could move if you measured again.',
        ],
      },
      {
        picture: {
          kind: 'points',
          heading: 'Which figures to trust most',
          points: [
            'Differences inside your company',
            'Groups of thirty or more',
            'Five people: a rough idea',
            'One person: a way to start a conversation',
          ],
        },
        captions: [
          'Put most trust in differences inside your company: everyone answered the same questions.',
          'A group of five gives only a rough idea. Smaller groups may reveal one person’s answers.',
          'One person’s single score is rough. Use it to begin a conversation.',
        ],
      },
    ],
  },
  {
    id: 'how-to-read',
    title: 'How to read the result',
    slides: [
      {
        picture: { kind: 'title', number: 4, title: 'How to read the result' },
        captions: ['Fourth: from many figures to a few sentences.'],
      },
      {
        picture: {
          kind: 'map',
          heading: 'Five opportunities',
          points: EXAMPLE_OPPORTUNITIES.map((point) => ({
            name: point.name,
            effort: point.x,
            impact: point.y,
            pays: paysOff(point),
          })),
        },
        captions: [
          'Place each finding by how much a change would help and how hard it would be.',
          'This company is made up. Its three light blue points come first.',
          'Estimate the effort together with the people who will have to make it.',
        ],
      },
      {
        picture: {
          kind: 'points',
          heading: 'Does it belong in the top five?',
          points: ['Clear: 80% or more', 'Likely: 50% or more', 'Unclear: less'],
        },
        captions: [
          'The fifth and sixth may be almost level, so the fifth may not belong in the top five.',
          'For each finding, say how certain its place is.',
          'Where two findings are tied, show a tie.',
        ],
      },
      {
        picture: {
          kind: 'points',
          heading: 'Ask what it is good for',
          points: [
            '“We wait before we escalate.”',
            '“Otherwise there are calls all day.”',
            '“We are judged by our work.”',
          ],
        },
        captions: [
          'Every habit that has lasted is good for something. Ask what that is.',
          'Each answer leads one level down, to what has to change first.',
        ],
      },
      {
        picture: {
          kind: 'points',
          heading: 'Remember',
          points: [
            'A connection is not a cause',
            'A score is no basis for a decision about a person',
            'Thirty findings are too many to act on',
          ],
        },
        captions: [
          'If two things are connected, one need not cause the other.',
          'Never let a score decide someone’s job, pay or hiring.',
          'Present three findings. Nobody can act on a list of thirty.',
        ],
      },
    ],
  },
  {
    id: 'what-next',
    title: 'What to do next',
    slides: [
      {
        picture: { kind: 'title', number: 5, title: 'What to do next' },
        captions: ['Last: what to do with the results on Monday.'],
      },
      {
        picture: {
          kind: 'points',
          heading: 'Four steps, in this order',
          points: ['Assessment', 'Awareness', 'Alternatives', 'Actions'],
        },
        captions: [
          'The assessment is done. Actions come last.',
          'First give the results back, within two weeks, to the people who answered.',
        ],
      },
      {
        picture: {
          kind: 'lines',
          heading: 'There are more than two ways to decide',
          lines: [
            { label: 'Now', left: 'Nobody is overruled', right: 'Decisions are made', at: 14 },
            {
              label: 'The proposal stands unless anyone objects by Friday',
              left: 'Nobody is overruled',
              right: 'Decisions are made',
              at: 58,
              accent: true,
            },
          ],
        },
        captions: [
          'Find three alternatives before you discuss one.',
          'Between two opposites there is room for other ways.',
        ],
      },
      {
        picture: {
          kind: 'points',
          heading: 'A sentence that begins with “when”',
          points: [
            'When I have presented a proposal,',
            'I ask what would make it fail,',
            'and write the answer down.',
          ],
        },
        captions: [
          'Choose one behaviour and one situation in which it will come up.',
          'A plan that names the moment is more likely to be carried out.',
          'Then change one thing in people’s surroundings, so that nobody has to remember the plan.',
        ],
      },
      {
        picture: {
          kind: 'lines',
          heading: 'Measure again, and don’t claim too much',
          lines: [
            { label: 'This spring', left: 'Too little', right: 'Too much', at: 24, low: 14, high: 34 },
            {
              label: 'This autumn',
              left: 'Too little',
              right: 'Too much',
              at: 44,
              low: 35,
              high: 53,
              accent: true,
            },
          ],
        },
        captions: [
          'After six to nine months ask the same questions again.',
          'Compare the group with itself. If the change is not clear, say so.',
          'That was the course. The articles go further, and this page has all of it in writing.',
        ],
      },
    ],
  },
];
