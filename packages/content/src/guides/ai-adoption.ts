import type { Guide } from './types.ts';

export const aiAdoptionGuide: Guide = {
  key: 'ai-adoption-guide-and-template-v1',
  title: 'AI adoption: guide and template',
  subtitle:
    'How to find what keeps people from using a tool that works, and how one team can get into the habit in eight weeks.',
  summary: [
    'Use this guide to find what holds one team back, try one task for eight weeks, and decide.',
    'Clear: people use a tool if it is useful and easy, and if colleagues and conditions help.',
    'Clear: people lose confidence faster in a machine that makes mistakes than in a person who makes as many.',
    'Likely: teams adopt new ways of working more easily where it is safe to ask (one study of 16 hospitals).',
    'This guide cannot say whether your tool is good. The six bottlenecks and the timetable are rules of thumb.',
  ],
  parts: [
    {
      title: 'The tool works. Why does nobody use it?',
      blocks: [
        {
          kind: 'text',
          text: 'Imagine a company that has paid for the licences, run a successful pilot and trained its people. Three months later a handful of people use the assistant every day. Some have tried it once, and the rest have reasons not to. This guide is about those reasons.',
        },
        {
          kind: 'text',
          text: 'A widely used summary of research on new technology names four things that decide whether people use it (Venkatesh and others 2003). Do people expect it to help with their own work? How hard is it to use? What do people who matter to them think? Are the conditions right? Two of these four are not about the tool.',
        },
        {
          kind: 'text',
          text: 'You will find one team’s bottleneck, choose one task, try the tool on it for eight weeks and decide. The templates at the end follow the same order.',
        },
      ],
    },
    {
      title: 'Six bottlenecks',
      blocks: [
        {
          kind: 'text',
          text: 'The table quotes what people say. The right help differs so much from one bottleneck to the next that a wrong guess is expensive.',
        },
        {
          kind: 'table',
          head: ['Bottleneck', 'What people say', 'What helps', 'What does not'],
          rows: [
            [
              'No task',
              '“I wouldn’t know what to use it for.”',
              'One task from their own week, worked through with them',
              'A list of a hundred prompts',
            ],
            [
              'No safety',
              '“If it gets something wrong, it is my name on it.”',
              'A rule about who is responsible for what, and a manager who admits a mistake',
              'A promise that the tool is reliable',
            ],
            [
              'No time',
              '“Maybe after quarter-end.”',
              'Two hours a week taken off something else',
              'Telling people to make time for it',
            ],
            [
              'No say',
              '“Nobody asked us.”',
              'Let the team choose the task and the limits',
              'More information about the decision',
            ],
            [
              'No trust in the purpose',
              '“First they’ll time me, then they’ll cut my job.”',
              'Say what the saved time will be used for, and keep that promise',
              'Saying that nobody needs to worry',
            ],
            [
              'No standard',
              '“Everyone uses it differently and I have to check it all.”',
              'One page: what it is used for, what is checked, by whom',
              'A ban',
            ],
          ],
          widths: [0.16, 0.28, 0.32, 0.24],
        },
        {
          kind: 'text',
          text: 'People who saw an algorithm err lost confidence in it faster than in a human who erred as much (Dietvorst and others 2015). They used the algorithm more readily when they could change its result a little (Dietvorst and others 2018). So leave the last step to people, and let them see that you mean it.',
        },
      ],
    },
    {
      title: 'Find yours in one week',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Count. How many people used the tool on three different days last week? Not licences, not logins since launch.',
            'Watch two people who use it and two who do not, for half an hour each, at the task that it is meant for.',
            'Ask eight people one question: “What would have to be different for you to use it tomorrow?” Write down the words.',
            'Sort the answers by the six bottlenecks. As a rule of thumb, if one bottleneck has half of the answers, you have found it. If none has, the people you asked may belong to more than one team, each with its own bottleneck.',
            'Tell the team what you heard, and ask whether you got it right.',
          ],
        },
        { kind: 'heading', text: 'Look at the culture, too' },
        {
          kind: 'text',
          text: 'A study followed 16 hospitals that set out to introduce the same new heart operation. All had excellent heart surgery departments, but only some teams made the operation part of their work. Those teams had practised together, made it safe to speak up, and talked about how it went (Edmondson, Bohmer and Pisano 2001). If people learn a tool by asking, a team that punishes questions will not learn it.',
        },
        {
          kind: 'table',
          head: ['Perception', 'If it is low', 'Begin with'],
          rows: [
            ['Safe to Fail', 'People hide attempts', 'A weekly meeting where people say what went wrong'],
            [
              'Room to Experiment',
              'Only the official use is tried',
              'A list of tasks in which a mistake does no damage',
            ],
            ['Priority Clarity', 'The tool is one more thing to do', 'What can be dropped instead'],
            [
              'Trust in Leaders',
              'People see a hidden plan behind every pilot',
              'What the saved time is used for',
            ],
            [
              'Support for Training',
              'Courses are offered, but there is no time to use what people learned',
              'Pairs, one task, one hour a week',
            ],
          ],
          widths: [0.26, 0.34, 0.4],
        },
      ],
    },
    {
      title: 'Choose one task',
      blocks: [
        {
          kind: 'text',
          text: 'Here is our rule of thumb for a good first task. Several people do it at least weekly, and it takes half an hour or more. Someone can tell a good result from a bad one in two minutes. That last point matters most. Where checking takes as long as doing, you save nothing and build no trust.',
        },
        {
          kind: 'checklist',
          items: [
            'At least four people do it every week.',
            'A wrong result is seen before it does harm.',
            'The task involves no data that must stay inside the company, or the tool runs inside the company.',
            'People would be glad to spend less time on it.',
            'We know how long it takes today, and how good the result is.',
          ],
        },
        {
          kind: 'note',
          title: 'People misuse tools in both directions',
          text: 'They leave good ones unused, and they rely on poor ones without checking (Parasuraman and Riley 1997). A standard for checking protects against both, so write it before you begin.',
        },
      ],
    },
    {
      title: 'What to say on the first day',
      blocks: [
        {
          kind: 'text',
          text: 'Whatever you talk about, people listen for three things. What happens to my job? Who is responsible when it goes wrong? Do you know what you are asking of us? Answer them in the first five minutes, in this order, and do not guess at what you do not know.',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'The time that we save is for … (name it). We will not cut hours before … (a date). If that changes, you will hear it from me first.',
            'You are responsible for what you send, as you are today. For the eight weeks I am responsible for errors that come from using it in the way we agreed.',
            'I have tried it on my own work. This went well: … This went wrong: …',
            'You choose the task and you write the rules. I decide about data and money, and I will say why.',
            'In week 8 we keep it, change it or stop it. Stopping is allowed.',
          ],
        },
        {
          kind: 'text',
          text: 'If you cannot say the first sentence truthfully, find out before you begin. Nothing else in this guide can replace it.',
        },
      ],
    },
    {
      title: 'Eight weeks',
      blocks: [
        {
          kind: 'table',
          head: ['Week', 'What happens', 'Who', 'What you look at'],
          rows: [
            [
              '1',
              'The manager finds the bottleneck and tells the team. The team chooses the task.',
              'Manager, team',
              'Is it their task?',
            ],
            [
              '2',
              'Measure how long the task takes now, and how good the result is. Write one page of rules.',
              'Two of the team',
              'Do the rules fit on one page?',
            ],
            ['3', 'Two people begin. The others watch for an hour.', 'Pairs', 'First errors, shared openly'],
            ['4', 'Everyone does it once with a partner.', 'Pairs', 'Who could not, and why'],
            [
              '5',
              'Everyone does it alone, with one drop-in hour a week for questions.',
              'Team',
              'How many use it on three days a week',
            ],
            [
              '6',
              'Change the rules to fit what was learned.',
              'Two of the team',
              'What is checked less, and what is checked more',
            ],
            [
              '7',
              'Measure again, as in week 2.',
              'Two of the team',
              'Time, quality, errors that got through',
            ],
            [
              '8',
              'Decide: keep, change or stop. Check that the time saved went where you said it would.',
              'Manager, team',
              'Was the promise kept?',
            ],
          ],
          widths: [0.1, 0.44, 0.2, 0.26],
        },
        {
          kind: 'text',
          text: 'People tend to pick up new habits from people like themselves rather than from experts (Rogers 2003). Let the second team hear about it from the first one, not from you.',
        },
        { kind: 'heading', text: 'When to stop' },
        {
          kind: 'text',
          text: 'Stop if checking takes longer than the task did, or if someone outside the team has noticed an error. Stop, too, if fewer than half of the team used it in week 7 and the others had good reasons not to. Say so and say why. A team that has seen you stop honestly once will believe you when you start the next thing.',
        },
      ],
    },
    {
      title: 'Template: the bottleneck',
      newPage: true,
      blocks: [
        {
          kind: 'form',
          fields: [
            { label: 'Team, and the tool' },
            { label: 'People who used it on three days last week', hint: 'Of how many' },
            { label: 'What we saw while watching', lines: 3 },
          ],
        },
        {
          kind: 'table',
          head: ['Bottleneck', 'How many said it', 'In their words'],
          rows: ['No task', 'No safety', 'No time', 'No say', 'No trust in the purpose', 'No standard'].map(
            (name) => [name, '', ''],
          ),
          widths: [0.28, 0.2, 0.52],
        },
        {
          kind: 'form',
          fields: [
            { label: 'Our bottleneck', lines: 2 },
            { label: 'What the team said when we told them', lines: 2 },
          ],
        },
      ],
    },
    {
      title: 'Template: the task and its rules',
      newPage: true,
      blocks: [
        {
          kind: 'form',
          fields: [
            { label: 'The task' },
            { label: 'Who does it, how often' },
            { label: 'Time today', hint: 'Median of at least ten measurements' },
            { label: 'Quality today', hint: 'How we tell good from bad in two minutes', lines: 2 },
            { label: 'The tool may be used for', lines: 2 },
            { label: 'The tool may not be used for', lines: 2 },
            {
              label: 'What never goes into it',
              hint: 'Names, health, contracts, anything covered by a confidentiality agreement',
              lines: 2,
            },
            { label: 'What is checked every time, and by whom', lines: 2 },
            { label: 'Who is responsible for the result' },
            { label: 'The time that it saves is for', lines: 2 },
            { label: 'Where errors are shared', hint: 'Day, place, who begins' },
          ],
        },
      ],
    },
    {
      title: 'Template: the result',
      newPage: true,
      blocks: [
        {
          kind: 'table',
          head: ['', 'Week 2', 'Week 7', 'Difference'],
          rows: [
            ['Median time', '', '', ''],
            ['Results that were right first time', '', '', ''],
            ['Errors that got through', '', '', ''],
            ['People who used it on three days', '', '', ''],
            ['Time for checking', '', '', ''],
          ],
          widths: [0.4, 0.2, 0.2, 0.2],
        },
        {
          kind: 'form',
          fields: [
            { label: 'Keep, change or stop, and why', lines: 3 },
            { label: 'What we will do with the time', lines: 2 },
            { label: 'Who tells the next team, and when' },
          ],
        },
        {
          kind: 'note',
          title: 'Where Fourfold helps',
          text: 'You can see most of these bottlenecks before a tool arrives, in how people see their work. Are mistakes safe, priorities clear and leaders trusted? Do people have time and a voice? Fourfold measures 84 such perceptions and 84 behaviours with one questionnaire of about 15 minutes. None of its questions is about AI itself. It shows which bottlenecks a roll-out may meet in which department, and how certain each finding is.',
        },
      ],
    },
  ],
  references: [
    'Dietvorst, B. J., Simmons, J. P. and Massey, C. (2015). Algorithm aversion: People erroneously avoid algorithms after seeing them err. Journal of Experimental Psychology: General 144(1), 114–126.',
    'Dietvorst, B. J., Simmons, J. P. and Massey, C. (2018). Overcoming algorithm aversion: People will use imperfect algorithms if they can (even slightly) modify them. Management Science 64(3), 1155–1170.',
    'Edmondson, A. C., Bohmer, R. M. and Pisano, G. P. (2001). Disrupted routines: Team learning and new technology implementation in hospitals. Administrative Science Quarterly 46(4), 685–716.',
    'Parasuraman, R. and Riley, V. (1997). Humans and automation: Use, misuse, disuse, abuse. Human Factors 39(2), 230–253.',
    'Rogers, E. M. (2003). Diffusion of Innovations, 5th edition. Free Press.',
    'Venkatesh, V., Morris, M. G., Davis, G. B. and Davis, F. D. (2003). User acceptance of information technology: Toward a unified view. MIS Quarterly 27(3), 425–478.',
  ],
};
