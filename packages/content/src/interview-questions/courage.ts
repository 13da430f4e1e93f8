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
    performanceFollowUp:
      'Whom did you tell, after how long, and what was done? If you kept it to yourself, what came of that?',
    attitudeFollowUp:
      'What makes it worth the discomfort to you to say something, and what makes you wait? Who has the right to know first?',
    ratings: [
      {
        score: 1,
        label: 'Silent or scattergun',
        description:
          'Said it to friends or after the damage was done, and thinks it was for others to notice. Or comments on everything, so that the serious warning was lost.',
      },
      {
        score: 3,
        label: 'Raises it once',
        description:
          'Mentioned the concern to someone in charge, with some unease. Dropped it when the answer was vague, and did not ask again.',
      },
      {
        score: 5,
        label: 'To the right person',
        description:
          'Checked what could be checked, told the person able to act while there was time, and said what was known and what was only feared. Came back to it until there was an answer.',
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
    text: 'Describe a decision by somebody above you that you believed to be wrong, and how you dealt with it.',
    performanceFollowUp:
      'How did the person in charge respond, and what was finally done? How did you act once the matter was settled?',
    attitudeFollowUp:
      'What does somebody in charge have a right to expect of you when you disagree? When is it no longer enough to object?',
    ratings: [
      {
        score: 1,
        label: 'Obeys or fights',
        description:
          'Carried it out to the letter and complained elsewhere, or contradicted in front of everyone. Several managers appear in the story, and none of them could bear criticism.',
      },
      {
        score: 3,
        label: 'States an objection',
        description:
          'Told the person openly what seemed wrong with it. Brought an opinion more than reasons, or asked nothing about what stood behind the decision.',
      },
      {
        score: 5,
        label: 'Objects with respect',
        description:
          'Asked first what the decision was meant to achieve, then gave reasons and an alternative, in private where possible. Carried out what was decided, and knows the point at which that ends.',
      },
    ],
  },
  {
    id: 46,
    category: 'Courage',
    skill: 'Delivering Hard News',
    behaviours: ['delivering_hard_news', 'emotional_support'],
    synonyms: ['bad news', 'refusal', 'disappointing people', 'difficult message', 'breaking news'],
    text: 'Tell me about news that somebody did not want to hear and that you had to bring them.',
    performanceFollowUp:
      'How long did you have the news before you told it, and what did they do when they heard? What did they say about it later?',
    attitudeFollowUp:
      'What do people deserve when the news is bad, as you see it? What do you find hardest about bringing it?',
    ratings: [
      {
        score: 1,
        label: 'Ducks or dumps',
        description:
          'Put it off, sent a message, or softened it until it no longer said anything. The blunt version, announced in passing with others listening, is no more courageous.',
      },
      {
        score: 3,
        label: 'Tells it straight',
        description:
          'Said it in person and in plain words. Filled the silence with explanations, and was glad when the conversation was over.',
      },
      {
        score: 5,
        label: 'Clear, and stays',
        description:
          'Told it early and in person, the main thing first, then let the other react and answered what was asked. Returned a day later with what could be done.',
      },
    ],
  },
  {
    id: 47,
    category: 'Courage',
    skill: 'Setting Limits',
    behaviours: ['assertiveness', 'prioritising'],
    synonyms: ['assertiveness', 'saying no', 'boundaries', 'standing your ground', 'overload'],
    text: 'When did somebody last want more from you at work than you thought right, and what did you answer?',
    performanceFollowUp:
      'What did the other person do next, and how has it been between you since? What did your answer cost you, or spare you?',
    attitudeFollowUp:
      'Where is it worth standing firm at work, as you see it? When are you glad to have given way?',
    ratings: [
      {
        score: 1,
        label: 'Swallows or snaps',
        description:
          'Said yes with a sigh and still resents it, or refused so sharply that nobody asks any more. The other side’s need plays no part.',
      },
      {
        score: 3,
        label: 'Says no politely',
        description:
          'Declined in a friendly way and gave a reason. Gave in when pressed a second time, or offered nothing in exchange.',
      },
      {
        score: 5,
        label: 'Firm and friendly',
        description:
          'Named the limit in a sentence, with what could be done in its place, and stayed with it under pressure. Has also given way knowingly, when the need was real.',
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
    performanceFollowUp:
      'What was agreed, and how did the people involved work together three months later? How would the other side tell this story?',
    attitudeFollowUp:
      'What good can a conflict do, if any? How do you judge whether to step in or leave people to sort it out?',
    ratings: [
      {
        score: 1,
        label: 'Avoids or inflames',
        description:
          'Kept out of the way for weeks, took a side, or made a formal matter of a small quarrel. The account has a villain and no reasons.',
      },
      {
        score: 3,
        label: 'Calms it down',
        description:
          'Got the people to talk, and peace returned. What they had really differed over was not settled, so it came up again in another form.',
      },
      {
        score: 5,
        label: 'Settles the cause',
        description:
          'Heard each side until both felt understood, found what each needed, and had them make the arrangement themselves. Can tell the other side’s story fairly.',
      },
    ],
  },
  {
    id: 49,
    category: 'Courage',
    skill: 'Standing Up for Others',
    behaviours: ['standing_up_for_others', 'even_handedness'],
    synonyms: ['defending colleagues', 'allyship', 'advocacy', 'unfair treatment', 'bystander'],
    text: 'Tell me about a time when somebody at work was treated unfairly, in your opinion, and you were in a position to see it.',
    performanceFollowUp:
      'What did you do then and there, and what did you do later? What did the person concerned say about your part in it?',
    attitudeFollowUp:
      'When is it your business to take somebody’s part, and when is it theirs to speak? How do you make sure of the facts?',
    ratings: [
      {
        score: 1,
        label: 'Looks away',
        description:
          'Felt sorry and kept out of it, or comforted the person where nobody could see. Or charged in without being asked and made the situation harder for the one concerned.',
      },
      {
        score: 3,
        label: 'Takes their side',
        description:
          'Objected, or reported it, and the person was grateful. Heard only one version, or stopped once the moment was over.',
      },
      {
        score: 5,
        label: 'Helps them be heard',
        description:
          'Stopped what was going on calmly, asked the person what they wished to happen, and stood by them while they spoke. Was fair to the one accused as well.',
      },
    ],
  },
  {
    id: 50,
    category: 'Courage',
    skill: 'Admitting Mistakes',
    behaviours: ['admitting_faults', 'ownership'],
    synonyms: ['accountability', 'owning up', 'honesty', 'apologising', 'taking the blame'],
    text: 'Tell me about a mistake of yours at work that others would not have noticed, or not at once.',
    performanceFollowUp:
      'Whom did you tell, when, and in what words? What was done to put it right, and who did it?',
    attitudeFollowUp:
      'What makes admitting a mistake easy or hard where you have worked? What do you think it does to the trust people have in you?',
    ratings: [
      {
        score: 1,
        label: 'Hides or grovels',
        description:
          'Can think of no mistake, or of one that belonged to the system or a colleague. Or apologises at length, and the repair was left to somebody else.',
      },
      {
        score: 3,
        label: 'Owns up when asked',
        description:
          'Admitted it honestly when it came up, and helped to repair it. Waited to see whether it would be found, or explained more than was asked.',
      },
      {
        score: 5,
        label: 'Tells and repairs',
        description:
          'Told those affected before they could be harmed, in two sentences, with what was already being done. Changed the step that had allowed it, and makes no drama of it.',
      },
    ],
  },
  {
    id: 51,
    category: 'Courage',
    skill: 'Integrity Under Pressure',
    behaviours: ['assertiveness', 'following_procedure', 'transparency'],
    synonyms: ['ethics', 'integrity', 'honesty', 'moral courage', 'doing the right thing'],
    text: 'Describe a situation in which you were asked or expected to do something at work that did not seem right to you.',
    performanceFollowUp:
      'What did you say and do, and what were the consequences for you and for others? Who else knew?',
    attitudeFollowUp:
      'How do you tell what is wrong from what is merely not to your liking? What has helped you to hold on to that?',
    ratings: [
      {
        score: 1,
        label: 'Goes with the crowd',
        description:
          'Did it because it was ordered or usual, and sees no share in it. Or turns a matter of taste into one of conscience, and condemns everyone involved.',
      },
      {
        score: 3,
        label: 'Keeps clean hands',
        description:
          'Declined to take part, or found a way round it. Told no one who could have stopped it, so it went on without the candidate.',
      },
      {
        score: 5,
        label: 'Refuses in the open',
        description:
          'Named what was wrong without calling anyone a villain, offered an honest way to the same end, and took it further when that failed. Was ready to bear the cost.',
      },
    ],
  },
  {
    id: 52,
    category: 'Courage',
    skill: 'Decisiveness',
    behaviours: ['decisiveness', 'seeking_input'],
    synonyms: ['decision making', 'making choices', 'taking a stand', 'unpopular decision', 'resolve'],
    text: 'Give me an example of a decision that was yours to take and that some people were not going to like.',
    performanceFollowUp:
      'How long did you take over it, and what did waiting or hurrying cost? How do those who disliked it see it today?',
    attitudeFollowUp:
      'How much agreement do you want before you decide? For what reasons have you gone back on a decision?',
    ratings: [
      {
        score: 1,
        label: 'Dithers or rushes',
        description:
          'Kept the question open until it no longer mattered, or changed the answer with each complaint. Deciding in seconds is no cure: a colleague’s important fact came too late.',
      },
      {
        score: 3,
        label: 'Decides and explains',
        description:
          'Took the decision in reasonable time and told people why. Met the opposition afterwards, because those affected had not been heard beforehand.',
      },
      {
        score: 5,
        label: 'Hears, then decides',
        description:
          'Asked those who knew and those whom it would hit, set a date, and decided on it. Stood by it when it became uncomfortable, and says what new fact would have changed it.',
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
    text: 'Think of a time when something at work stirred strong feelings in you, pleasant or unpleasant. How much of it did others get to know?',
    performanceFollowUp:
      'What did showing it, or hiding it, do to the people around you and to the work? How do you know?',
    attitudeFollowUp:
      'What place do feelings have at work, in your opinion? Which are better kept to oneself, and why?',
    ratings: [
      {
        score: 1,
        label: 'Mask or flood',
        description:
          'Showed nothing, and others were taken by surprise much later. Or let the whole room have it, and colleagues spent the day looking after the mood.',
      },
      {
        score: 3,
        label: 'Tells a confidant',
        description:
          'Spoke about it with one trusted person and felt relieved. Those whom it concerned went on guessing.',
      },
      {
        score: 5,
        label: 'Names it, moves on',
        description:
          'Told the people concerned in a sentence what was felt and what about, and asked for nothing more. Chose the moment, and kept private what was nobody’s business.',
      },
    ],
  },
  {
    id: 54,
    category: 'Courage',
    skill: 'Composure Under Pressure',
    behaviours: ['staying_calm', 'self_restraint'],
    synonyms: ['staying calm', 'stress', 'crisis', 'pressure', 'cool head'],
    text: 'Describe the hour at work in which you have been under the greatest pressure so far.',
    performanceFollowUp:
      'What did you do first, what did you forget or get wrong, and how did it end? What did the others see of your state?',
    attitudeFollowUp:
      'What have you learned about yourself under pressure? When is calm the wrong thing to show?',
    ratings: [
      {
        score: 1,
        label: 'Spreads the tension',
        description:
          'Voices were raised, blame was handed out, or the candidate froze, and the circumstances explain it all. Unshakeable calm scores no higher if nobody grasped how serious it was.',
      },
      {
        score: 3,
        label: 'Gets through it',
        description:
          'Kept working and did what was necessary, at some cost. Looked mainly to one task, and noticed only later what the others would have needed.',
      },
      {
        score: 5,
        label: 'Slows the moment down',
        description:
          'Took a breath, said aloud what was most urgent, and gave others something definite to do. Let the seriousness show, admits what slipped, and has a way of recovering afterwards.',
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
    performanceFollowUp:
      'How much time passed before somebody else knew, and what state was the work in by then? What did the help change?',
    attitudeFollowUp:
      'How do you feel about needing help? Where do you see the line between trying long enough and trying too long?',
    ratings: [
      {
        score: 1,
        label: 'Sinks alone',
        description:
          'Carried on in silence until the date had passed, for fear of looking weak. Or handed it to others at the first difficulty and learned nothing from it.',
      },
      {
        score: 3,
        label: 'Asks in the end',
        description:
          'Tried honestly, then asked for help and was glad of it. Asked late, or so generally that the helper had to start from the beginning.',
      },
      {
        score: 5,
        label: 'Asks early, exactly',
        description:
          'Set a limit for trying alone, then went to the right person with what had been tried and the precise point of difficulty. Kept the responsibility, and could do it unaided the next time.',
      },
    ],
  },
  {
    id: 56,
    category: 'Courage',
    skill: 'Taking Calculated Risks',
    behaviours: ['seeking_challenge', 'risk_awareness', 'experimentation'],
    synonyms: ['risk taking', 'boldness', 'daring', 'bet', 'stepping into the unknown'],
    text: 'Tell me about something you dared to do at work although it might have failed in front of others.',
    performanceFollowUp:
      'What stood to be lost, by you and by others, and what was won? What did you have ready in case it failed?',
    attitudeFollowUp:
      'What makes a risk worth taking to you? Whose consent do you think is needed before it is taken?',
    ratings: [
      {
        score: 1,
        label: 'Safe or reckless',
        description:
          'Has always chosen the safe way and sees no loss in that. Or took a chance with other people’s time, money or safety and never asked them.',
      },
      {
        score: 3,
        label: 'Takes the leap',
        description:
          'Went ahead in spite of doubts and mostly succeeded. Had not thought through what failure would have meant, and was lucky to need no way back.',
      },
      {
        score: 5,
        label: 'Bold within bounds',
        description:
          'Knew what could be lost and made sure that it could be borne, told those who shared the risk, and set the point for turning back. Speaks as plainly of bets that failed.',
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
    text: 'Give me an example of a view that you had defended at work in front of others and later gave up.',
    performanceFollowUp:
      'What exactly changed your mind, and how did those who had followed your earlier view find out? What effect did it have on them?',
    attitudeFollowUp:
      'What does it take for you to let go of an opinion? How do you see the difference between learning and giving in?',
    ratings: [
      {
        score: 1,
        label: 'Never or too readily',
        description:
          'Remembers no such case, or claims to have meant the new view all along. Some answers show the reverse: the opinion was always that of whoever spoke last.',
      },
      {
        score: 3,
        label: 'Yields to facts',
        description:
          'Gave way when the evidence was plain to everyone. Changed course quietly, and never told the others that the earlier view had been wrong.',
      },
      {
        score: 5,
        label: 'Turns round in public',
        description:
          'Can name the fact or person that did it, said so to the same people as before, and dealt with what the old view had set going. Holds firm where only the mood has changed.',
      },
    ],
  },
];
