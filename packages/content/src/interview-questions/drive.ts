import type { InterviewQuestion } from './types.ts';

export const drive: readonly InterviewQuestion[] = [
  {
    id: 58,
    category: 'Drive',
    skill: 'Initiative',
    behaviours: ['initiative'],
    synonyms: ['self-starter', 'proactive', 'taking action', 'unasked', 'seeing what needs doing'],
    text: 'Tell me about something useful you did at work that was not part of your job and that nobody had asked for.',
    performanceFollowUp:
      'What is left of it today, and who benefits? Whose work did it touch, and what did they have to say?',
    attitudeFollowUp:
      'What moves you to begin something unasked? How do you judge whether it is yours to begin?',
    ratings: [
      {
        score: 1,
        label: 'Waits or trespasses',
        description:
          'Can name nothing beyond what was asked, and sees no gap that anyone might have filled. Or began something that was already in other hands, and it was done twice.',
      },
      {
        score: 3,
        label: 'Sees and does',
        description:
          'Noticed a gap and filled it without being told. It stayed a single good deed, and regular tasks or somebody else’s plans suffered a little.',
      },
      {
        score: 5,
        label: 'Starts and settles in',
        description:
          'Checked in a minute that nobody else was on it, did the smallest thing that would help, and saw to it that it would last. Has also left things alone that belonged to others.',
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
    text: 'Describe a result that depended on several people and that you felt answerable for, whether or not it was formally yours.',
    performanceFollowUp:
      'How did it turn out, and what was your share in what went wrong as well as in what went right? How did you follow it to the end?',
    attitudeFollowUp: 'What makes a piece of work yours? When do you think it is right to let it go?',
    ratings: [
      {
        score: 1,
        label: 'Did my part',
        description:
          'Did every assigned task, and the failure lies with others. Or guarded the work so closely that nobody else could touch it, even when help was needed.',
      },
      {
        score: 3,
        label: 'Feels responsible',
        description:
          'Went beyond the assigned tasks to get the result and worried over it. Made up for others’ gaps by working more rather than by talking with them.',
      },
      {
        score: 5,
        label: 'Answers for the whole',
        description:
          'Kept an eye on the points between people, spoke with those who fell behind, and reported the result plainly with their own share in it. Let others own their parts.',
      },
    ],
  },
  {
    id: 60,
    category: 'Drive',
    skill: 'Persistence',
    behaviours: ['persistence', 'self_reflection'],
    synonyms: ['perseverance', 'tenacity', 'grit', 'not giving up', 'stamina'],
    text: 'What is the longest you have kept at a task that would not come right, and what happened along the way?',
    performanceFollowUp:
      'How did it end, and what did the effort cost? At which point would an outsider have advised you to stop, and would they have been right?',
    attitudeFollowUp:
      'What keeps you going when nothing seems to move? How do you notice that persistence has turned into stubbornness?',
    ratings: [
      {
        score: 1,
        label: 'Quits or digs in',
        description:
          'Dropped it at the second obstacle and speaks of bad conditions. Or went on for weeks with a method that had plainly failed, because stopping meant defeat.',
      },
      {
        score: 3,
        label: 'Hangs on',
        description:
          'Kept going through setbacks and finished. Did so by effort alone, and tried the same approach more often than was sensible.',
      },
      {
        score: 5,
        label: 'Keeps the aim',
        description:
          'Held on to the aim and changed the way there, after looking at why each attempt had failed. Had set a limit, and can tell of a task that was rightly abandoned.',
      },
    ],
  },
  {
    id: 61,
    category: 'Drive',
    skill: 'Goal Setting',
    behaviours: ['goal_setting', 'planning'],
    synonyms: ['targets', 'objectives', 'aims', 'milestones', 'measuring progress'],
    text: 'Take me through a goal you set for yourself or with your team at work, from the day it was set.',
    performanceFollowUp:
      'How did you know whether you were getting nearer, and where did you stand on the last day? What went undone while you were chasing it?',
    attitudeFollowUp:
      'What do goals do to you, and to the people around you? Which parts of your work suffer from being counted?',
    ratings: [
      {
        score: 1,
        label: 'Vague or number-bound',
        description:
          'Meant to do better, with no date or sign by which to tell. At the other end, the number was hit by means that made the work itself worse, and nobody minded.',
      },
      {
        score: 3,
        label: 'Sets and meets',
        description:
          'Had a clear aim with a date and looked at progress now and then. Does not say why this aim was the right one, or what it displaced.',
      },
      {
        score: 5,
        label: 'A goal that serves',
        description:
          'Chose an aim that stood for something people cared about, checked it at fixed points and altered it when it began to mislead. Noticed what was not counted.',
      },
    ],
  },
  {
    id: 62,
    category: 'Drive',
    skill: 'Competitiveness',
    behaviours: ['competitiveness', 'knowledge_sharing'],
    synonyms: ['competition', 'winning', 'ambition', 'benchmarking', 'rivalry'],
    text: 'Describe a time when somebody else’s results at work were better than yours and you came to know of it.',
    performanceFollowUp:
      'What did you do in the following weeks, and how did the gap change? How did you and the other person get on meanwhile?',
    attitudeFollowUp:
      'What does comparing yourself with others do for you? Where does competing have no place at work?',
    ratings: [
      {
        score: 1,
        label: 'Shrug or grudge',
        description:
          'Was not interested, or explained the difference away. Ambition of the poorer kind shows as useful knowledge kept back and pleasure in the other’s slip.',
      },
      {
        score: 3,
        label: 'Spurred on',
        description:
          'Wanted to catch up, worked harder and did better. Looked at the score more than at how the other person did it.',
      },
      {
        score: 5,
        label: 'Learns from the best',
        description:
          'Asked whether the comparison was fair, went to see how the other worked, and borrowed what fitted. Passed on a few tricks in return, because the result mattered to both.',
      },
    ],
  },
  {
    id: 63,
    category: 'Drive',
    skill: 'Seeking Challenge',
    behaviours: ['seeking_challenge'],
    synonyms: ['stretch', 'comfort zone', 'difficult tasks', 'volunteering', 'taking on more'],
    text: 'Tell me about the most demanding task you have chosen of your own accord, when an easier one was open to you.',
    performanceFollowUp:
      'How far did you get, and what did it take out of you? What happened to your ordinary work during that time?',
    attitudeFollowUp: 'What attracts you to difficult work, if it does? How do you know what is too much?',
    ratings: [
      {
        score: 1,
        label: 'Easy path or overreach',
        description:
          'Names a task that was assigned, or one that was never in doubt. Or takes on only what is hard, and leaves plain duties to colleagues.',
      },
      {
        score: 3,
        label: 'Steps forward',
        description:
          'Volunteered for something unfamiliar and grew with it. Had not thought about what help would be needed, and got through with luck or long hours.',
      },
      {
        score: 5,
        label: 'Stretches with a net',
        description:
          'Chose a task just beyond what was mastered, said so, and arranged for somebody experienced to be near. Kept the ordinary work in order, and turned down the next one until it was done.',
      },
    ],
  },
  {
    id: 64,
    category: 'Drive',
    skill: 'Making Work Visible',
    behaviours: ['self_promotion', 'sharing_credit'],
    synonyms: ['self-promotion', 'visibility', 'recognition', 'showing results', 'career ambition'],
    text: 'Describe something you did well at work that the people who decide about posts and projects did not know of at first.',
    performanceFollowUp:
      'How did they come to know of it, or why did they not? What followed from it for you and for those who had helped?',
    attitudeFollowUp:
      'How do you feel about speaking of your own achievements? Where does informing end and boasting begin?',
    ratings: [
      {
        score: 1,
        label: 'Hides or boasts',
        description:
          'Expects good work to be discovered and is bitter that it was not. In the boastful version the helpers grow fewer with every sentence.',
      },
      {
        score: 3,
        label: 'Mentions it when asked',
        description:
          'Spoke of it at the yearly review or when the subject came up. Gave the facts shyly, or without what they meant for the company.',
      },
      {
        score: 5,
        label: 'States it plainly',
        description:
          'Told the right person in two sentences what was done, what it brought and who had a part in it. Also says what kind of work is hoped for next.',
      },
    ],
  },
  {
    id: 65,
    category: 'Drive',
    skill: 'Learning New Skills',
    behaviours: ['pursuing_growth', 'asking_questions'],
    synonyms: ['learning', 'development', 'training', 'growth mindset', 'upskilling'],
    text: 'What is the last thing you learned for your work that took real effort, and how did you go about learning it?',
    performanceFollowUp:
      'What can you do now that you could not do before, and where has it been of use? Who can confirm it?',
    attitudeFollowUp:
      'What makes you want to learn something? How do you choose between getting better at what you do and moving on to the new?',
    ratings: [
      {
        score: 1,
        label: 'Finished learning',
        description:
          'Names a course that was compulsory, and nothing else that took effort. Or collects certificates and cannot show one that changed the daily work.',
      },
      {
        score: 3,
        label: 'Takes what is offered',
        description:
          'Used an offer of training well and learned something useful. Practised little afterwards, and waits for the next offer.',
      },
      {
        score: 5,
        label: 'Learns by using',
        description:
          'Saw what was lacking, found somebody or something to learn from, and practised on real work with a check on the result. Stayed with it until it was of use to others too.',
      },
    ],
  },
  {
    id: 66,
    category: 'Drive',
    skill: 'Self-Reliance',
    behaviours: ['self_reliance', 'tolerating_ambiguity'],
    synonyms: ['independence', 'autonomy', 'working alone', 'remote work', 'unsupervised work'],
    text: 'Tell me about a stretch of work you did largely on your own, with nobody near to ask or to check.',
    performanceFollowUp:
      'What did you decide yourself that you would otherwise have asked about, and how did that turn out? What did others see of your progress?',
    attitudeFollowUp:
      'What do you like about working alone, and what do you miss? Which decisions do you not take without asking?',
    ratings: [
      {
        score: 1,
        label: 'Lost or sealed off',
        description:
          'Put things aside until somebody could be asked, or telephoned at every turn. Or disappeared with the work, and its state surprised everyone at the end.',
      },
      {
        score: 3,
        label: 'Manages alone',
        description:
          'Found answers without much help and delivered. Drew no line between matters to settle alone and matters that others should have known about.',
      },
      {
        score: 5,
        label: 'Free and in touch',
        description:
          'Agreed beforehand what could be decided alone, kept a short account of choices made, and reported at fixed points. Asked about the one thing that could not be undone.',
      },
    ],
  },
  {
    id: 67,
    category: 'Drive',
    skill: 'Resilience',
    behaviours: ['bouncing_back'],
    synonyms: ['bouncing back', 'setback', 'failure', 'recovery', 'disappointment', 'burnout'],
    text: 'Describe a setback at work that really hit you: a lost order, a rejection, something that was all for nothing.',
    performanceFollowUp:
      'How were the days after it, and when were you working in the usual way again? What did you take from it into the next attempt?',
    attitudeFollowUp: 'What helps you to get up again? What do you think people lose who recover too fast?',
    ratings: [
      {
        score: 1,
        label: 'Stuck or untouched',
        description:
          'Is still angry or discouraged and has avoided anything like it since. A setback brushed off at once, with no word on what it taught or how the others were, counts the same.',
      },
      {
        score: 3,
        label: 'Carries on',
        description:
          'Needed some days, then went back to work with a will. Put it behind as an unpleasant memory without looking at what had led to it.',
      },
      {
        score: 5,
        label: 'Recovers and learns',
        description:
          'Allowed the disappointment its day, sought somebody to talk to, and then looked soberly at what had been in their hands. The next attempt was different in a way that can be named.',
      },
    ],
  },
  {
    id: 68,
    category: 'Drive',
    skill: 'Optimism',
    behaviours: ['optimism', 'risk_awareness'],
    synonyms: ['positive attitude', 'hope', 'confidence', 'morale', 'seeing chances'],
    text: 'Tell me about a time at work when those around you expected things to go badly.',
    performanceFollowUp:
      'What did you expect, what did you say to the others, and how did it really turn out? What did they do because of what you said?',
    attitudeFollowUp:
      'What do you base your confidence on when things look poor? When have you been glad of a pessimist?',
    ratings: [
      {
        score: 1,
        label: 'Gloom or gloss',
        description:
          'Joined in the complaints and feels confirmed by what went wrong. Or cheered people up with phrases, waved warnings away, and was caught unprepared.',
      },
      {
        score: 3,
        label: 'Keeps spirits up',
        description:
          'Stayed hopeful and encouraged the others, who were glad of it. The hope rested on temperament; the reasons for worry were not examined.',
      },
      {
        score: 5,
        label: 'Hope with reasons',
        description:
          'Listened to what was feared, pointed out what could still be influenced, and began with it. Prepared for the bad case as well, and says which warning was right.',
      },
    ],
  },
  {
    id: 69,
    category: 'Drive',
    skill: 'Learning from Mistakes',
    behaviours: ['learning_from_mistakes'],
    synonyms: ['lessons learned', 'post-mortem', 'failure', 'review', 'improvement'],
    text: 'Think of something that went wrong at work through your own doing. What did you do with it once it was repaired?',
    performanceFollowUp:
      'What has been different in your way of working since then, and has anything like it occurred again? Who else learned from it?',
    attitudeFollowUp:
      'Which mistakes deserve a close look, in your view, and which are best corrected and forgotten? What do you find hard about looking?',
    ratings: [
      {
        score: 1,
        label: 'Same slip again',
        description:
          'Resolved to be more careful, and it happened again. Endless analysis is the other face of it: the review cost more than the mistake.',
      },
      {
        score: 3,
        label: 'Draws a lesson',
        description:
          'Understood the immediate cause and avoids it. The lesson is personal; the conditions that made the slip likely are as they were.',
      },
      {
        score: 5,
        label: 'Changes a step',
        description:
          'Asked how a sensible person could come to do that, found the cause behind the cause, and changed something that can be pointed at. Told others, so that they could avoid it too.',
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
    performanceFollowUp:
      'What did the other person finally get, and when did they know that it was uncertain? What did keeping or breaking it cost?',
    attitudeFollowUp:
      'What is a promise to you, compared with an intention? How do you decide what to promise?',
    ratings: [
      {
        score: 1,
        label: 'Lets it lapse',
        description:
          'Hoped it would be forgotten, or explains why it could not be helped; the other person had to ask. Or kept it to the letter, although it no longer served anyone.',
      },
      {
        score: 3,
        label: 'Keeps it somehow',
        description:
          'Made good the promise with extra effort, perhaps a little late. Did not say in time that it was in danger, nor ask whether it was still wanted.',
      },
      {
        score: 5,
        label: 'Keeps or renews it',
        description:
          'Told the other as soon as it was in doubt, asked what they needed most, and kept that part without fail. Promises less since then, and says what it depends on.',
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
    performanceFollowUp:
      'How did the quality hold up between the first week and the last, and how was it checked? What did colleagues pick up from your way of doing it?',
    attitudeFollowUp:
      'Where do you find meaning in work that offers little variety? When is boredom a sign that something should change?',
    ratings: [
      {
        score: 1,
        label: 'Lets it slide',
        description:
          'Became careless, or left the dull part to others. Making such a game of it that colleagues were held up is no answer to boredom either.',
      },
      {
        score: 3,
        label: 'Does the duty',
        description:
          'Did the work properly because it had to be done, and got through by thinking of other things. Nothing about the work was different at the end.',
      },
      {
        score: 5,
        label: 'Finds interest in it',
        description:
          'Knew who depended on it, set small marks to beat or to learn from, and guarded the points where attention fails. Suggested what a machine or a better order of steps could take over.',
      },
    ],
  },
];
