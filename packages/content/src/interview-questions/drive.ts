import type { InterviewQuestion } from './types.ts';

export const drive: readonly InterviewQuestion[] = [
  {
    id: 58,
    category: 'Drive',
    skill: 'Initiative',
    behaviours: ['initiative'],
    synonyms: ['self-starter', 'proactive', 'taking action', 'unasked', 'seeing what needs doing'],
    text: 'Tell me about something useful you did at work that nobody had asked you to do.',
    performanceFollowUp: 'How much of what you started is still there today?',
    attitudeFollowUp: 'How do you judge whether something is yours to begin?',
    ratings: [
      {
        score: 1,
        label: 'Waits to be asked',
        description: 'Names only tasks that someone had asked for. Sees no gap that they could have filled.',
      },
      {
        score: 3,
        label: 'Sees and does',
        description:
          'Noticed a gap and filled it without being told. Did it once and did nothing to make it last.',
      },
      {
        score: 5,
        label: 'Makes it last',
        description:
          'Noticed a gap and checked that nobody else was working on it. Made sure that the solution would last.',
      },
    ],
  },
  {
    id: 59,
    category: 'Drive',
    skill: 'Ownership',
    behaviours: ['ownership', 'helping_out'],
    synonyms: [
      'responsibility',
      'accountability',
      'seeing it through',
      'answering for results',
      'end to end',
    ],
    text: 'Describe a result that depended on several people and for which you felt responsible.',
    performanceFollowUp: 'What was your own share in what did not go well?',
    attitudeFollowUp: 'What makes a piece of work yours, as you see it?',
    ratings: [
      {
        score: 1,
        label: 'Did my part',
        description:
          'Says that their own tasks were done and the failure lay with others. Names nothing more that they could have done.',
      },
      {
        score: 3,
        label: 'Feels responsible',
        description:
          'Did more than their own tasks to get the result. Filled the gaps alone without talking to the others.',
      },
      {
        score: 5,
        label: 'Answers for the whole',
        description:
          'Spoke to the people who fell behind and followed the work to the end. Names their own share in the result.',
      },
    ],
  },
  {
    id: 60,
    category: 'Drive',
    skill: 'Persistence',
    behaviours: ['persistence', 'self_reflection'],
    synonyms: ['perseverance', 'tenacity', 'grit', 'not giving up', 'stamina'],
    text: 'Tell me about the longest time you have spent on a task that kept going wrong.',
    performanceFollowUp: 'What did you change between one attempt and the next?',
    attitudeFollowUp: 'How do you notice when persistence has turned into stubbornness?',
    ratings: [
      {
        score: 1,
        label: 'Gives up early',
        description: 'Dropped the task at one of the first obstacles. Explains that the conditions were bad.',
      },
      {
        score: 3,
        label: 'Keeps trying',
        description:
          'Kept going through several setbacks. Tried the same approach each time and relied on effort.',
      },
      {
        score: 5,
        label: 'Keeps the aim',
        description:
          'Kept going and changed the approach after each setback. Can say why each attempt had failed.',
      },
    ],
  },
  {
    id: 61,
    category: 'Drive',
    skill: 'Goal Setting',
    behaviours: ['goal_setting', 'planning'],
    synonyms: ['targets', 'objectives', 'aims', 'milestones', 'measuring progress'],
    text: 'Take me through a goal you set at work, for yourself or with your team.',
    performanceFollowUp: 'How did you know whether you were getting nearer to the goal?',
    attitudeFollowUp: 'What do goals do for you in your daily work?',
    ratings: [
      {
        score: 1,
        label: 'Vague intention',
        description:
          'Meant to do better but set no date. Names nothing that would have shown whether the aim was reached.',
      },
      {
        score: 3,
        label: 'Sets a clear goal',
        description: 'Had a clear aim with a date. Looked at progress only when the date came near.',
      },
      {
        score: 5,
        label: 'Steers by the goal',
        description:
          'Had a clear aim, a date and fixed points for checking progress. Names something that changed after a check.',
      },
    ],
  },
  {
    id: 62,
    category: 'Drive',
    skill: 'Competitiveness',
    behaviours: ['competitiveness', 'knowledge_sharing'],
    synonyms: ['competition', 'winning', 'ambition', 'benchmarking', 'rivalry'],
    text: 'Describe a time when you learned that someone else’s results at work were better than yours.',
    performanceFollowUp: 'What did you do about the difference in the following weeks?',
    attitudeFollowUp: 'What does comparing yourself with others do for you at work?',
    ratings: [
      {
        score: 1,
        label: 'Explains it away',
        description:
          'Says that the comparison was unfair and did nothing about it. Shows no interest in how the other person worked.',
      },
      {
        score: 3,
        label: 'Spurred on',
        description:
          'Wanted to catch up, worked harder and did better. Never found out how the other person did it.',
      },
      {
        score: 5,
        label: 'Learns from the best',
        description:
          'Went to see how the other person worked and used what fitted. Names what got better because of it.',
      },
    ],
  },
  {
    id: 63,
    category: 'Drive',
    skill: 'Seeking Challenge',
    behaviours: ['seeking_challenge'],
    synonyms: ['stretch', 'comfort zone', 'difficult tasks', 'volunteering', 'taking on more'],
    text: 'Tell me about the most demanding task you chose when an easier one was open to you.',
    performanceFollowUp: 'How far did you get with the task that you had chosen?',
    attitudeFollowUp: 'What is it about difficult work that attracts you, if anything?',
    ratings: [
      {
        score: 1,
        label: 'Chooses the easy way',
        description:
          'Names a task that was assigned to them. Names no time when they chose the harder of two tasks.',
      },
      {
        score: 3,
        label: 'Steps forward',
        description:
          'Chose a task that was new to them and difficult. Did not think beforehand about the help they would need.',
      },
      {
        score: 5,
        label: 'Stretches with support',
        description:
          'Chose a task just beyond what they could do. Arranged beforehand for someone experienced to help.',
      },
    ],
  },
  {
    id: 64,
    category: 'Drive',
    skill: 'Making Work Visible',
    behaviours: ['self_promotion', 'sharing_credit'],
    synonyms: ['self-promotion', 'visibility', 'recognition', 'showing results', 'career ambition'],
    text: 'Describe something you did well at work that the people in charge did not know about at first.',
    performanceFollowUp: 'How did the people in charge come to know about it?',
    attitudeFollowUp: 'How do you feel about talking about your own achievements?',
    ratings: [
      {
        score: 1,
        label: 'Waits to be noticed',
        description: 'Told nobody and expected the work to be discovered. Is still bitter that it was not.',
      },
      {
        score: 3,
        label: 'Mentions it when asked',
        description: 'Spoke of the work when the subject came up. Did not say what it meant for the company.',
      },
      {
        score: 5,
        label: 'States it plainly',
        description:
          'Told the right person without being asked. Said what was done, who helped and what came of it.',
      },
    ],
  },
  {
    id: 65,
    category: 'Drive',
    skill: 'Learning New Skills',
    behaviours: ['pursuing_growth', 'asking_questions'],
    synonyms: ['learning', 'development', 'training', 'growth mindset', 'upskilling'],
    text: 'Tell me about the last thing you learned for your work that took real effort.',
    performanceFollowUp: 'What can you do now that you could not do before?',
    attitudeFollowUp: 'What makes you want to learn something for your work?',
    ratings: [
      {
        score: 1,
        label: 'Only compulsory courses',
        description: 'Names only a course that they had to take. Cannot say what it was useful for.',
      },
      {
        score: 3,
        label: 'Takes what is offered',
        description:
          'Chose a course that was offered and learned something useful. Has hardly practised it since.',
      },
      {
        score: 5,
        label: 'Learns by using',
        description:
          'Saw which skill they lacked and found someone to learn it from. Practised it on real work until it was useful.',
      },
    ],
  },
  {
    id: 66,
    category: 'Drive',
    skill: 'Self-Reliance',
    behaviours: ['self_reliance', 'tolerating_ambiguity'],
    synonyms: ['independence', 'autonomy', 'working alone', 'remote work', 'unsupervised work'],
    text: 'Tell me about work you did largely on your own, with nobody nearby to ask.',
    performanceFollowUp: 'Which decision did you take that you would otherwise have asked about?',
    attitudeFollowUp: 'Which decisions do you never take without asking someone else first?',
    ratings: [
      {
        score: 1,
        label: 'Waits for others',
        description:
          'Put decisions off until someone could be asked. Names no decision that they took alone.',
      },
      {
        score: 3,
        label: 'Manages alone',
        description:
          'Took decisions alone and delivered the work. Had not agreed beforehand what they could decide.',
      },
      {
        score: 5,
        label: 'Free within limits',
        description:
          'Agreed beforehand what they could decide alone. Took those decisions and can say why each was right.',
      },
    ],
  },
  {
    id: 67,
    category: 'Drive',
    skill: 'Resilience',
    behaviours: ['bouncing_back'],
    synonyms: ['bouncing back', 'setback', 'failure', 'recovery', 'disappointment', 'burnout'],
    text: 'Describe a setback at work that hit you hard: a lost order, a rejection, work that came to nothing.',
    performanceFollowUp: 'What did you take from the setback into the next attempt?',
    attitudeFollowUp: 'What helps you to get back on your feet after a setback?',
    ratings: [
      {
        score: 1,
        label: 'Stuck in it',
        description:
          'Still speaks of the setback with anger and blame. Has avoided anything like it since then.',
      },
      {
        score: 3,
        label: 'Carries on',
        description: 'Went back to work after a few days. Never looked at what had led to the setback.',
      },
      {
        score: 5,
        label: 'Recovers and learns',
        description:
          'Went back to work and looked at what had led to the setback. Names what they did differently next time.',
      },
    ],
  },
  {
    id: 68,
    category: 'Drive',
    skill: 'Optimism',
    behaviours: ['optimism', 'risk_awareness'],
    synonyms: ['positive attitude', 'hope', 'confidence', 'morale', 'seeing chances'],
    text: 'Tell me about a time at work when people around you expected things to go badly.',
    performanceFollowUp: 'What did the others do because of what you said or did?',
    attitudeFollowUp: 'What do you base your confidence on when things look bad?',
    ratings: [
      {
        score: 1,
        label: 'Joins the gloom',
        description:
          'Joined in the complaining and expected the worst. Names nothing that could still have been influenced.',
      },
      {
        score: 3,
        label: 'Keeps spirits up',
        description:
          'Stayed hopeful and encouraged the others. Names no reason for the hope beyond their own temperament.',
      },
      {
        score: 5,
        label: 'Hope with reasons',
        description:
          'Listened to what people feared and named what could still be influenced. Began to work on it with them.',
      },
    ],
  },
  {
    id: 69,
    category: 'Drive',
    skill: 'Learning from Mistakes',
    behaviours: ['learning_from_mistakes'],
    synonyms: ['lessons learned', 'post-mortem', 'failure', 'review', 'improvement'],
    text: 'Think of something that went wrong at work because of you. What did you do once it had been put right?',
    performanceFollowUp: 'What has been different in your way of working since then?',
    attitudeFollowUp: 'Which mistakes deserve a close look afterwards, in your view?',
    ratings: [
      {
        score: 1,
        label: 'Only tries harder',
        description:
          'Meant to be more careful and changed nothing else. Cannot say why the mistake happened.',
      },
      {
        score: 3,
        label: 'Draws a lesson',
        description:
          'Says why the mistake happened and avoids it now. The conditions that made it likely are unchanged.',
      },
      {
        score: 5,
        label: 'Changes a step',
        description:
          'Says why the mistake happened and changed how the work is done. Told others, so that they could avoid it.',
      },
    ],
  },
  {
    id: 70,
    category: 'Drive',
    skill: 'Keeping Promises',
    behaviours: ['keeping_promises', 'prioritising'],
    synonyms: ['reliability', 'dependability', 'commitments', 'trustworthiness', 'keeping your word'],
    text: 'Tell me about a promise you made at work that became much harder to keep than you had thought.',
    performanceFollowUp: 'When did the other person learn that you might not keep your promise?',
    attitudeFollowUp: 'How do you decide what to promise to other people?',
    ratings: [
      {
        score: 1,
        label: 'Lets it lapse',
        description:
          'Said nothing and hoped that the promise would be forgotten. The other person had to ask about it.',
      },
      {
        score: 3,
        label: 'Keeps it somehow',
        description:
          'Kept the promise with extra effort, perhaps a little late. Did not say in time that it was in danger.',
      },
      {
        score: 5,
        label: 'Warns and keeps it',
        description:
          'Said that the promise was in danger as soon as it was. Kept the part that mattered most to the other person.',
      },
    ],
  },
  {
    id: 71,
    category: 'Drive',
    skill: 'Motivation in Routine',
    behaviours: ['persistence', 'playfulness', 'raising_standards'],
    synonyms: ['routine work', 'repetitive tasks', 'boredom', 'self-motivation', 'work ethic'],
    text: 'Describe the dullest work you have had to do for weeks or longer, and how you went about it.',
    performanceFollowUp: 'How did the quality hold up from the first week to the last?',
    attitudeFollowUp: 'Where do you find meaning in work that offers little variety?',
    ratings: [
      {
        score: 1,
        label: 'Lets it slide',
        description:
          'Became careless as the weeks went by. Names nothing that they did to keep up the quality.',
      },
      {
        score: 3,
        label: 'Does their duty',
        description: 'Kept up the quality by effort alone. Changed nothing about how the work was done.',
      },
      {
        score: 5,
        label: 'Finds interest in it',
        description:
          'Set small targets and took extra care where attention slips. Names an improvement to the work that came of it.',
      },
    ],
  },
];
