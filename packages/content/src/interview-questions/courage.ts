import type { InterviewQuestion } from './types.ts';

export const courage: readonly InterviewQuestion[] = [
  {
    id: 44,
    category: 'Courage',
    skill: 'Speaking Up',
    behaviours: ['speaking_up', 'risk_awareness'],
    synonyms: [
      'raising concerns',
      'voicing doubts',
      'psychological safety',
      'whistleblowing',
      'saying something',
    ],
    text: 'Tell me about a time when you noticed a problem that nobody was talking about.',
    performanceFollowUp: 'What was done about the problem after you had noticed it?',
    attitudeFollowUp: 'What makes speaking up worth the discomfort, as you see it?',
    ratings: [
      {
        score: 1,
        label: 'Keeps it quiet',
        description:
          'Told nobody who could have acted on the problem. Says that it was for others to notice.',
      },
      {
        score: 3,
        label: 'Raises it once',
        description:
          'Mentioned the problem once to someone who could act on it. Let it drop when the answer was vague.',
      },
      {
        score: 5,
        label: 'Raises it until answered',
        description:
          'Told someone who could act while there was still time. Came back to it until there was a clear answer.',
      },
    ],
  },
  {
    id: 45,
    category: 'Courage',
    skill: 'Challenging Authority',
    behaviours: ['challenging_authority', 'tactfulness'],
    synonyms: [
      'disagreeing with a manager',
      'pushing back',
      'managing upwards',
      'dissent',
      'questioning decisions',
    ],
    text: 'Describe a decision by someone above you that you believed to be wrong, and how you dealt with it.',
    performanceFollowUp: 'How did the person in charge respond to what you said?',
    attitudeFollowUp: 'What does someone in charge have a right to expect when you disagree?',
    ratings: [
      {
        score: 1,
        label: 'Complains elsewhere',
        description:
          'Said nothing to the person who had decided. Complained about the decision to colleagues instead.',
      },
      {
        score: 3,
        label: 'States an objection',
        description:
          'Told the person directly that the decision seemed wrong. Gave an opinion but few reasons.',
      },
      {
        score: 5,
        label: 'Objects with reasons',
        description:
          'Asked the person what the decision was meant to achieve. Gave reasons against it and offered another way to get there.',
      },
    ],
  },
  {
    id: 46,
    category: 'Courage',
    skill: 'Delivering Hard News',
    behaviours: ['delivering_hard_news', 'emotional_support'],
    synonyms: ['bad news', 'refusal', 'disappointing people', 'difficult message', 'breaking news'],
    text: 'Tell me about a time when you had to give someone news that they did not want to hear.',
    performanceFollowUp: 'How long had you known about it before you told the person?',
    attitudeFollowUp: 'What do people deserve when the news is bad, as you see it?',
    ratings: [
      {
        score: 1,
        label: 'Puts it off',
        description:
          'Delayed the news for as long as they could. The person had learned of it elsewhere by then.',
      },
      {
        score: 3,
        label: 'Tells it straight',
        description:
          'Told the person face to face and in plain words. Ended the conversation as soon as the news was out.',
      },
      {
        score: 5,
        label: 'Clear, and stays',
        description:
          'Told the person early and put the main point first. Stayed to answer questions and came back a day later.',
      },
    ],
  },
  {
    id: 47,
    category: 'Courage',
    skill: 'Setting Limits',
    behaviours: ['assertiveness', 'prioritising'],
    synonyms: ['assertiveness', 'saying no', 'boundaries', 'standing your ground', 'overload'],
    text: 'When did someone at work last want more from you than you thought was right? What did you say?',
    performanceFollowUp: 'What happened between the two of you after you had given your answer?',
    attitudeFollowUp: 'Where is it worth standing firm at work, as you see it?',
    ratings: [
      {
        score: 1,
        label: 'Agrees, then resents it',
        description:
          'Agreed and did not say that it was too much. Still resents the person who asked for it.',
      },
      {
        score: 3,
        label: 'Says no politely',
        description: 'Said no in a friendly way and gave a reason. Gave in when asked a second time.',
      },
      {
        score: 5,
        label: 'Firm and friendly',
        description:
          'Named the limit and said what could be done instead. Kept to it in a friendly way when asked again.',
      },
    ],
  },
  {
    id: 48,
    category: 'Courage',
    skill: 'Conflict Resolution',
    behaviours: ['conflict_resolution', 'active_listening'],
    synonyms: ['conflict management', 'mediation', 'disagreement', 'dispute', 'tension in the team'],
    text: 'Describe a conflict between you and a colleague, or between two others, that you could not simply ignore.',
    performanceFollowUp: 'How did the people involved work together three months later?',
    attitudeFollowUp: 'How do you judge whether to step in or leave people to settle it?',
    ratings: [
      {
        score: 1,
        label: 'Leaves it alone',
        description:
          'Kept out of the way and left the conflict as it was. Cannot say what either side wanted.',
      },
      {
        score: 3,
        label: 'Calms it down',
        description:
          'Got the people to talk, and things became calmer. Cannot say what they had really disagreed about.',
      },
      {
        score: 5,
        label: 'Settles the cause',
        description:
          'Heard what each side needed and can tell both stories fairly. Names the agreement that dealt with the cause.',
      },
    ],
  },
  {
    id: 49,
    category: 'Courage',
    skill: 'Standing Up for Others',
    behaviours: ['standing_up_for_others', 'even_handedness'],
    synonyms: ['defending colleagues', 'allyship', 'advocacy', 'unfair treatment', 'bystander'],
    text: 'Tell me about a time when you saw someone at work treated in a way you thought unfair.',
    performanceFollowUp: 'What did the person concerned say about the part you played?',
    attitudeFollowUp: 'When is it your business to take someone’s side at work?',
    ratings: [
      {
        score: 1,
        label: 'Looks away',
        description:
          'Saw what happened and said nothing to anyone who could stop it. Felt sorry for the person in private.',
      },
      {
        score: 3,
        label: 'Takes their side',
        description:
          'Objected at the time, and the person was grateful. Did not ask what the person wanted to happen next.',
      },
      {
        score: 5,
        label: 'Helps them be heard',
        description:
          'Objected calmly and asked what the person wanted to happen. Stood by them while they spoke for themselves.',
      },
    ],
  },
  {
    id: 50,
    category: 'Courage',
    skill: 'Admitting Mistakes',
    behaviours: ['admitting_faults', 'ownership'],
    synonyms: ['accountability', 'owning up', 'honesty', 'apologising', 'taking the blame'],
    text: 'Tell me about a mistake you made at work that others would not have noticed, or not straight away.',
    performanceFollowUp: 'How long was it before you told someone else about the mistake?',
    attitudeFollowUp: 'What makes it easy or hard for you to admit a mistake?',
    ratings: [
      {
        score: 1,
        label: 'Keeps it hidden',
        description:
          'Told nobody about the mistake and hoped that it would not be found. Says that no harm was done.',
      },
      {
        score: 3,
        label: 'Owns up when asked',
        description:
          'Admitted the mistake honestly when it came up. Until then, waited to see whether anyone would find it.',
      },
      {
        score: 5,
        label: 'Tells and repairs',
        description:
          'Told those affected before they found out themselves. Said what was already being done to put it right.',
      },
    ],
  },
  {
    id: 51,
    category: 'Courage',
    skill: 'Integrity Under Pressure',
    behaviours: ['assertiveness', 'following_procedure', 'transparency'],
    synonyms: ['ethics', 'integrity', 'honesty', 'moral courage', 'doing the right thing'],
    text: 'Describe a situation in which you were expected to do something at work that did not seem right to you.',
    performanceFollowUp: 'What happened after you had decided what to do about it?',
    attitudeFollowUp: 'How do you tell what is wrong from what you merely dislike?',
    ratings: [
      {
        score: 1,
        label: 'Goes along with it',
        description:
          'Did what was asked and raised no objection. Says that the responsibility was not theirs.',
      },
      {
        score: 3,
        label: 'Keeps their hands clean',
        description: 'Declined to take part in it. Told nobody who could have stopped it, so it went on.',
      },
      {
        score: 5,
        label: 'Refuses in the open',
        description: 'Declined to take part and said what was wrong with it. Told someone who could stop it.',
      },
    ],
  },
  {
    id: 52,
    category: 'Courage',
    skill: 'Decisiveness',
    behaviours: ['decisiveness', 'seeking_input'],
    synonyms: ['decision making', 'making choices', 'taking a stand', 'unpopular decision', 'resolve'],
    text: 'Give me an example of a decision of yours that some people were not going to like.',
    performanceFollowUp: 'How did the people who disliked it respond once you had decided?',
    attitudeFollowUp: 'How much agreement do you want before you take a decision?',
    ratings: [
      {
        score: 1,
        label: 'Leaves it open',
        description:
          'Kept the decision open until it no longer mattered. Hoped that the people against it would come round.',
      },
      {
        score: 3,
        label: 'Decides and explains',
        description:
          'Took the decision in reasonable time and told people why. Heard from the people against it only afterwards.',
      },
      {
        score: 5,
        label: 'Hears, then decides',
        description:
          'Heard the people against it, set a date and decided on that date. Kept to the decision when it became uncomfortable.',
      },
    ],
  },
  {
    id: 53,
    category: 'Courage',
    skill: 'Emotional Openness',
    behaviours: ['emotional_openness'],
    synonyms: [
      'showing feelings',
      'vulnerability',
      'authenticity',
      'emotional honesty',
      'expressing emotions',
    ],
    text: 'Think of a time when something at work stirred strong feelings in you, pleasant or unpleasant. How much of that did you let others see?',
    performanceFollowUp: 'What did showing or hiding your feelings do to the people around you?',
    attitudeFollowUp: 'What place do feelings have at work, in your opinion?',
    ratings: [
      {
        score: 1,
        label: 'Shows nothing',
        description:
          'Let nobody know what they felt at the time. The people concerned were surprised by it much later.',
      },
      {
        score: 3,
        label: 'Tells a confidant',
        description: 'Told one trusted person what they felt. The people it concerned were left to guess.',
      },
      {
        score: 5,
        label: 'Tells those concerned',
        description:
          'Named the feeling and its cause to the people it concerned. Said it calmly and asked for nothing more.',
      },
    ],
  },
  {
    id: 54,
    category: 'Courage',
    skill: 'Composure Under Pressure',
    behaviours: ['staying_calm', 'self_restraint'],
    synonyms: ['staying calm', 'stress', 'crisis', 'pressure', 'cool head'],
    text: 'Describe the moment at work when you were under the greatest pressure.',
    performanceFollowUp: 'How much of the pressure on you could the people around you see?',
    attitudeFollowUp: 'What have you learned about yourself from working under pressure?',
    ratings: [
      {
        score: 1,
        label: 'Spreads the tension',
        description:
          'Passed the tension on to the people around them. Says that anyone would have done the same.',
      },
      {
        score: 3,
        label: 'Stays calm alone',
        description:
          'Stayed calm enough to finish their own task. Noticed only later what the others had needed.',
      },
      {
        score: 5,
        label: 'Calms the others too',
        description: 'Stayed calm and said what was most urgent. Gave the others something definite to do.',
      },
    ],
  },
  {
    id: 55,
    category: 'Courage',
    skill: 'Asking for Help',
    behaviours: ['self_reliance', 'admitting_faults'],
    synonyms: ['seeking help', 'getting support', 'knowing your limits', 'humility', 'reaching out'],
    text: 'Tell me about a piece of work that was getting beyond you. What did you do at that point?',
    performanceFollowUp: 'What state was the work in when someone else first heard of it?',
    attitudeFollowUp: 'How do you know when you have tried for long enough on your own?',
    ratings: [
      {
        score: 1,
        label: 'Struggles alone',
        description:
          'Told nobody about the difficulty until the deadline had passed. Says that asking would have looked weak.',
      },
      {
        score: 3,
        label: 'Asks in the end',
        description:
          'Asked for help before the deadline, but late. The helper had to start from the beginning.',
      },
      {
        score: 5,
        label: 'Asks early and precisely',
        description:
          'Asked while there was plenty of time left. Told the right person what had been tried and where it was stuck.',
      },
    ],
  },
  {
    id: 56,
    category: 'Courage',
    skill: 'Taking Calculated Risks',
    behaviours: ['seeking_challenge', 'risk_awareness', 'experimentation'],
    synonyms: ['risk taking', 'boldness', 'daring', 'bet', 'stepping into the unknown'],
    text: 'Tell me about something you dared to do at work even though you might have failed in front of others.',
    performanceFollowUp: 'What did you have ready in case the attempt failed?',
    attitudeFollowUp: 'What makes a risk at work worth taking, in your opinion?',
    ratings: [
      {
        score: 1,
        label: 'Unaware of the risk',
        description:
          'Took the chance without asking what could be lost. Had no plan for what to do if it failed.',
      },
      {
        score: 3,
        label: 'Knows the risk',
        description:
          'Says what could have been lost and took the chance knowingly. Relied on luck and had no way back.',
      },
      {
        score: 5,
        label: 'Bold within bounds',
        description:
          'Knew what could be lost and made sure that they could afford the loss. Had decided beforehand when to turn back.',
      },
    ],
  },
  {
    id: 57,
    category: 'Courage',
    skill: 'Changing Your Mind',
    behaviours: ['openness_to_feedback', 'questioning_assumptions'],
    synonyms: [
      'open-mindedness',
      'reconsidering',
      'admitting being wrong',
      'intellectual humility',
      'reversing a decision',
    ],
    text: 'Give me an example of a view that you had defended in front of others and later gave up.',
    performanceFollowUp:
      'How did the people who had shared your earlier view learn that you had given it up?',
    attitudeFollowUp: 'What does it take for you to let go of an opinion?',
    ratings: [
      {
        score: 1,
        label: 'Keeps the old view',
        description:
          'Cannot name a view that they gave up because of a better argument. Says that they were right from the start.',
      },
      {
        score: 3,
        label: 'Yields to facts',
        description:
          'Gave up the view when the evidence was plain. Told nobody that the earlier view had been wrong.',
      },
      {
        score: 5,
        label: 'Changes openly',
        description:
          'Names the fact that changed their mind. Told the same people as before that the earlier view was wrong.',
      },
    ],
  },
];
