import type { Guide } from './types.ts';

export const improvementPlansGuide: Guide = {
  key: 'pip-guide-and-template-v1',
  title: 'Performance improvement plans: guide and template',
  subtitle: 'How to find out what holds someone back before you write the plan, and a template to fill in.',
  summary: [
    'Use this guide to find what keeps a gap open, then to write and run a fair plan.',
    'Clear: specific and demanding goals lead to better work than “do your best”, if people accept them.',
    'Clear: feedback can do harm. In more than a third of 607 measured cases it made performance worse.',
    'Likely: when work goes badly, we blame the person too soon. When it goes well, studies find no such bias.',
    'This guide cannot tell you the law where you are. Its numbers of goals and weeks are rules of thumb.',
  ],
  parts: [
    {
      title: 'Before you write anything',
      blocks: [
        {
          kind: 'text',
          text: 'Performance improvement plans have a bad name, and often deserve it. They come late, they describe the person instead of the work, and everyone knows how they will end. This guide is for the other kind: a plan that is meant to work. Such a plan also says what the company will do, and a year later the person may be glad of it.',
        },
        {
          kind: 'text',
          text: 'The guide has three parts. First you find out what the gap is and what keeps it open. Then you write the plan with the person. Then you meet every week until a date that is known from the start. The template at the end follows the same order. Delete what you do not need.',
        },
        {
          kind: 'note',
          title: 'This is not legal advice',
          text: 'In many countries a plan of this kind has consequences in law, and a works council or union may have a say. Before you hand it over, ask someone who knows the rules where you are. If the decision to part company has already been made, say so and do not write a plan.',
        },
        { kind: 'heading', text: 'Is a plan the right step?' },
        {
          kind: 'checklist',
          items: [
            'The gap is in the work, and you can name three recent examples with dates.',
            'The person has been told before, in plain words, by you.',
            'The person knew at the time what good looked like.',
            'They had the tools, the time, the training and the information that others have.',
            'You would be glad if it worked.',
          ],
        },
        {
          kind: 'text',
          text: 'If you cannot tick all five, first do what is missing. A conversation tomorrow is faster than a plan next month.',
        },
      ],
    },
    {
      title: 'Find out what keeps the gap open',
      blocks: [
        {
          kind: 'text',
          text: 'An old idea in psychology says that we put what others do down to who they are. We explain what we do ourselves by the circumstances (Jones and Nisbett 1971). A meta-analysis of 173 studies found next to no such difference overall, but it did find one for events that went badly (Malle 2006). A gap in someone’s work is such an event. So look at four places in this order, and at the person last.',
        },
        {
          kind: 'table',
          head: ['Place', 'Ask', 'If this is it'],
          rows: [
            [
              'The goal',
              'Could two colleagues say independently what good work here is?',
              'Write it down together. No plan is needed yet.',
            ],
            [
              'The conditions',
              'What would the best person in the team do with this workload, these tools, this information?',
              'Change the conditions. Look again after a month.',
            ],
            [
              'The team',
              'Who else does it the same way? What happens to people who do it differently?',
              'It is a habit of the team. A plan for one person will not reach it.',
            ],
            [
              'The person',
              'Do they not know how? Do they not see why? Do they do too much of something good?',
              'Now a plan can help. First find out whether they do too little or too much of something.',
            ],
          ],
          widths: [0.16, 0.46, 0.38],
        },
        { kind: 'heading', text: 'Too little, or too much?' },
        {
          kind: 'text',
          text: 'Weak work often comes from a strength that is overdone. The colleague who misses deadlines may be checking everything three times. The manager people avoid may be the one with the highest standards. “Be more careful with time” will not help the first one. “Decide what is good enough before you begin” might.',
        },
        {
          kind: 'table',
          head: ['What you see', 'It may be too little of', 'It may be too much of'],
          rows: [
            ['Work arrives late', 'Planning, saying no', 'Attention to detail, helping others'],
            ['Colleagues avoid the person', 'Listening, giving credit', 'Candour, high standards'],
            ['Decisions are put off', 'Decisiveness', 'Asking for views, gathering evidence'],
            ['The person does everything alone', 'Delegation, trust', 'Responsibility, self-reliance'],
            ['Meetings run over', 'Setting direction', 'Active listening, inclusion'],
          ],
          widths: [0.3, 0.33, 0.37],
        },
        {
          kind: 'text',
          text: 'Ask the person in which of the two columns they recognise themselves. Most people know, but nobody has asked them.',
        },
      ],
    },
    {
      title: 'The first conversation',
      blocks: [
        {
          kind: 'text',
          text: 'Take 45 minutes, in a room with a door, early in the week and early in the day. Bring three examples. Do not bring a finished plan.',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'Say in two sentences why you are meeting. “The last three reports reached the client with wrong totals. I want to find out with you what it takes for that to stop.”',
            'Give the examples: what happened, when, what followed. No adjectives.',
            'Ask: how do you see it? Then be quiet for as long as it takes.',
            'Go through the four places in the table together. Write down what you will check on your side.',
            'Agree on what good would look like in four weeks. If you cannot agree, write both versions down.',
            'Say what happens next, and what happens if it does not work. Do not leave them to guess.',
          ],
        },
        {
          kind: 'text',
          text: 'Feedback does not always improve performance. In a meta-analysis of 607 effect sizes, feedback helped on average, but in more than a third it made performance worse. The more it drew attention from the task to the person, the less it helped (Kluger and DeNisi 1996). Stay with the task.',
        },
        {
          kind: 'note',
          title: 'Words to leave out',
          text: '“Attitude”, “professionalism”, “ownership”, “people say”. Nobody can see them on a Tuesday, so nobody can improve them by Friday.',
        },
      ],
    },
    {
      title: 'Writing the plan',
      blocks: [
        {
          kind: 'text',
          text: 'Specific and demanding goals lead to better work than “do your best” (Locke and Latham 2002). People have to accept the goals and be told how they are doing. As a rule of thumb, two goals are enough and three is the limit. Each needs five things.',
        },
        {
          kind: 'table',
          head: ['Part', 'Weak', 'Better'],
          rows: [
            [
              'What will be seen',
              'Improve communication',
              'Every change of a delivery date reaches the client the same day',
            ],
            [
              'How it is measured',
              'Fewer complaints',
              'On Fridays, the number of changes logged is compared with the number of messages sent',
            ],
            ['From where to where', 'Clearly better', 'From 4 of 10 in May to 9 of 10 in July'],
            [
              'What the person does',
              'Take more care',
              'When a date moves, I write to the client before I do anything else',
            ],
            [
              'What the company does',
              'Support as needed',
              'Ben takes the two oldest accounts until 30 June; one hour with Ana on Mondays',
            ],
          ],
          widths: [0.22, 0.28, 0.5],
        },
        { kind: 'heading', text: 'How long' },
        {
          kind: 'text',
          text: 'Our rule of thumb: as long as it takes to see the behaviour at least eight times, and no longer than three months. For something that happens every day, four weeks is enough. For something that happens once a week, allow eight to ten.',
        },
        { kind: 'heading', text: 'Check it before you hand it over' },
        {
          kind: 'checklist',
          items: [
            'A stranger could tell from the text whether a goal was reached.',
            'Every goal is in the person’s own hands.',
            'The company makes at least as many promises as there are goals.',
            'The plan gives the dates of all meetings, and says who will be there.',
            'It says what happens when the plan works, and what happens when it does not.',
            'Nothing in it is about health, family, age, origin or belief.',
            'The person has seen a draft and changed something in it.',
          ],
        },
      ],
    },
    {
      title: 'The weekly meeting',
      blocks: [
        {
          kind: 'text',
          text: 'Take twenty minutes, always at the same time. Never move the meeting. The person speaks first. You write a few lines that both of you can see.',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'One moment in which it worked. What made it work?',
            'One moment in which it did not. What was different?',
            'The figure for the week, next to those for the weeks before.',
            'What each of you does before next week.',
          ],
        },
        {
          kind: 'text',
          text: 'If you see after two weeks that the goal was wrong, change it, and say that it was your mistake. If the company has not kept a promise, the clock stops until it does.',
        },
        { kind: 'heading', text: 'How it ends' },
        {
          kind: 'text',
          text: 'The plan ends on the agreed date, with one of three sentences. “It worked, and the plan is over.” “It worked in part, and we will go on with one goal until a second, final date.” “It did not work, and this is what follows.” Say it in the first minute. Put it in writing the same day. If the plan worked, tell the people who knew about it.',
        },
      ],
    },
    {
      title: 'Template: the diagnosis',
      newPage: true,
      blocks: [
        {
          kind: 'form',
          fields: [
            { label: 'Name and role' },
            { label: 'Manager' },
            { label: 'Date' },
            { label: 'The gap in one sentence', hint: 'What is expected, what happens instead', lines: 2 },
            { label: 'Three examples', hint: 'Date, what happened, what followed', lines: 4 },
            { label: 'The goal: was it clear? How do we know?', lines: 2 },
            { label: 'The conditions: time, tools, training, information', lines: 2 },
            { label: 'The team: who else does it like this?', lines: 2 },
            { label: 'Too little of …, or too much of …', lines: 2 },
            { label: 'How the person sees it, in their own words', lines: 3 },
            { label: 'What the company will check or change first', lines: 2 },
          ],
        },
      ],
    },
    {
      title: 'Template: the plan',
      newPage: true,
      blocks: [
        {
          kind: 'table',
          head: ['', 'Goal 1', 'Goal 2'],
          rows: [
            ['What will be seen', '', ''],
            ['How it is measured, and by whom', '', ''],
            ['From where to where', '', ''],
            ['When …, I will …', '', ''],
            ['What the company does, who, by when', '', ''],
            ['How likely is this to work, from 0 to 10? What would raise that by one?', '', ''],
          ],
          widths: [0.3, 0.35, 0.35],
        },
        {
          kind: 'form',
          fields: [
            { label: 'Begins on' },
            { label: 'Ends on' },
            { label: 'We meet on', hint: 'Day and time, and who else is there' },
            { label: 'If the goals are reached', lines: 2 },
            { label: 'If they are not', lines: 2 },
            { label: 'What the person changed in the draft', lines: 2 },
            { label: 'Read and discussed: date, both names' },
          ],
        },
      ],
    },
    {
      title: 'Template: the weeks',
      newPage: true,
      blocks: [
        {
          kind: 'table',
          head: ['Week', 'It worked when …', 'It did not work when …', 'Figure', 'Until next week'],
          rows: ['1', '2', '3', '4', '5', '6', '7', '8'].map((week) => [week, '', '', '', '']),
          widths: [0.1, 0.26, 0.26, 0.12, 0.26],
        },
        {
          kind: 'form',
          fields: [
            { label: 'Result on the last day', hint: 'Reached, reached in part, or not reached', lines: 2 },
            { label: 'What we keep', lines: 2 },
            { label: 'What we learned about how we work here', lines: 2 },
          ],
        },
        {
          kind: 'note',
          title: 'Where Fourfold helps',
          text: 'This guide asks whether the gap lies in the person or in what surrounds them. Fourfold measures both with one questionnaire of about 15 minutes. For each of 84 behaviours, it shows whether there is too little or too much. It also shows how people see 84 aspects of their work. Each score comes with its likely range. A profile is a way to start a conversation, and we tell companies not to base a decision on it alone.',
        },
      ],
    },
  ],
  references: [
    'Jones, E. E. and Nisbett, R. E. (1971). The actor and the observer: Divergent perceptions of the causes of behavior. General Learning Press.',
    'Kluger, A. N. and DeNisi, A. (1996). The effects of feedback interventions on performance: A historical review, a meta-analysis, and a preliminary feedback intervention theory. Psychological Bulletin 119(2), 254–284.',
    'Locke, E. A. and Latham, G. P. (2002). Building a practically useful theory of goal setting and task motivation: A 35-year odyssey. American Psychologist 57(9), 705–717.',
    'Malle, B. F. (2006). The actor-observer asymmetry in attribution: A (surprising) meta-analysis. Psychological Bulletin 132(6), 895–919.',
  ],
};
