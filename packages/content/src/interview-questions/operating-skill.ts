import type { InterviewQuestion } from './types.ts';

export const operatingSkill: readonly InterviewQuestion[] = [
  {
    id: 30,
    category: 'Operating skill',
    skill: 'Planning',
    behaviours: ['planning', 'flexibility'],
    synonyms: ['organising', 'scheduling', 'preparation', 'project planning', 'work plan'],
    text: 'Take me through a piece of work with several steps or people that you had to plan before it could begin.',
    performanceFollowUp:
      'Where did the work depart from the plan, and what did that cost in time or material? What did you plan that nobody needed?',
    attitudeFollowUp:
      'What is a plan for, as you see it? How detailed does yours have to be before you feel able to start?',
    ratings: [
      {
        score: 1,
        label: 'Starts and sees',
        description:
          'Began without knowing who or what would be needed, and calls the resulting hurry normal. A plan so long in the making that the start was late is no better.',
      },
      {
        score: 3,
        label: 'Orderly schedule',
        description:
          'Listed the steps, people and dates, and mostly kept to them. There was no slack, and no thought of which step all the others waited for.',
      },
      {
        score: 5,
        label: 'Plans what can slip',
        description:
          'Knew which two or three points decided everything, kept room around them, and agreed the plan with those who had to carry it out. Left the rest rough on purpose.',
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
    performanceFollowUp:
      'What was left undone, who was affected, and when did they hear about it? Looking back, which task got more time than it deserved?',
    attitudeFollowUp:
      'How do you judge that one task matters more than another? How do you feel about the things you leave?',
    ratings: [
      {
        score: 1,
        label: 'Last in, first done',
        description:
          'Took the tasks as they arrived or as loudly as they were demanded, and worked longer until it was over. Those who waited found out by waiting.',
      },
      {
        score: 3,
        label: 'Makes a list',
        description:
          'Put the tasks in order and began with the most important. Decided the order alone, and small things left over grew into urgent ones.',
      },
      {
        score: 5,
        label: 'Chooses and says so',
        description:
          'Asked what harm a delay would do to whom, settled the order with those concerned, and told people early what would wait and until when. Came back to it when promised.',
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
    performanceFollowUp:
      'What hung on that detail, and what was the consequence? What did you change in how such things are checked?',
    attitudeFollowUp:
      'Which details in your work are worth every minute, and which are not? How do you keep your eye fresh?',
    ratings: [
      {
        score: 1,
        label: 'Skims or nitpicks',
        description:
          'Relies on somebody further along to find mistakes. Or gives equal care to everything, and spent hours on points that made no difference to anyone.',
      },
      {
        score: 3,
        label: 'Careful by nature',
        description:
          'Spotted and corrected the error, and works with care in general. The check depends on being attentive that day; nothing was built in against the next time.',
      },
      {
        score: 5,
        label: 'Exact where it counts',
        description:
          'Knows which details do harm when they are wrong, checks those in a way that works on a tired afternoon too, and lets the others be good enough. Looked for the cause of the slip.',
      },
    ],
  },
  {
    id: 33,
    category: 'Operating skill',
    skill: 'Following Procedure',
    behaviours: ['following_procedure', 'questioning_assumptions'],
    synonyms: ['rules', 'compliance', 'safety rules', 'procedures', 'short cuts'],
    text: 'Tell me about a time when a short cut was open to you and the rules said to go the longer way.',
    performanceFollowUp:
      'What did you do, what did it cost or save, and who knew of it? What happened to the rule afterwards?',
    attitudeFollowUp:
      'What are rules good for in your work? What should somebody do who thinks that one of them is wrong?',
    ratings: [
      {
        score: 1,
        label: 'Bends or hides behind',
        description:
          'Took the short cut quietly because everyone does. Applying the rule where it plainly did harm, and calling that no personal concern, is the same fault from the other side.',
      },
      {
        score: 3,
        label: 'Keeps the rule',
        description:
          'Went the longer way although it was inconvenient. Did so because it is the rule, and cannot say what it protects.',
      },
      {
        score: 5,
        label: 'Keeps it, knowing why',
        description:
          'Can name the accident or error that the rule prevents and kept to it, above all for safety. Where it made no sense, took that to those who could change it.',
      },
    ],
  },
  {
    id: 34,
    category: 'Operating skill',
    skill: 'Record Keeping',
    behaviours: ['record_keeping'],
    synonyms: ['documentation', 'logging', 'filing', 'paperwork', 'minutes'],
    text: 'When did a written record, or the lack of one, make a real difference in your work?',
    performanceFollowUp:
      'Who needed the record, what did they find in it, and how long did that take them? What do you write down today because of it?',
    attitudeFollowUp:
      'What deserves to be written down, in your view, and what is a waste of paper? Whom do you have in mind when you write it?',
    ratings: [
      {
        score: 1,
        label: 'In the head',
        description:
          'Keeps things in memory and finds records a burden that offices invent. Or notes everything in several places, so that nothing can be found again.',
      },
      {
        score: 3,
        label: 'Fills in the form',
        description:
          'Keeps the required records correctly and on the same day. They say what was done, not why, and nobody has checked whether a stranger could use them.',
      },
      {
        score: 5,
        label: 'Written to be found',
        description:
          'Records the few things that someone else will look for, with the reason, where they will look. Has dropped records that nobody read, after asking.',
      },
    ],
  },
  {
    id: 35,
    category: 'Operating skill',
    skill: 'Punctuality',
    behaviours: ['punctuality', 'keeping_promises'],
    synonyms: ['timekeeping', 'deadlines', 'being on time', 'lateness', 'on schedule'],
    text: 'Tell me about a deadline, a start of shift or an appointment that you were in danger of missing.',
    performanceFollowUp:
      'Who was waiting, when did they learn of it, and what did the delay or the rush do to the result? What have you changed since then?',
    attitudeFollowUp:
      'What does being on time mean to you? When have you found something more important than the clock?',
    ratings: [
      {
        score: 1,
        label: 'Late with excuses',
        description:
          'Speaks of traffic, systems and other people, and told nobody until it was too late. Or was on time at a price, such as careless work, that goes unmentioned.',
      },
      {
        score: 3,
        label: 'Makes it, just',
        description:
          'Put in an extra effort and met the time, or apologised and caught up. The cause of the squeeze has remained, so it may well happen again.',
      },
      {
        score: 5,
        label: 'Warns early',
        description:
          'Saw it coming, told those who were waiting what they would get and when, and let them choose. Has since left room at the point where time is always lost.',
      },
    ],
  },
  {
    id: 36,
    category: 'Operating skill',
    skill: 'Problem Solving',
    behaviours: ['critical_thinking', 'gathering_evidence', 'persistence'],
    synonyms: ['troubleshooting', 'root cause', 'fault finding', 'diagnosis', 'fixing problems'],
    text: 'Take me through a fault or a problem at work that kept coming back, from when you first met it.',
    performanceFollowUp:
      'What was the cause, and how did you make sure of it? How long has the problem stayed away since, and who keeps watch?',
    attitudeFollowUp:
      'When is it worth looking for the cause, and when is a quick repair the right thing? What do you enjoy about it, if anything?',
    ratings: [
      {
        score: 1,
        label: 'Repairs the symptom',
        description:
          'Dealt with it each time in the same manner, or changed several things at once and cannot say which helped. The cause is a person or bad luck.',
      },
      {
        score: 3,
        label: 'Finds a cause',
        description:
          'Tried the likely causes one after another until the problem stopped. Took its absence as proof, and told few people what had been found.',
      },
      {
        score: 5,
        label: 'Proves and prevents',
        description:
          'Kept the work running with a stopgap, narrowed the cause down, and could bring the fault about or make it go away at will. Changed something so that others need not meet it again.',
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
    performanceFollowUp:
      'How much time, effort or error did the change save, and whose? Who missed what you had taken away?',
    attitudeFollowUp:
      'What gives you the urge to change a routine? How do you find out what an awkward step is good for?',
    ratings: [
      {
        score: 1,
        label: 'Adds or axes',
        description:
          'Met a nuisance by adding a form or a check, or removed a step on which others depended. Learned of the consequences from their complaints.',
      },
      {
        score: 3,
        label: 'Saves some effort',
        description:
          'Removed or combined steps in one job and can roughly say what it saved. The people before and after it in the chain were not asked.',
      },
      {
        score: 5,
        label: 'Simpler for everyone',
        description:
          'Watched the work, asked all who touch it which step they would miss, tried the shorter way and compared. Kept the exception that the specialists pointed out.',
      },
    ],
  },
  {
    id: 38,
    category: 'Operating skill',
    skill: 'Improvisation',
    behaviours: ['improvising', 'staying_calm'],
    synonyms: ['thinking on your feet', 'quick thinking', 'unexpected events', 'spontaneity', 'emergency'],
    text: 'Tell me about a moment when something at work went quite differently from what was expected and you had to act straight away.',
    performanceFollowUp:
      'What did you do in the first few minutes, and how far did it hold? What was prepared afterwards so that it need not be improvised again?',
    attitudeFollowUp:
      'How do you experience moments of that kind? What do they say about how the work had been prepared?',
    ratings: [
      {
        score: 1,
        label: 'Waits or stirs up',
        description:
          'Stood by until told what to do, or acted so hastily that a second problem arose. A fondness for crises may show: the same one has come up many times, and each is told with pride.',
      },
      {
        score: 3,
        label: 'Finds a way through',
        description:
          'Used what was at hand and saved the situation for the moment. Others had to guess what was being done, and nobody went over it later.',
      },
      {
        score: 5,
        label: 'Steady, then wiser',
        description:
          'First made sure that nobody came to harm, told people in a few words what would happen now, and chose something that could be undone. Prepared a set answer afterwards.',
      },
    ],
  },
  {
    id: 39,
    category: 'Operating skill',
    skill: 'Resourcefulness',
    behaviours: ['resourcefulness', 'networking'],
    synonyms: ['making do', 'limited resources', 'tight budget', 'workaround', 'ingenuity'],
    text: 'Describe a job you had to do without enough people, money, tools or material.',
    performanceFollowUp:
      'What did you use in place of what was missing, and how good was the result? What became of the makeshift later?',
    attitudeFollowUp:
      'What do you like or dislike about working with little? When should one refuse to make do?',
    ratings: [
      {
        score: 1,
        label: 'Stops or bodges',
        description:
          'Reported that it could not be done and waited, or made do with something unsafe and is proud of it. What the job truly required was never asked.',
      },
      {
        score: 3,
        label: 'Gets it done',
        description:
          'Borrowed, swapped or repaired what was needed and delivered. The shortage was made up with overtime, or was never reported, so it lasted.',
      },
      {
        score: 5,
        label: 'Makes do, then mends',
        description:
          'Asked what the job truly required, found a safe substitute nearby, and told the customer or manager what it meant for quality. Then made the case for the proper equipment with its cost.',
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
    performanceFollowUp:
      'What could be saved of the earlier work, and how long was it until things ran smoothly again? Who was caught out by the change?',
    attitudeFollowUp:
      'What goes through you when plans change late? Which arrangements do you think should stay put, come what may?',
    ratings: [
      {
        score: 1,
        label: 'Clings or flips',
        description:
          'Carried on with the old plan and spent the time on who was to blame. Turning at the first word is no better: others were left working to the old arrangement.',
      },
      {
        score: 3,
        label: 'Goes along',
        description:
          'Accepted the change without much complaint and did what was asked. Let others work out what it meant for the work already done.',
      },
      {
        score: 5,
        label: 'Turns with a purpose',
        description:
          'Found out what had really changed and what had not, saved what was still of use, and told those who depended on it. Asked for a firm date where constant change did harm.',
      },
    ],
  },
  {
    id: 41,
    category: 'Operating skill',
    skill: 'Handing Over Work',
    behaviours: ['record_keeping', 'clarity', 'keeping_others_informed'],
    synonyms: ['handover', 'shift change', 'transition', 'passing on work', 'continuity'],
    text: 'Think of a time when you passed unfinished work on to somebody else, for a shift, a holiday or for good.',
    performanceFollowUp:
      'What did the other person have to come back and ask you? What went on smoothly, and what was dropped on the way?',
    attitudeFollowUp:
      'Where does your responsibility end when work changes hands? What has been handed to you that shaped this view?',
    ratings: [
      {
        score: 1,
        label: 'Drops and leaves',
        description:
          'Passed it on with a few words in the doorway and regards what followed as the other’s affair. Or handed over everything known, and the urgent point was buried in it.',
      },
      {
        score: 3,
        label: 'Leaves a note',
        description:
          'Wrote down what had been done and what was left. Warnings, promises to customers and half-made decisions stayed unsaid.',
      },
      {
        score: 5,
        label: 'Hands over whole',
        description:
          'Said in person what was next, what was promised and what looked odd, left the rest in writing, and stayed in reach for the first questions. Then let go.',
      },
    ],
  },
  {
    id: 42,
    category: 'Operating skill',
    skill: 'Adopting New Tools',
    behaviours: ['letting_go_of_habits', 'pursuing_growth'],
    synonyms: ['new technology', 'digital skills', 'new system', 'software change', 'breaking habits'],
    text: 'Describe how it went when a familiar tool, machine or method of yours was replaced by a new one.',
    performanceFollowUp:
      'How long was it until you were as good with the new one, and how could you tell? What did the old one do better?',
    attitudeFollowUp:
      'What makes giving up a well-practised way worth it to you? What did you want to know before you trusted the new one?',
    ratings: [
      {
        score: 1,
        label: 'Old way in secret',
        description:
          'Kept the old way going beside the new one, and gathers proof that the new one is no good. Enthusiasm that saw no loss in the change is just as blind.',
      },
      {
        score: 3,
        label: 'Learns what is taught',
        description:
          'Took the training, grumbled a little and now uses the new tool as shown. Still works round its difficult parts instead of understanding them.',
      },
      {
        score: 5,
        label: 'Learns and reports back',
        description:
          'Practised where mistakes were harmless, asked what the new tool was meant to achieve, and carried over what was good in the old way. Told those in charge precisely what did not work.',
      },
    ],
  },
  {
    id: 43,
    category: 'Operating skill',
    skill: 'Quality Standards',
    behaviours: ['raising_standards', 'attention_to_detail'],
    synonyms: ['quality', 'high standards', 'craftsmanship', 'excellence', 'good enough'],
    text: 'Give me an example of work that others were ready to accept and that you thought was not yet good enough, or the other way round.',
    performanceFollowUp:
      'What was done in the end, and who could tell the difference? What did it cost in time and goodwill?',
    attitudeFollowUp:
      'How do you decide what is good enough? Whose eyes do you look through when you judge your own work?',
    ratings: [
      {
        score: 1,
        label: 'Passes or polishes',
        description:
          'Lets work go because it has always been so. Or sent it back again and again for points that no customer would see, and colleagues stopped showing it.',
      },
      {
        score: 3,
        label: 'Wants it right',
        description:
          'Put extra work into it and the result was better. Did it alone, or could not explain to the others what good would look like.',
      },
      {
        score: 5,
        label: 'Agrees what good is',
        description:
          'Showed with the piece itself what mattered to those who would use it, and settled a mark that all could check. Stopped when it was reached.',
      },
    ],
  },
];
