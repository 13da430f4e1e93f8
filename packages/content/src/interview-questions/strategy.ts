import type { InterviewQuestion } from './types.ts';

export const strategy: readonly InterviewQuestion[] = [
  {
    id: 16,
    category: 'Strategy',
    skill: 'Systems Thinking',
    behaviours: ['systems_thinking'],
    synonyms: ['big picture', 'side effects', 'knock-on effects', 'seeing connections', 'holistic thinking'],
    text: 'Tell me about a change at your workplace that solved one problem and had effects somewhere else that few people had expected.',
    performanceFollowUp:
      'When did you notice those effects, whom did you tell, and what was done about them? What did the change bring overall?',
    attitudeFollowUp:
      'How far along the chain do you think one person should look before acting? What makes you stop looking?',
    ratings: [
      {
        score: 1,
        label: 'Own corner only',
        description:
          'Judges the change by what it did for one team and treats the rest as other people’s trouble. Or blames the whole organisation, and names no link that anyone could mend.',
      },
      {
        score: 3,
        label: 'Sees it afterwards',
        description:
          'Explains clearly, looking back, how one thing led to the other. The connection was discovered through the damage, and nobody asked the neighbouring team beforehand.',
      },
      {
        score: 5,
        label: 'Follows the chain',
        description:
          'Traced the work one or two stations further, asked the people there, and adjusted the change. Knows which links mattered, and that a simple fault may simply be repaired.',
      },
    ],
  },
  {
    id: 17,
    category: 'Strategy',
    skill: 'Long-Term Vision',
    behaviours: ['envisioning_the_future'],
    synonyms: ['vision', 'thinking ahead', 'foresight', 'future planning', 'long view'],
    text: 'Describe something in your work that you saw coming well ahead of time, and what you did with that picture of the future.',
    performanceFollowUp:
      'How did it compare with what then happened? What was ready in time because you had looked ahead, and what was not?',
    attitudeFollowUp:
      'What draws you to think about the future, or keeps you from it? How do you weigh it against this week’s work?',
    ratings: [
      {
        score: 1,
        label: 'Surprised or dreaming',
        description:
          'Recalls nothing that was seen coming, and finds that natural. Warm words about the years ahead count for as little when nothing was begun in the present.',
      },
      {
        score: 3,
        label: 'Sees the trend',
        description:
          'Recognised a development early and mentioned it to others. It remained a forecast; no first step, date or sign to watch for came out of it.',
      },
      {
        score: 5,
        label: 'Works back to now',
        description:
          'Drew a concrete picture, said what would show it to be wrong, and began with something small that was useful either way. Admits which part of the picture failed.',
      },
    ],
  },
  {
    id: 18,
    category: 'Strategy',
    skill: 'Critical Thinking',
    behaviours: ['critical_thinking'],
    synonyms: ['analysis', 'scepticism', 'reasoning', 'finding flaws', 'logic'],
    text: 'When have you come across a plan or a claim that sounded convincing to others and made you doubt?',
    performanceFollowUp:
      'What did you find when you looked closer, and what did the others do with it? How far was your doubt right in the end?',
    attitudeFollowUp:
      'When is it worth testing an idea that others already like? How do you treat your own ideas in this respect?',
    ratings: [
      {
        score: 1,
        label: 'Swallows or shoots down',
        description:
          'Went along because a confident person had said so. Or found fault on principle and tells the story as proof of being cleverer than the rest.',
      },
      {
        score: 3,
        label: 'Finds the gap',
        description:
          'Named a real weakness in the reasoning and raised it. Offered no way to test it or close it, and did not ask what was good in the plan.',
      },
      {
        score: 5,
        label: 'Tests to improve',
        description:
          'Stated the claim fairly, singled out the assumption it hung on and found a cheap check. Would have accepted the result either way, and is as strict with favourite ideas.',
      },
    ],
  },
  {
    id: 19,
    category: 'Strategy',
    skill: 'Gathering Evidence',
    behaviours: ['gathering_evidence'],
    synonyms: ['data', 'research', 'fact finding', 'investigation', 'evidence based'],
    text: 'Tell me about a time when people disagreed on what was really happening at work and you set out to find the facts.',
    performanceFollowUp:
      'Where did you look, what did you count or observe yourself, and what was decided because of it? What did you never manage to find out?',
    attitudeFollowUp:
      'How do you know when you have enough to go on? What do facts fail to settle, in your experience?',
    ratings: [
      {
        score: 1,
        label: 'Opinion as fact',
        description:
          'Relied on one complaint or one loud voice, or on whatever supported the view already held. Facts gathered later served to win the argument.',
      },
      {
        score: 3,
        label: 'Looks it up',
        description:
          'Gathered the records or numbers that were easy to reach, and they helped. Did not go and look at the work itself, or ask where the numbers came from.',
      },
      {
        score: 5,
        label: 'Enough, and first-hand',
        description:
          'Decided beforehand what would answer the question, watched or counted personally, and compared it with the records. Stopped when more would have changed nothing, and said what stayed uncertain.',
      },
    ],
  },
  {
    id: 20,
    category: 'Strategy',
    skill: 'Questioning Assumptions',
    behaviours: ['questioning_assumptions', 'letting_go_of_habits'],
    synonyms: ['challenging the status quo', 'fresh look', 'rethinking', 'open mind', 'thinking differently'],
    text: 'Give me an example of something everyone around you took for granted at work until you asked whether it was still true.',
    performanceFollowUp:
      'What did the answer turn out to be, and what changed or stayed because of it? How did those who had set it up react?',
    attitudeFollowUp:
      'Which settled matters do you think deserve another look, and which are better left in peace? How do you tell?',
    ratings: [
      {
        score: 1,
        label: 'Accepts or upends',
        description:
          'Found nothing worth asking about, because that is how it is done. Or overturned an arrangement without finding out what it had been protecting.',
      },
      {
        score: 3,
        label: 'Asks the question',
        description:
          'Noticed an odd rule or habit and asked about it aloud. Was content with the first explanation, or left it to others to try the alternative.',
      },
      {
        score: 5,
        label: 'Asks, checks, respects',
        description:
          'Found out how the habit had come about, checked whether the reason still existed, and tried going without it where little could break. Can also tell of a habit that proved right.',
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
    performanceFollowUp:
      'Which of the things you had feared happened, and which surprise had you not thought of? What did the precautions cost?',
    attitudeFollowUp:
      'How much risk is right, in your eyes? What helps you to be careful without stopping everything?',
    ratings: [
      {
        score: 1,
        label: 'Careless or alarmed',
        description:
          'Trusted that it would be all right and was lucky or was not. Or listed so many dangers that the plan was dropped, though others managed it safely.',
      },
      {
        score: 3,
        label: 'Plans for the obvious',
        description:
          'Took a sensible precaution against the best-known danger. Did not compare how likely and how bad the different dangers were.',
      },
      {
        score: 5,
        label: 'Guards what matters',
        description:
          'Separated what would be a nuisance from what would be a disaster, prepared for the second, and knowingly accepted the first. The precaution was small beside the loss it guarded against.',
      },
    ],
  },
  {
    id: 22,
    category: 'Strategy',
    skill: 'Deciding Under Uncertainty',
    behaviours: ['tolerating_ambiguity', 'decisiveness'],
    synonyms: ['ambiguity', 'incomplete information', 'unclear situation', 'uncertainty', 'judgement'],
    text: 'Tell me about a choice you had to make at work before you knew as much as you wanted to know.',
    performanceFollowUp:
      'How did it turn out, and how much of that was luck? Which missing fact would have changed your choice?',
    attitudeFollowUp:
      'How do you live with open questions at work? What do you think makes a decision good, apart from how it ends?',
    ratings: [
      {
        score: 1,
        label: 'Freezes or gambles',
        description:
          'Put it off until others or events had decided, or chose on a whim. A good ending is offered as proof that the choice was good.',
      },
      {
        score: 3,
        label: 'Makes a fair guess',
        description:
          'Used what was known, chose in time and told the people concerned. Did not think about how the choice could be reversed or when it should be looked at again.',
      },
      {
        score: 5,
        label: 'Decides and keeps watch',
        description:
          'Said what was known, what was guessed and what could be undone, took the step that kept most doors open, and fixed a moment to check. Judges the reasoning apart from the result.',
      },
    ],
  },
  {
    id: 23,
    category: 'Strategy',
    skill: 'Using Intuition',
    behaviours: ['trusting_intuition', 'self_reflection'],
    synonyms: ['gut feeling', 'instinct', 'hunch', 'experience', 'first impression'],
    text: 'Think of a time when a feeling told you something about a job or a situation before you had any proof.',
    performanceFollowUp:
      'What did you do about the feeling, and what did it turn out to be worth? When has a feeling of that kind misled you?',
    attitudeFollowUp:
      'Where do such feelings come from, in your opinion? In which matters do you trust yours, and in which do you not?',
    ratings: [
      {
        score: 1,
        label: 'Deaf or devoted',
        description:
          'Dismisses any feeling that comes without figures, or takes every first impression, above all of people, for the truth. Recalls no case of having been wrong.',
      },
      {
        score: 3,
        label: 'Follows a hunch',
        description:
          'Acted on a feeling in a familiar field and was mostly right. Cannot say which signs it rested on, and did not look for a way to check it.',
      },
      {
        score: 5,
        label: 'A prompt to look',
        description:
          'Took the feeling as a reason to stop and look, found the sign behind it, and acted at once only where waiting was dangerous. Distrusts it about strangers and in unfamiliar work.',
      },
    ],
  },
  {
    id: 24,
    category: 'Strategy',
    skill: 'Generating Ideas',
    behaviours: ['generating_ideas', 'playfulness'],
    synonyms: ['creativity', 'brainstorming', 'innovation', 'imagination', 'new ideas'],
    text: 'What was a problem at work for which the usual answers had run out, and which ideas did you come up with?',
    performanceFollowUp:
      'Which of the ideas was tried, and what did it bring? Which one did you like best and had to give up?',
    attitudeFollowUp:
      'How do good ideas come about, in your experience? What do you need around you to have them?',
    ratings: [
      {
        score: 1,
        label: 'One or too many',
        description:
          'Offered last year’s answer and left ideas to others, or produced a stream of them of which none was tried. The problem itself is barely described.',
      },
      {
        score: 3,
        label: 'A useful suggestion',
        description:
          'Had one practical idea and saw it tried. It was the first that came to mind, and no others were looked for.',
      },
      {
        score: 5,
        label: 'Many, then one',
        description:
          'Looked at the problem from several sides, borrowed from other places, wrote down odd ideas as well, and then let most of them go. Chose one by what it had to achieve.',
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
    performanceFollowUp:
      'What was finally done, and which part of it came from whom? How did the two people regard the outcome?',
    attitudeFollowUp:
      'When do two ideas make a better third, and when is it wiser to choose one of them? What has taught you that?',
    ratings: [
      {
        score: 1,
        label: 'Picks or piles up',
        description:
          'Took the side of the stronger person or of a friend, or put everything into the plan so that nobody was offended. What each suggestion was good for is forgotten.',
      },
      {
        score: 3,
        label: 'Joins two pieces',
        description:
          'Found an arrangement with something of both, and people accepted it. It was put together to keep the peace more than for what it achieved.',
      },
      {
        score: 5,
        label: 'A better third',
        description:
          'Asked what each suggestion was meant to solve and built on the parts that fitted, or chose one because they did not. Gives both people their share when telling it.',
      },
    ],
  },
  {
    id: 26,
    category: 'Strategy',
    skill: 'Setting Direction',
    behaviours: ['setting_direction', 'goal_setting'],
    synonyms: ['leadership', 'giving direction', 'purpose', 'strategy', 'common aim'],
    text: 'Describe a time when the people you worked with were all busy and it was unclear what they were working towards.',
    performanceFollowUp:
      'What did you say or do about it, and what did people do differently the week after? Who saw the aim in another way?',
    attitudeFollowUp:
      'How much direction do people need from others, and how much should they find for themselves? What makes you think so?',
    ratings: [
      {
        score: 1,
        label: 'Drifts or dictates',
        description:
          'Kept to the tasks at hand and waited to be told. Laying down the course alone is as weak when the speaker cannot tell what the others thought of it.',
      },
      {
        score: 3,
        label: 'Names the goal',
        description:
          'Stated an aim or obtained one from those in charge, and it helped for a time. What it meant for Monday’s work, and what could be dropped, was left open.',
      },
      {
        score: 5,
        label: 'Aim, reason, next step',
        description:
          'Put the aim in a sentence that people repeated, with its reason and what would now be left undone. Let each of them work out their own way there.',
      },
    ],
  },
  {
    id: 27,
    category: 'Strategy',
    skill: 'Experimentation',
    behaviours: ['experimentation', 'gathering_evidence'],
    synonyms: ['trial', 'testing', 'pilot', 'trying things out', 'experiments'],
    text: 'Give me an example of a new way of working that you tried out before it was certain to be any good.',
    performanceFollowUp:
      'What did you measure or watch for, and what did you conclude? What became of the trial in the end?',
    attitudeFollowUp:
      'What makes trying things out fair to the colleagues and customers who are part of it? How do you decide that something is worth a trial?',
    ratings: [
      {
        score: 1,
        label: 'Never or always trying',
        description:
          'Waits until others have proved that a thing works. Or starts trial after trial, and the colleagues are still living with the leftovers.',
      },
      {
        score: 3,
        label: 'Tries and sees',
        description:
          'Tried something on a small scale and liked the result. What would have counted as failure was never said, so success rests on an impression.',
      },
      {
        score: 5,
        label: 'Small, timed, judged',
        description:
          'Told those affected, set a short time and a mark for stopping, and compared the result with before. Ended the trial properly, by keeping the change or by clearing it away.',
      },
    ],
  },
  {
    id: 28,
    category: 'Strategy',
    skill: 'Customer Insight',
    behaviours: ['perspective_taking', 'asking_questions'],
    synonyms: ['customer focus', 'user needs', 'client understanding', 'market sense', 'service'],
    text: 'Tell me how you once found out that the people you work for, inside or outside the company, wanted something other than you had assumed.',
    performanceFollowUp:
      'What did you change because of it, and how did they show that it was better? What did the change cost the company?',
    attitudeFollowUp:
      'How do you understand the difference between what customers ask for and what they need? Whose view should decide?',
    ratings: [
      {
        score: 1,
        label: 'Knows best',
        description:
          'Presents the customer as difficult or mistaken, or grants every wish without asking what it is for. Learned of the difference through a complaint and drew nothing from it.',
      },
      {
        score: 3,
        label: 'Listens and delivers',
        description:
          'Took the wish seriously and changed the work accordingly. Treated it as one customer’s preference and did not ask whether others were in the same position.',
      },
      {
        score: 5,
        label: 'Watches the real use',
        description:
          'Went to see or asked how the result was used, and discovered a need that nobody had put into words. Met it within what the company could sustain, and was honest about the rest.',
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
    performanceFollowUp:
      'What was gained and what was lost, as far as it could be counted? How did those who bore the loss see it?',
    attitudeFollowUp:
      'Which things in your work are not for trading, whatever the gain? How did you come to that?',
    ratings: [
      {
        score: 1,
        label: 'Wants everything',
        description:
          'Promised both and delivered neither well, or does not see that anything was given up. Those who paid for the choice do not appear in the account.',
      },
      {
        score: 3,
        label: 'Chooses the bigger gain',
        description:
          'Compared the two sides sensibly and chose. The loss came as a surprise to some, and nothing was done to soften it.',
      },
      {
        score: 5,
        label: 'Chooses with open eyes',
        description:
          'Named the loss before choosing, asked those who would bear it, and looked for a way to make it smaller. Still stands by the choice, or says plainly why not.',
      },
    ],
  },
];
