import type { InterviewQuestion } from './types.ts';

export const strategy: readonly InterviewQuestion[] = [
  {
    id: 16,
    category: 'Strategy',
    skill: 'Systems Thinking',
    behaviours: ['systems_thinking'],
    synonyms: ['big picture', 'side effects', 'knock-on effects', 'seeing connections', 'holistic thinking'],
    text: 'Tell me about a change at your workplace that solved one problem but had effects elsewhere that few people expected.',
    performanceFollowUp: 'What was done about those effects once you had noticed them?',
    attitudeFollowUp: 'How far beyond their own work do you think one person should look before acting?',
    ratings: [
      {
        score: 1,
        label: 'Own corner only',
        description:
          'Describes only what the change did for their own team. Cannot say how it led to the effect elsewhere.',
      },
      {
        score: 3,
        label: 'Sees it afterwards',
        description:
          'Explains how one thing led to the other. Made the connection only after the damage had been done.',
      },
      {
        score: 5,
        label: 'Follows the chain',
        description:
          'Before the change, traced the work one or two steps further on and asked the people there. Names what was adjusted because of it.',
      },
    ],
  },
  {
    id: 17,
    category: 'Strategy',
    skill: 'Long-Term Vision',
    behaviours: ['envisioning_the_future'],
    synonyms: ['vision', 'thinking ahead', 'foresight', 'future planning', 'long view'],
    text: 'Describe something in your work that you saw coming well ahead of time, and what you did about it.',
    performanceFollowUp: 'What was ready in time because you had looked that far ahead?',
    attitudeFollowUp: 'How do you weigh thinking about the future against this week’s work?',
    ratings: [
      {
        score: 1,
        label: 'Sees and waits',
        description:
          'Saw it coming and did nothing about it before it happened. Describes no step that they took in the meantime.',
      },
      {
        score: 3,
        label: 'Sees the trend',
        description:
          'Saw it coming and told others early. Took no first step of their own until it had arrived.',
      },
      {
        score: 5,
        label: 'Works back to now',
        description:
          'Drew a concrete picture of what was coming and worked back to a first step. Began something small while there was still time.',
      },
    ],
  },
  {
    id: 18,
    category: 'Strategy',
    skill: 'Critical Thinking',
    behaviours: ['critical_thinking'],
    synonyms: ['analysis', 'scepticism', 'reasoning', 'finding flaws', 'logic'],
    text: 'When have you come across a plan or a claim that others found convincing but you doubted?',
    performanceFollowUp: 'How far did your doubts turn out to be justified in the end?',
    attitudeFollowUp: 'How do you look for the weak points in your own ideas?',
    ratings: [
      {
        score: 1,
        label: 'Doubts by feel',
        description:
          'Says that the plan was wrong. Cannot name the point in its reasoning where it failed, even when asked.',
      },
      {
        score: 3,
        label: 'Finds the gap',
        description:
          'Names a real weakness in the reasoning and raised it at the time. Suggested no way to test it.',
      },
      {
        score: 5,
        label: 'Tests the weak point',
        description:
          'Named the assumption that the plan depended on, and found a cheap way to test it. Says what result would have ended the doubt.',
      },
    ],
  },
  {
    id: 19,
    category: 'Strategy',
    skill: 'Gathering Evidence',
    behaviours: ['gathering_evidence'],
    synonyms: ['data', 'research', 'fact finding', 'investigation', 'evidence based'],
    text: 'Tell me about a time when people disagreed about what was happening at work and you looked for the facts.',
    performanceFollowUp: 'What was decided because of the facts that you found?',
    attitudeFollowUp: 'How do you know when you have enough facts to act on?',
    ratings: [
      {
        score: 1,
        label: 'Opinion as fact',
        description:
          'Presents what other people said as established fact. Names nothing that they checked for themselves.',
      },
      {
        score: 3,
        label: 'Looks it up',
        description:
          'Checked the records that were easy to reach, and they helped. Did not go and look at the work itself.',
      },
      {
        score: 5,
        label: 'Looks first-hand',
        description:
          'Decided beforehand what would answer the question. Then watched the work or counted for themselves, and compared the result with the records.',
      },
    ],
  },
  {
    id: 20,
    category: 'Strategy',
    skill: 'Questioning Assumptions',
    behaviours: ['questioning_assumptions', 'letting_go_of_habits'],
    synonyms: ['challenging the status quo', 'fresh look', 'rethinking', 'open mind', 'thinking differently'],
    text: 'Give me an example of something everyone at work took for granted until you asked whether it was still true.',
    performanceFollowUp: 'What changed at work because you had asked that question?',
    attitudeFollowUp: 'How do you tell which settled matters deserve another look?',
    ratings: [
      {
        score: 1,
        label: 'Only dislikes it',
        description:
          'Describes a habit and why they disliked it. Cannot say why it was there in the first place.',
      },
      {
        score: 3,
        label: 'Asks the question',
        description:
          'Asked why the habit was there and was content with the first explanation. Did not check whether it still held.',
      },
      {
        score: 5,
        label: 'Asks, checks, tries',
        description:
          'Found out how the habit had come about and checked whether the reason still existed. Then tried doing without it where little could go wrong.',
      },
    ],
  },
  {
    id: 21,
    category: 'Strategy',
    skill: 'Risk Awareness',
    behaviours: ['risk_awareness', 'planning'],
    synonyms: ['risk management', 'precautions', 'contingency', 'anticipating problems', 'safety'],
    text: 'Describe a situation in which you thought beforehand about what could go wrong. What did you do about it?',
    performanceFollowUp: 'Which of the things that you had feared actually happened?',
    attitudeFollowUp: 'What helps you to be careful without bringing everything to a stop?',
    ratings: [
      {
        score: 1,
        label: 'Vague worry',
        description:
          'Worried in general about what could go wrong. Names no particular danger that they prepared for.',
      },
      {
        score: 3,
        label: 'Plans for the obvious',
        description:
          'Took a sensible precaution against the best-known danger. Did not compare it with the other dangers.',
      },
      {
        score: 5,
        label: 'Guards what matters',
        description:
          'Compared the dangers by how likely and how bad they were. Prepared for the worst of them and knowingly accepted the rest.',
      },
    ],
  },
  {
    id: 22,
    category: 'Strategy',
    skill: 'Deciding Under Uncertainty',
    behaviours: ['tolerating_ambiguity', 'decisiveness'],
    synonyms: ['ambiguity', 'incomplete information', 'unclear situation', 'uncertainty', 'judgement'],
    text: 'Tell me about a choice you had to make at work before you knew all you wanted to know.',
    performanceFollowUp: 'How much of the result, as you see it today, was luck?',
    attitudeFollowUp: 'What do you think makes a decision good, apart from how it turns out?',
    ratings: [
      {
        score: 1,
        label: 'Judges by the outcome',
        description:
          'Defends the choice only by how it turned out. Cannot say what was known and what was guessed at the time.',
      },
      {
        score: 3,
        label: 'Makes a fair guess',
        description:
          'Says which facts were known and which were guessed. Never went back to the guesses after choosing.',
      },
      {
        score: 5,
        label: 'Decides and keeps watch',
        description:
          'Told others what was known and what was guessed. Fixed a day to check the guesses, and chose a step that could be undone until then.',
      },
    ],
  },
  {
    id: 23,
    category: 'Strategy',
    skill: 'Using Intuition',
    behaviours: ['trusting_intuition', 'self_reflection'],
    synonyms: ['gut feeling', 'instinct', 'hunch', 'experience', 'first impression'],
    text: 'Tell me about a time when a feeling told you something about a situation at work before you had proof.',
    performanceFollowUp: 'How right did the feeling turn out to be once the facts were known?',
    attitudeFollowUp: 'In which matters do you trust such a feeling least?',
    ratings: [
      {
        score: 1,
        label: 'Feeling as proof',
        description:
          'Took the feeling for the truth and acted on it. Looked for nothing that might have shown it to be wrong.',
      },
      {
        score: 3,
        label: 'Follows a hunch',
        description:
          'Acted on the feeling and can name some of the signs behind it. Checked them only after acting.',
      },
      {
        score: 5,
        label: 'A prompt to look',
        description:
          'Took the feeling as a reason to look, and names the sign they found. Checked that sign before acting on it.',
      },
    ],
  },
  {
    id: 24,
    category: 'Strategy',
    skill: 'Generating Ideas',
    behaviours: ['generating_ideas', 'playfulness'],
    synonyms: ['creativity', 'brainstorming', 'innovation', 'imagination', 'new ideas'],
    text: 'Tell me about a problem at work that the usual answers did not solve. What ideas did you come up with?',
    performanceFollowUp: 'What happened when one of your ideas was tried out?',
    attitudeFollowUp: 'What do you need around you to have good ideas?',
    ratings: [
      {
        score: 1,
        label: 'The usual answer',
        description:
          'Offers an answer that had been used before. Can name no new idea of their own for the problem.',
      },
      {
        score: 3,
        label: 'A useful suggestion',
        description:
          'Had one new idea that was practical. It was the first that came to mind, and they stopped there.',
      },
      {
        score: 5,
        label: 'Many, then one',
        description:
          'Looked for several ideas, some of them borrowed from other places. Says what the chosen idea had that the others lacked.',
      },
    ],
  },
  {
    id: 25,
    category: 'Strategy',
    skill: 'Combining Ideas',
    behaviours: ['combining_ideas', 'sharing_credit'],
    synonyms: ['synthesis', 'joining ideas', 'building on ideas', 'cross-disciplinary', 'integrating views'],
    text: 'Tell me about two suggestions from different people that seemed to compete, and how you dealt with them.',
    performanceFollowUp: 'What did the two people think of the final decision?',
    attitudeFollowUp: 'When is it wiser to choose one of two ideas than to combine them?',
    ratings: [
      {
        score: 1,
        label: 'Takes a side',
        description:
          'Took one side and cannot say what the other suggestion was good for. Names only its faults.',
      },
      {
        score: 3,
        label: 'Joins two pieces',
        description:
          'Names something good in both, and put together an arrangement that kept the peace. Did not ask what each was meant to solve.',
      },
      {
        score: 5,
        label: 'A better third',
        description:
          'Asked what each suggestion was meant to solve. Built on the parts that solved something, and says who each one came from.',
      },
    ],
  },
  {
    id: 26,
    category: 'Strategy',
    skill: 'Setting Direction',
    behaviours: ['setting_direction', 'goal_setting'],
    synonyms: ['leadership', 'giving direction', 'purpose', 'strategy', 'common aim'],
    text: 'Describe a time when people you worked with were busy but it was unclear what they were working towards.',
    performanceFollowUp: 'What did people do differently because of what you did?',
    attitudeFollowUp: 'How much direction do people need from others to do good work?',
    ratings: [
      {
        score: 1,
        label: 'Waits for an aim',
        description:
          'Waited for someone else to name an aim. Did nothing to find one, even after noticing that it was missing.',
      },
      {
        score: 3,
        label: 'Names the goal',
        description:
          'Stated an aim, or obtained one from those in charge. Left open what it meant for the week’s work.',
      },
      {
        score: 5,
        label: 'Aim, reason, next step',
        description:
          'Put the aim in one sentence with its reason. Showed what it meant for each person’s work and what could now be dropped.',
      },
    ],
  },
  {
    id: 27,
    category: 'Strategy',
    skill: 'Experimentation',
    behaviours: ['experimentation', 'gathering_evidence'],
    synonyms: ['trial', 'testing', 'pilot', 'trying things out', 'experiments'],
    text: 'Give me an example of a new way of working that you tried before you knew it would work.',
    performanceFollowUp: 'What became of the new way once the trial was over?',
    attitudeFollowUp: 'How do you decide whether something new is worth a trial?',
    ratings: [
      {
        score: 1,
        label: 'Tries and moves on',
        description:
          'Started it and never checked afterwards whether it worked. Cannot say what the trial showed.',
      },
      {
        score: 3,
        label: 'Tries and sees',
        description:
          'Looked at how it went and formed an impression. Had not said beforehand what would count as success or failure.',
      },
      {
        score: 5,
        label: 'Small, timed, judged',
        description:
          'Before the trial began, set a short time for it and said what would make them stop. Compared the result with how things had been before.',
      },
    ],
  },
  {
    id: 28,
    category: 'Strategy',
    skill: 'Customer Insight',
    behaviours: ['perspective_taking', 'asking_questions'],
    synonyms: ['customer focus', 'user needs', 'client understanding', 'market sense', 'service'],
    text: 'Tell me how you found out that your customers wanted something different from what you had assumed.',
    performanceFollowUp: 'What told you later that you had understood your customers?',
    attitudeFollowUp: 'How do you recognise a need that a customer never names?',
    ratings: [
      {
        score: 1,
        label: 'Knows best',
        description:
          'Puts the difference down to the customer being difficult. Cannot say what the customer needed the thing for.',
      },
      {
        score: 3,
        label: 'Listens and delivers',
        description: 'Took the wish as stated and changed the work accordingly. Did not ask what it was for.',
      },
      {
        score: 5,
        label: 'Watches the real use',
        description:
          'Went to see how the result was used, or asked about it. Names a need that the customer had not put into words.',
      },
    ],
  },
  {
    id: 29,
    category: 'Strategy',
    skill: 'Weighing Trade-Offs',
    behaviours: ['prioritising', 'systems_thinking', 'transparency'],
    synonyms: ['trade-off', 'cost and benefit', 'choosing what not to do', 'focus', 'hard choices'],
    text: 'Describe a choice at work in which gaining one good thing meant giving up another that also mattered.',
    performanceFollowUp: 'How did the people who lost something see your choice afterwards?',
    attitudeFollowUp: 'Which things in your work would you never trade away, whatever the gain?',
    ratings: [
      {
        score: 1,
        label: 'Sees only the gain',
        description: 'Speaks only of what was gained. Cannot name what the choice cost, even when asked.',
      },
      {
        score: 3,
        label: 'Chooses the bigger gain',
        description:
          'Compared gain and loss and chose sensibly. Those who bore the loss learned of it only afterwards.',
      },
      {
        score: 5,
        label: 'Chooses with open eyes',
        description:
          'Named the loss before choosing and asked those who would bear it. Found a way to make it smaller.',
      },
    ],
  },
];
