import type { InterviewQuestion } from './types.ts';

export const operatingSkill: readonly InterviewQuestion[] = [
  {
    id: 30,
    category: 'Operating skill',
    skill: 'Planning',
    behaviours: ['planning', 'flexibility'],
    synonyms: ['organising', 'scheduling', 'preparation', 'project planning', 'work plan'],
    text: 'Take me through a job that you had to plan before it could begin, with several steps or several people.',
    performanceFollowUp: 'What did it cost when the work departed from the plan?',
    attitudeFollowUp: 'How detailed does a plan have to be before you feel able to start?',
    ratings: [
      {
        score: 1,
        label: 'Starts and sees',
        description:
          'Began without knowing what would be needed. Dealt with each step only when the work had reached it.',
      },
      {
        score: 3,
        label: 'Orderly schedule',
        description:
          'Listed the steps, people and dates beforehand. Cannot say which step all the others waited for.',
      },
      {
        score: 5,
        label: 'Allows for delays',
        description:
          'Knew beforehand which few steps everything depended on and allowed extra time for them. Kept the rest of the plan rough on purpose.',
      },
    ],
  },
  {
    id: 31,
    category: 'Operating skill',
    skill: 'Prioritising',
    behaviours: ['prioritising', 'assertiveness'],
    synonyms: ['priorities', 'workload', 'competing demands', 'urgent and important', 'time management'],
    text: 'Tell me about a day or a week when there was clearly more to do than you could get done.',
    performanceFollowUp: 'How did the things you left undone affect other people?',
    attitudeFollowUp: 'How do you judge whether one task matters more than another?',
    ratings: [
      {
        score: 1,
        label: 'First come, first served',
        description:
          'Took the tasks in the order they arrived. Cannot give a reason why one came before another.',
      },
      {
        score: 3,
        label: 'Makes a list',
        description:
          'Put the tasks in order of importance as they saw it. Asked no one what a delay would mean for them.',
      },
      {
        score: 5,
        label: 'Chooses and says so',
        description:
          'Asked those concerned what harm a delay would do. Set the order by their answers and told them what would have to wait.',
      },
    ],
  },
  {
    id: 32,
    category: 'Operating skill',
    skill: 'Attention to Detail',
    behaviours: ['attention_to_detail'],
    synonyms: ['accuracy', 'precision', 'thoroughness', 'carefulness', 'checking'],
    text: 'Describe a small error or irregularity at work that you noticed, or that you missed and wish you had noticed.',
    performanceFollowUp: 'What did you change about how such things are checked?',
    attitudeFollowUp: 'Which details in your work are worth every minute of checking?',
    ratings: [
      {
        score: 1,
        label: 'Leaves checks to others',
        description:
          'Relies on someone further along to find mistakes. Describes no check of their own before the work is passed on.',
      },
      {
        score: 3,
        label: 'Careful by nature',
        description:
          'Checks their own work by paying attention. Cannot name the details that they check every time.',
      },
      {
        score: 5,
        label: 'Exact where it counts',
        description:
          'Names the details that do harm when they are wrong. Checks those in a way that works even at the end of a long day.',
      },
    ],
  },
  {
    id: 33,
    category: 'Operating skill',
    skill: 'Following Procedure',
    behaviours: ['following_procedure', 'questioning_assumptions'],
    synonyms: ['rules', 'compliance', 'safety rules', 'procedures', 'short cuts'],
    text: 'Tell me about a time when you could have taken a short cut that the rules did not allow.',
    performanceFollowUp: 'What did your choice cost or save in the end?',
    attitudeFollowUp: 'What do you do when you think that a rule is wrong?',
    ratings: [
      {
        score: 1,
        label: 'Cuts the corner',
        description:
          'Took the short cut because everyone does. Says nothing about what the rule was there to protect.',
      },
      {
        score: 3,
        label: 'Keeps the rule',
        description:
          'Took the longer way because it was the rule. Cannot say what that rule is there to protect.',
      },
      {
        score: 5,
        label: 'Keeps it, knowing why',
        description:
          'Kept to the rule and names the harm that it prevents. Can also say which cases it was not made for.',
      },
    ],
  },
  {
    id: 34,
    category: 'Operating skill',
    skill: 'Record Keeping',
    behaviours: ['record_keeping'],
    synonyms: ['documentation', 'logging', 'filing', 'paperwork', 'minutes'],
    text: 'When did a written record, or the lack of one, make a real difference to your work?',
    performanceFollowUp: 'What do you write down today because of that experience?',
    attitudeFollowUp: 'Who do you have in mind when you write something down?',
    ratings: [
      {
        score: 1,
        label: 'All in their head',
        description:
          'Relies on memory for what matters. Names nothing that they write down unless someone asks for it.',
      },
      {
        score: 3,
        label: 'Fills in the form',
        description:
          'Keeps the required records correctly. The records say what was done but not why it was done.',
      },
      {
        score: 5,
        label: 'Written to be found',
        description:
          'Records what others will need to know, and the reasons for it. Puts it where they will look.',
      },
    ],
  },
  {
    id: 35,
    category: 'Operating skill',
    skill: 'Punctuality',
    behaviours: ['punctuality', 'keeping_promises'],
    synonyms: ['timekeeping', 'deadlines', 'being on time', 'lateness', 'on schedule'],
    text: 'Tell me about a deadline, an appointment or the start of a shift that you were in danger of missing.',
    performanceFollowUp: 'When did the people who were waiting hear that you might be late?',
    attitudeFollowUp: 'When have you found something more important than being on time?',
    ratings: [
      {
        score: 1,
        label: 'Tells no one',
        description:
          'Told no one that they might be late. Those who were waiting found out only when the time came.',
      },
      {
        score: 3,
        label: 'Warns late',
        description:
          'Told those who were waiting, but only shortly before the time. They could no longer change their plans.',
      },
      {
        score: 5,
        label: 'Warns early',
        description:
          'Told those who were waiting as soon as the danger was clear. Said what could be expected and when, so that people could plan.',
      },
    ],
  },
  {
    id: 36,
    category: 'Operating skill',
    skill: 'Problem Solving',
    behaviours: ['critical_thinking', 'gathering_evidence', 'persistence'],
    synonyms: ['troubleshooting', 'root cause', 'fault finding', 'diagnosis', 'fixing problems'],
    text: 'Take me through a fault or a problem at work that kept coming back, starting with the first time.',
    performanceFollowUp: 'How long has the problem stayed away since your last repair?',
    attitudeFollowUp: 'When is a quick repair the right thing, in your view?',
    ratings: [
      {
        score: 1,
        label: 'Treats the symptom',
        description: 'Fixed it in the same way each time. Names no cause that they looked for.',
      },
      {
        score: 3,
        label: 'Finds a cause',
        description:
          'Tried the likely causes until the problem stopped. Took that as proof that the cause had been found.',
      },
      {
        score: 5,
        label: 'Proves and prevents',
        description:
          'Narrowed down the cause and proved it by making the fault come and go. Changed something so that it stays away.',
      },
    ],
  },
  {
    id: 37,
    category: 'Operating skill',
    skill: 'Process Improvement',
    behaviours: ['simplifying', 'seeking_input'],
    synonyms: ['simplifying', 'efficiency', 'lean', 'cutting waste', 'streamlining'],
    text: 'Describe a routine at work that you made simpler, or tried to make simpler, for yourself or for others.',
    performanceFollowUp: 'How much did the change save in time, effort or errors?',
    attitudeFollowUp: 'How do you find out what purpose an awkward step serves?',
    ratings: [
      {
        score: 1,
        label: 'Cuts without asking',
        description:
          'Changed the routine without asking what any step was for. Found out what others had needed only when they complained.',
      },
      {
        score: 3,
        label: 'Saves some effort',
        description:
          'Asked the people who do the same job and saved them some effort. Did not ask the people who do the steps before and after theirs.',
      },
      {
        score: 5,
        label: 'Simpler for everyone',
        description:
          'Asked everyone who touches the work which step they would miss. Kept the steps that mattered and can say why.',
      },
    ],
  },
  {
    id: 38,
    category: 'Operating skill',
    skill: 'Improvisation',
    behaviours: ['improvising', 'staying_calm'],
    synonyms: ['thinking on your feet', 'quick thinking', 'unexpected events', 'spontaneity', 'emergency'],
    text: 'Tell me about a moment at work when something unexpected happened and you had to act straight away.',
    performanceFollowUp: 'How well did the first steps that you took work out?',
    attitudeFollowUp: 'What do such moments tell you about how the work was prepared?',
    ratings: [
      {
        score: 1,
        label: 'Waits to be told',
        description: 'Stood by until someone said what to do. Names nothing that they tried in the meantime.',
      },
      {
        score: 3,
        label: 'Finds a way through',
        description:
          'Acted quickly with what was at hand and saved the situation. Others had to guess what was being done.',
      },
      {
        score: 5,
        label: 'Quick and steady',
        description:
          'Acted quickly and chose something that could be undone. Told people in a few words what would happen next.',
      },
    ],
  },
  {
    id: 39,
    category: 'Operating skill',
    skill: 'Resourcefulness',
    behaviours: ['resourcefulness', 'networking'],
    synonyms: ['making do', 'limited resources', 'tight budget', 'workaround', 'ingenuity'],
    text: 'Describe a job you had to do without enough people, money, tools or materials.',
    performanceFollowUp: 'How good was the result compared with what was asked for?',
    attitudeFollowUp: 'When should people refuse to make do with what they have?',
    ratings: [
      {
        score: 1,
        label: 'Stops at the shortage',
        description:
          'Reported that it could not be done and waited. Looked for nothing to use in place of what was missing.',
      },
      {
        score: 3,
        label: 'Gets it done',
        description:
          'Borrowed or replaced what was missing and delivered. Cannot say what the substitute meant for quality.',
      },
      {
        score: 5,
        label: 'Makes do safely',
        description:
          'Asked what the job really required and found a safe substitute nearby. Told the customer or manager what it meant for quality.',
      },
    ],
  },
  {
    id: 40,
    category: 'Operating skill',
    skill: 'Adaptability',
    behaviours: ['flexibility', 'keeping_others_informed'],
    synonyms: ['flexibility', 'change of plan', 'adjusting', 'coping with change', 'agility'],
    text: 'Tell me about work that was already well under way when the plan, the order or the conditions changed.',
    performanceFollowUp: 'How long did it take before things ran smoothly again?',
    attitudeFollowUp: 'Which arrangements do you think should not change once work has begun?',
    ratings: [
      {
        score: 1,
        label: 'Clings to the plan',
        description:
          'Carried on with the old plan after the change. Describes nothing that they did differently because of it.',
      },
      {
        score: 3,
        label: 'Goes along',
        description:
          'Accepted the change and did what was asked. Others had to work out what it meant for earlier work.',
      },
      {
        score: 5,
        label: 'Adapts with a purpose',
        description:
          'Found out what had really changed and what had not. Saved the earlier work that was still of use.',
      },
    ],
  },
  {
    id: 41,
    category: 'Operating skill',
    skill: 'Handing Over Work',
    behaviours: ['record_keeping', 'clarity', 'keeping_others_informed'],
    synonyms: ['handover', 'shift change', 'transition', 'passing on work', 'continuity'],
    text: 'Tell me about unfinished work that you handed over: at a shift change, before a holiday or for good.',
    performanceFollowUp: 'What did the other person still have to ask you afterwards?',
    attitudeFollowUp: 'Where does your responsibility end, as you see it, when work changes hands?',
    ratings: [
      {
        score: 1,
        label: 'Leaves them guessing',
        description: 'Passed the work on in a few words. Cannot say what the other person knew about it.',
      },
      {
        score: 3,
        label: 'Leaves a note',
        description:
          'Wrote down what had been done and what was left. Promises to customers and half-made decisions were not mentioned.',
      },
      {
        score: 5,
        label: 'Hands over everything',
        description:
          'Passed on what was left, what had been promised and what looked odd. Stayed within reach for the first questions.',
      },
    ],
  },
  {
    id: 42,
    category: 'Operating skill',
    skill: 'Adopting New Tools',
    behaviours: ['letting_go_of_habits', 'pursuing_growth'],
    synonyms: ['new technology', 'digital skills', 'new system', 'software change', 'breaking habits'],
    text: 'Describe how it went when a tool, machine or method that you knew well was replaced by a new one.',
    performanceFollowUp: 'How long was it until you were as good with the new one?',
    attitudeFollowUp: 'What did you want to know before you trusted the new one?',
    ratings: [
      {
        score: 1,
        label: 'Keeps the old way',
        description:
          'Went on using the old tool wherever possible. Describes no effort to learn the new one.',
      },
      {
        score: 3,
        label: 'Learns what is taught',
        description:
          'Took the training and uses the new tool as shown. Works round its difficult parts instead of understanding them.',
      },
      {
        score: 5,
        label: 'Masters the new way',
        description:
          'Practised beyond the training, where mistakes were harmless. Can say what the new tool is for and where it falls short.',
      },
    ],
  },
  {
    id: 43,
    category: 'Operating skill',
    skill: 'Quality Standards',
    behaviours: ['raising_standards', 'attention_to_detail'],
    synonyms: ['quality', 'high standards', 'craftsmanship', 'excellence', 'good enough'],
    text: 'Give me an example of work that others were ready to accept but that you thought was not good enough.',
    performanceFollowUp: 'Who could tell the difference when the work was finished?',
    attitudeFollowUp: 'How do you decide what is good enough in your work?',
    ratings: [
      {
        score: 1,
        label: 'Cannot name the fault',
        description: 'Says that the work was not good enough. Cannot say what was wrong with it.',
      },
      {
        score: 3,
        label: 'Wants it right',
        description:
          'Names what was wrong and put it right alone. Did not show the others what good would look like.',
      },
      {
        score: 5,
        label: 'Agrees what good means',
        description:
          'Showed the others what mattered to those who would use the work. Agreed a standard that everyone could check.',
      },
    ],
  },
];
