import { EXAMPLE_OPPORTUNITIES } from '../example-opportunities/index.ts';
import type { Guide } from './types.ts';

export const fourLevelsGuide: Guide = {
  key: 'four-levels-of-cultural-control-v1',
  title: 'The four levels of cultural control',
  subtitle:
    'How to find the level that keeps one of your company’s habits going, and how to change it there in four steps.',
  summary: [
    'Use this guide to find the level that keeps one habit going, and to plan one change there.',
    'Clear: plans of the form “when this happens, I will do that” are kept more often than good intentions.',
    'Likely: where people feel safe to speak up, teams learn more. One study compared 51 teams in one company.',
    'Likely: good behaviours turn harmful beyond a point, so describe what too much looks like as well as too little.',
    'This guide cannot say how long your change will take. The levels and their times are rules of thumb.',
  ],
  parts: [
    {
      title: 'What this guide is for',
      blocks: [
        {
          kind: 'text',
          text: 'Imagine a company that decides that people should speak up earlier. It writes a sentence about this into its values, adds a line to the review form and holds a company meeting. Half a year later the same problems still arrive late. Nothing was wrong with the sentence. But it was aimed at a level that does not keep the habit going.',
        },
        {
          kind: 'text',
          text: 'Culture has four levels. From the top down they are rules, behaviours, perceptions and constructs. Each has a lever of its own, answers a different question, and takes a different amount of time. Most programmes pull the first lever and hope that the other three levels follow.',
        },
        {
          kind: 'text',
          text: 'This guide gives you a way to tell the levels apart, and one worked example that runs through all of them. At the end are sheets to fill in with your own team. You can read it in half an hour. Use it for one habit, not for the whole culture.',
        },
        {
          kind: 'note',
          title: 'What we mean by control',
          text: 'We don’t mean surveillance. Control is what makes people likely to act one way rather than another: a rule, a habit, an expectation, a belief. Researchers have long described how shared expectations steer people where rules and measurements cannot (Ouchi 1979; O’Reilly and Chatman 1996). This kind of control exists in your company already. The question is whether anyone works on it on purpose.',
        },
      ],
    },
    {
      title: 'The four levels at a glance',
      blocks: [
        {
          kind: 'figure',
          figure: { draw: 'levels' },
          caption:
            'The four levels. The further down a level is, the less people see of it and the longer it lasts.',
        },
        {
          kind: 'table',
          head: ['Level', 'Question', 'Lever', 'How long it takes'],
          rows: [
            ['1 Rules', 'What are the rules?', 'Decide and announce', 'Days'],
            ['2 Behaviours', 'What do people do?', 'Notice, practise, train', 'Weeks to months'],
            [
              '3 Perceptions',
              'How do people see their work?',
              'Change what makes people see it that way',
              'Months',
            ],
            [
              '4 Constructs',
              'Between which two opposites do people choose?',
              'Name both opposites and find a better place between them',
              'One good conversation, or years',
            ],
          ],
          widths: [0.18, 0.3, 0.3, 0.22],
        },
        {
          kind: 'text',
          text: 'The times are our own rule of thumb, not a finding. The order is what matters. A change at one level lasts when the level below it agrees. If a rule contradicts what people see every day, they follow it only while someone is watching.',
        },
        {
          kind: 'heading',
          text: 'A thirty-second test',
        },
        {
          kind: 'text',
          text: 'Take the habit that bothers you and finish each of these sentences. The one that comes easiest usually shows the level at which you have worked so far. The one that you cannot finish is where to look.',
        },
        {
          kind: 'list',
          items: [
            'The rule that covers this says …',
            'Last Tuesday, what people did instead was …',
            'They did it because, from where they are, …',
            'The other thing they could have done was …, and that would have meant …',
          ],
        },
      ],
    },
    {
      title: 'Level 1: Rules',
      blocks: [
        {
          kind: 'text',
          text: 'Rules are everything that is written down: targets, pay, shift plans, approval limits, the handbook, the form that asks for a second signature. They are the level that leaders own, so they are the level that leaders reach for.',
        },
        {
          kind: 'text',
          text: 'Rules are good at three things. They settle what is the same for everyone. They protect people who would lose an argument. They remove small decisions that nobody wants to make ten times a day. They are poor at anything that needs judgement, because people who write a rule cannot foresee when it will be used.',
        },
        {
          kind: 'heading',
          text: 'How a rule works against you',
        },
        {
          kind: 'text',
          text: 'Steven Kerr called it the folly of rewarding A while hoping for B (Kerr 1975). Imagine a depot that hopes for reports of near misses, and pays a bonus for every quarter without one. Or a support team that hopes for thorough answers, and shows a league table of closed tickets. Nobody told people to hide near misses. The rule did.',
        },
        {
          kind: 'checklist',
          items: [
            'List every target and bonus that touches the habit. For each, write what people would do if they cared about nothing else.',
            'Find the rule that people break most often without being told off. Ask whether the rule or the practice is right.',
            'Count the signatures on the last five decisions of the kind you care about.',
            'Remove one rule before you add one.',
          ],
        },
        {
          kind: 'note',
          title: 'When this level is enough',
          text: 'It is enough when people want to act differently, know how and see why, and only a rule prevents it. Then change the rule and go home.',
        },
      ],
    },
    {
      title: 'Level 2: Behaviours',
      blocks: [
        {
          kind: 'text',
          text: 'Behaviours are what a camera would see: who speaks first, who asks, how work is handed over, what happens in the minute after a mistake. This is where values become real, or don’t.',
        },
        {
          kind: 'heading',
          text: 'Too little and too much',
        },
        {
          kind: 'text',
          text: 'Most lists of values read as if more were better. That is seldom so. Listening that never ends delays decisions. Candour without care makes people guarded. A review of management research found many cases in which good things turn harmful beyond a point (Pierce and Aguinis 2013). So describe a behaviour in the middle and at both ends.',
        },
        {
          kind: 'table',
          head: ['Behaviour', 'Too little looks like', 'Too much looks like'],
          rows: [
            [
              'Delegation',
              'Work waits on one desk. Capable people ask for permission.',
              'Tasks arrive without context. Nobody knows who answers for the result.',
            ],
            [
              'Active Listening',
              'People repeat themselves, then stop.',
              'Every view is heard twice and nothing is settled.',
            ],
            [
              'Assertiveness',
              'People say what they need only when it is too late.',
              'The same two people win every discussion.',
            ],
            [
              'Attention to Detail',
              'Small errors reach the customer.',
              'People polish a draft that nobody has agreed to.',
            ],
          ],
          widths: [0.22, 0.39, 0.39],
        },
        {
          kind: 'figure',
          figure: {
            draw: 'scale',
            scores: [
              { label: 'Delegation', score: 68, halfWidth: 14 },
              { label: 'Assertiveness', score: 96, halfWidth: 13 },
              { label: 'Active Listening', score: 137, halfWidth: 15 },
            ],
          },
          caption:
            'An invented team on the scale that Fourfold uses. 100 is balanced. The bar around a dot is the likely range of the true score. A score without a range looks more certain than it is.',
        },
        {
          kind: 'heading',
          text: 'The lever',
        },
        {
          kind: 'text',
          text: 'Notice the behaviour when it happens, practise it where little is at stake, and train people in what they cannot yet do. Plans of the form “when this happens, I will do that” are carried out far more often than good intentions (Gollwitzer 1999). “We delegate more” is an intention. “When a request comes to me that Ana could answer, I forward it to her with one line of context” is a plan.',
        },
      ],
    },
    {
      title: 'Level 3: Perceptions',
      blocks: [
        {
          kind: 'text',
          text: 'Perceptions are how people see their work: whether goals seem clear, mistakes safe, pay fair and promises reliable. They need not be right to be powerful. Someone who believes that bad news ends a career will not bring any, whatever the policy says.',
        },
        {
          kind: 'text',
          text: 'The best-known example is psychological safety. Amy Edmondson studied 51 teams in one manufacturing company. Teams in which people felt safe to speak up discussed more errors, and so learned more (Edmondson 1999). The company was the same for all of them.',
        },
        {
          kind: 'heading',
          text: 'Why announcements do not reach this level',
        },
        {
          kind: 'text',
          text: 'A perception comes from what people have seen happen to others. They check “You can always come to me” against what happened to the last person who did. So the lever has two parts: first change what makes people see it that way, then let them see the change. A manager who thanks someone for bad news in front of the team has done more than a campaign could.',
        },
        {
          kind: 'checklist',
          items: [
            'Write the perception as a sentence that someone would say at the end of a shift: “If I ask for help here, …”.',
            'Ask what they saw that made it true for them. Collect three incidents, not opinions.',
            'Which of these incidents could happen again tomorrow? Change that first.',
            'Decide where the opposite will be seen, by whom, and on which day.',
          ],
        },
        {
          kind: 'figure',
          figure: {
            draw: 'lines',
            lines: [
              {
                first: 'it counts against me',
                last: 'it is seen as learning',
                dots: [0.22, 0.3, 0.34, 0.71],
              },
              {
                first: 'I wait for a free moment',
                last: 'I get help the same day',
                dots: [0.58, 0.66, 0.72, 0.8],
              },
              { first: 'others do the deciding', last: 'my voice counts', dots: [0.18, 0.25, 0.61, 0.86] },
            ],
          },
          caption:
            'Four people in one invented team on three lines. On the second they agree. On the third they might be in different companies. An average would hide that.',
        },
      ],
    },
    {
      title: 'Level 4: Constructs',
      blocks: [
        {
          kind: 'text',
          text: 'In 1955 the psychologist George Kelly proposed that people make sense of the world with pairs of opposites (Kelly 1955). He called them personal constructs. People do not see colleagues as “cooperative” on a scale from one to seven. They see them as helpful rather than ambitious, or as helpful rather than cold. The other end matters as much as the first, and it differs from person to person.',
        },
        {
          kind: 'text',
          text: 'That is why the same request means different things. Ask for more openness in a team in which the other end of “open” is “private”, and people discuss how much of themselves to share. Ask for it where the other end is “loyal”, and you have asked people to betray someone.',
        },
        {
          kind: 'heading',
          text: 'The trap of two options',
        },
        {
          kind: 'text',
          text: 'People who see only two options can only switch from one to the other. Imagine a supervisor torn between “strict” and “liked”. She is strict on Monday and liked on Friday, and hears on both days that something is missing. Things begin to move when a third place appears: strict about the hand-over, relaxed about how people get there.',
        },
        {
          kind: 'figure',
          figure: {
            draw: 'lines',
            lines: [
              { first: 'finish my own work', last: 'help a colleague', dots: [0.12] },
              { first: 'speak up', last: 'stay loyal', dots: [0.88] },
              { first: 'strict', last: 'liked', dots: [0.5] },
            ],
          },
          caption: 'Three lines that we often hear about. A good person could want either end.',
        },
        {
          kind: 'heading',
          text: 'How to find a construct',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'Ask someone to think of three moments at work: one that went well, one that did not, one in between.',
            'Ask: in what way are two of these alike and different from the third? Take the words as they come.',
            'Ask: and the opposite of that would be? Wait. As a rule of thumb, the second answer is the true one.',
            'Ask: which of the two would you rather be, and what does that cost you?',
            'Ask: when were you somewhere else on this line, and what made that possible?',
          ],
        },
        {
          kind: 'text',
          text: 'The last question matters most. Almost everyone has been somewhere else on the line once. What made it possible then is usually a rule, a habit or something they saw: the three levels above.',
        },
      ],
    },
    {
      title: 'Four steps that work at every level',
      blocks: [
        {
          kind: 'figure',
          figure: { draw: 'cycle' },
          caption: 'The cycle. It ends with a date on which it begins again.',
        },
        {
          kind: 'heading',
          text: 'Assessment: where are we?',
        },
        {
          kind: 'text',
          text: 'Measure what people say they do and how they see their work, with the same questions for everyone, and say how certain each score is. Prefer differences inside the company to absolute scores: one department against another, this year against last. Both sides answered the same questions, so most doubts about the questions cancel out.',
        },
        {
          kind: 'heading',
          text: 'Awareness: what do we gain from the way things are, and what does it cost us?',
        },
        {
          kind: 'text',
          text: 'Every habit was once a solution. Before you change it, ask what it protects. Talk the finding through with the people it concerns until they recognise themselves, or until you recognise that the finding is wrong. A finding that nobody recognises is no basis for a plan yet.',
        },
        {
          kind: 'heading',
          text: 'Alternatives: what else could we do in the same situation?',
        },
        {
          kind: 'text',
          text: 'Take one real moment, with a place and a time. Find three other ways to act in it. Two of them should be ones that someone in the room has used before. If you cannot find a third, you are at level 4: go back and look for the two opposites.',
        },
        {
          kind: 'heading',
          text: 'Actions: who will do what, starting when, and how will we know that it worked?',
        },
        {
          kind: 'text',
          text: 'Agree on one or two changes small enough for next week. Write each as “when …, I will …”. Before you leave the room, set the date on which you look again. More at once is too much for one team.',
        },
      ],
    },
    {
      title: 'One habit through all four levels',
      blocks: [
        {
          kind: 'text',
          text: 'The company in this example is made up, as are its figures. A warehouse with 60 people loses an hour a day to missing items. Pickers know by ten which items will be short. The planners hear about them at two.',
        },
        {
          kind: 'table',
          head: ['Level', 'What they found', 'What they changed'],
          rows: [
            [
              'Rules',
              'Pickers are paid by the number of order lines they pick per hour. Nobody is paid for the minute that a report takes.',
              'A report now counts as one order line. The change took a week.',
            ],
            [
              'Behaviours',
              'Most pickers finish their round before they report a missing item. Two report it straight away, and until now nobody had noticed that they do.',
              'At the start of a shift the two show, in ninety seconds, how they do it with the scanner.',
            ],
            [
              'Perceptions',
              'People say “they think we took it”. In spring a shortage led to a bag search.',
              'The site manager says at the morning briefing that the search was a mistake. Every day she reads out how much time one of the previous day’s reports has saved.',
            ],
            [
              'Constructs',
              'For many the line is “keep going” against “make a fuss”. Good workers keep going.',
              'A third place gets a name: “call it and go on”. Calling takes seven seconds and someone else takes over.',
            ],
          ],
          widths: [0.16, 0.42, 0.42],
        },
        {
          kind: 'text',
          text: 'The rule alone would have brought more reports from the two who sent them anyway. The name alone would have failed, because nobody was paid for calling. Each level made the next one possible, and the deepest one gave people a phrase that they now use.',
        },
        {
          kind: 'heading',
          text: 'What they measured',
        },
        {
          kind: 'list',
          items: [
            'The time between the moment when a picker could notice a missing item and the moment when a planner knows. One figure a day, on the board.',
            'The number of people who reported at least once in a week: it shows whether a habit is spreading or two people are working harder.',
            'Two questions in the next round of the survey, compared with the departments that had changed nothing.',
          ],
        },
      ],
    },
    {
      title: 'Choosing what to work on',
      blocks: [
        {
          kind: 'text',
          text: 'You will find more than you can change. Put each possible change on a chart with two axes. Impact is how much would change if it worked. Effort is how many people would have to change, and by how much. Start at the upper left.',
        },
        {
          kind: 'figure',
          figure: {
            draw: 'opportunities',
            points: EXAMPLE_OPPORTUNITIES.map(({ x, y, name }) => ({ name, effort: x, impact: y })),
          },
          caption:
            'Five opportunities for an invented company. Light points pay off first: high impact, little effort. Numbers 4 and 5 may be right for next year.',
        },
        {
          kind: 'heading',
          text: 'Four questions before you choose',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'Is there clearly too much or too little of the behaviour, or does its likely range touch the middle? Leave doubtful ones until you have asked more people.',
            'Who does it concern? A difference between departments is easier to talk about than a verdict on a company.',
            'What does the behaviour get in the way of as it is now? Prefer one that is connected with something people suffer from.',
            'Will the people concerned see a result within six weeks? If not, choose something smaller.',
          ],
        },
        {
          kind: 'note',
          title: 'What not to do with figures',
          text: 'Do not rank people. Do not base a decision about a job, a salary or a hire on a score. Do not show figures for a group so small that everyone can guess who said what. Our rule is five people or more, unless the reader has access to individual results.',
        },
      ],
    },
    {
      title: 'Worksheet: one habit, four levels',
      newPage: true,
      blocks: [
        {
          kind: 'text',
          text: 'Fill it in with three to six people who live with the habit. It takes about an hour. Write down incidents rather than opinions.',
        },
        {
          kind: 'form',
          fields: [
            { label: 'The habit, as a camera would see it', lines: 2 },
            { label: 'What it protects or makes easy', lines: 2 },
            { label: 'What it costs, for whom, how often', lines: 2 },
            { label: 'Rules that keep it in place', hint: 'Targets, pay, forms, who signs', lines: 2 },
            { label: 'Behaviours that feed it', hint: 'Too little of what, too much of what', lines: 2 },
            { label: 'What people have seen that makes it seem sensible', hint: 'Three incidents', lines: 3 },
            { label: 'The line', hint: 'One end, the other end, and where each of you is', lines: 2 },
            { label: 'The level at which you will begin, and why', lines: 2 },
          ],
        },
      ],
    },
    {
      title: 'Worksheet: the plan',
      newPage: true,
      blocks: [
        {
          kind: 'form',
          fields: [
            { label: 'The moment', hint: 'A real one: where, when, who is there', lines: 2 },
            { label: 'Three other ways to act in it', lines: 3 },
            { label: 'When …', hint: 'The sign that the moment is here' },
            { label: '… I will …', hint: 'Something that takes less than two minutes' },
            { label: 'What would make it easier', hint: 'A rule to remove, a tool, a word' },
            { label: 'Who else must know, and from whom', lines: 2 },
            { label: 'How we will see it', hint: 'One figure or one incident a week' },
            { label: 'We look again on', hint: 'A date within six weeks' },
          ],
        },
        {
          kind: 'heading',
          text: 'In the meeting on that date',
        },
        {
          kind: 'checklist',
          items: [
            'Read the plan aloud as it was written. Do not correct it first.',
            'Everyone describes one moment in which they did it, and one in which they did not.',
            'When they did not do it, at which level did it fail?',
            'Keep the plan, change it or drop it. Dropping it is a result.',
            'Fix the next date.',
          ],
        },
      ],
    },
    {
      title: 'Ten ways in which this goes wrong',
      newPage: true,
      blocks: [
        {
          kind: 'table',
          head: ['What happens', 'What to do instead'],
          rows: [
            [
              'The values are rewritten.',
              'Describe one moment in which you want to see something different.',
            ],
            ['Everyone is trained.', 'Ask first whether people lack the skill or the reason.'],
            [
              'A survey is run and the results stay with the board.',
              'Show each team its own figures within two weeks.',
            ],
            ['One figure is made a target.', 'Watch two that pull in opposite directions.'],
            ['The average is discussed.', 'Look at how far apart people are, then at departments.'],
            [
              'The loudest department is copied.',
              'Ask what it has that the others lack: people, time, a rule.',
            ],
            ['Managers are told to “live the values”.', 'Give them one sentence and one moment a week.'],
            ['People who object are called resistant.', 'Ask what the old habit protects. They know.'],
            ['Ten actions start at once.', 'Start one. Put nine on a list with a date.'],
            ['Nobody looks again.', 'Fix the second date before the first step.'],
          ],
          widths: [0.45, 0.55],
        },
        {
          kind: 'heading',
          text: 'Where a measurement helps',
        },
        {
          kind: 'text',
          text: 'You can do all of this with paper and an hour of honest conversation. A measurement helps when the company is too large for one room, or when departments tell different stories. It also helps when someone has to decide where to start. Fourfold asks each person 154 short questions in about 15 minutes. It places 84 behaviours and 84 perceptions on the scale used in this guide, each with its likely range. It says which five changes would matter most and how certain that is. An account is free and needs no payment details. Your first invitations are free too. To invite more, ask us for a price.',
        },
      ],
    },
  ],
  references: [
    'Edmondson, A. (1999). Psychological safety and learning behavior in work teams. Administrative Science Quarterly 44(2), 350–383.',
    'Gollwitzer, P. M. (1999). Implementation intentions: Strong effects of simple plans. American Psychologist 54(7), 493–503.',
    'Kelly, G. A. (1955). The Psychology of Personal Constructs. Norton.',
    'Kerr, S. (1975). On the folly of rewarding A, while hoping for B. Academy of Management Journal 18(4), 769–783.',
    'O’Reilly, C. A. and Chatman, J. A. (1996). Culture as social control: Corporations, cults, and commitment. Research in Organizational Behavior 18, 157–200.',
    'Ouchi, W. G. (1979). A conceptual framework for the design of organizational control mechanisms. Management Science 25(9), 833–848.',
    'Pierce, J. R. and Aguinis, H. (2013). The too-much-of-a-good-thing effect in management. Journal of Management 39(2), 313–338.',
  ],
};
