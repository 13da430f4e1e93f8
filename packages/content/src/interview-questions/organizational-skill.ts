import type { InterviewQuestion } from './types.ts';

export const organizationalSkill: readonly InterviewQuestion[] = [
  {
    id: 72,
    category: 'Organizational skill',
    skill: 'Delegation',
    behaviours: ['delegation'],
    synonyms: [
      'handing over responsibility',
      'sharing out work',
      'letting go',
      'trusting others',
      'assigning tasks',
    ],
    text: 'Tell me about a whole task that you gave to somebody else, although you could have done it yourself.',
    performanceFollowUp:
      'How did the result compare with what you would have produced, and how often did you step in? What has the person done with such tasks since?',
    attitudeFollowUp:
      'What do you gain and what do you lose when you hand something over? What do you keep in your own hands, and why?',
    ratings: [
      {
        score: 1,
        label: 'Clutches or dumps',
        description:
          'Gave away only what was unpleasant, or took the task back at the first weakness. Or handed it on without its purpose and forgot about it until it was due.',
      },
      {
        score: 3,
        label: 'Hands out steps',
        description:
          'Explained the task well and it was done. Kept all the decisions, so the other person carried out steps and had to come back with each question.',
      },
      {
        score: 5,
        label: 'Gives it whole',
        description:
          'Chose somebody who would grow by it, agreed the result, the limits and when to talk, and accepted that it was done differently. Stood by the person when it went partly wrong.',
      },
    ],
  },
  {
    id: 73,
    category: 'Organizational skill',
    skill: 'Coaching',
    behaviours: ['coaching', 'patience'],
    synonyms: ['mentoring', 'developing people', 'training others', 'teaching', 'helping others improve'],
    text: 'Describe how you helped somebody to get better at their work, over more than a single day.',
    performanceFollowUp:
      'What could the person do at the end without you, and how did that show? What did you try that did not help?',
    attitudeFollowUp:
      'What do you believe makes people better at what they do? When is it kinder simply to give the answer?',
    ratings: [
      {
        score: 1,
        label: 'Tells or quizzes',
        description:
          'Showed how it is done and did it again when it went wrong, or met every question with a question until the other person stopped asking. The help suited the helper.',
      },
      {
        score: 3,
        label: 'Shows and encourages',
        description:
          'Explained patiently, praised progress, and the person improved. The method was the same as with everyone, and the help ended only when there was no more time.',
      },
      {
        score: 5,
        label: 'Watches, then steps back',
        description:
          'Looked first at where the difficulty lay, let the person choose one thing to work on, and kept hands off while they tried. Gave less help from week to week.',
      },
    ],
  },
  {
    id: 74,
    category: 'Organizational skill',
    skill: 'Motivating Others',
    behaviours: ['motivating_others', 'optimism'],
    synonyms: ['encouragement', 'team spirit', 'inspiring', 'engagement', 'morale'],
    text: 'Tell me about a time when people you worked with had lost interest or heart in what they were doing.',
    performanceFollowUp:
      'What did you do, and what could be seen of its effect a month later? Whom did you not reach?',
    attitudeFollowUp:
      'How far can one person motivate another, in your opinion? What has worked on you, and what has had the opposite effect?',
    ratings: [
      {
        score: 1,
        label: 'Shrugs or cheerleads',
        description:
          'Considers motivation each person’s private affair. A rousing speech or a treat rates no higher when nobody was asked what had taken the heart out of them.',
      },
      {
        score: 3,
        label: 'Encourages',
        description:
          'Found warm words, joined in the work, and the mood improved for a while. Treated everyone alike, and left the cause of the discouragement where it was.',
      },
      {
        score: 5,
        label: 'Clears the way',
        description:
          'Asked them one by one, removed what was wearing them out, and let them see whom their work served. Knew what each of them cared about, and did not push those who were tired.',
      },
    ],
  },
  {
    id: 75,
    category: 'Organizational skill',
    skill: 'Holding to Account',
    behaviours: ['holding_to_account', 'candour'],
    synonyms: [
      'accountability',
      'performance management',
      'follow-up',
      'missed agreements',
      'underperformance',
    ],
    text: 'Describe a time when somebody had not done what the two of you had agreed on.',
    performanceFollowUp:
      'What did you say, how soon, and what became of the agreement? How reliable has the person been towards you since?',
    attitudeFollowUp:
      'What is the good of reminding people of what they agreed to? When do you let something pass?',
    ratings: [
      {
        score: 1,
        label: 'Silent or policing',
        description:
          'Did it without a word and grew annoyed, or went to the manager first. Or reacts to every small lapse, so that people put their effort into excuses.',
      },
      {
        score: 3,
        label: 'Reminds politely',
        description:
          'Brought it up in a friendly manner and got the thing done. Did not ask why it had not been done, and agreed on nothing firmer.',
      },
      {
        score: 5,
        label: 'Asks, then agrees anew',
        description:
          'Spoke soon and in private, with what was agreed, what was missing and what it led to, and asked what stood in the way. Looked for their own share in the lapse, and followed the new agreement up.',
      },
    ],
  },
  {
    id: 76,
    category: 'Organizational skill',
    skill: 'Recognising Others',
    behaviours: ['recognising_others'],
    synonyms: ['praise', 'appreciation', 'thanks', 'recognition', 'positive feedback'],
    text: 'When did you last tell a person at work that they had done something well? Take me through it.',
    performanceFollowUp:
      'How did the person take it, and what did they do more of afterwards? Who else deserved it at that time and did not hear it?',
    attitudeFollowUp:
      'What makes praise worth having, to your mind? How do you notice the work of people who do not draw attention to it?',
    ratings: [
      {
        score: 1,
        label: 'None or for all',
        description:
          'Holds that no complaint is praise enough and has to search for an example. Or praises everyone for everything, so that it no longer says what was good.',
      },
      {
        score: 3,
        label: 'Says well done',
        description:
          'Thanked the person sincerely soon afterwards. The words were general, and the occasion was a success that everybody could see.',
      },
      {
        score: 5,
        label: 'Sees the quiet work',
        description:
          'Named what the person had done and what it had made possible, in a way that suited them, in public or alone. Looks on purpose for work that goes unnoticed.',
      },
    ],
  },
  {
    id: 77,
    category: 'Organizational skill',
    skill: 'Seeking Input',
    behaviours: ['seeking_input', 'including_others'],
    synonyms: ['consultation', 'involving people', 'asking for views', 'participation', 'gathering opinions'],
    text: 'Describe something you were about to arrange or change that other people knew more about than you did.',
    performanceFollowUp:
      'Whom did you ask, at what point, and what did you change because of their answers? Whom did you forget?',
    attitudeFollowUp:
      'Why ask people when the decision is yours? What do you owe to those whose advice you do not follow?',
    ratings: [
      {
        score: 1,
        label: 'Decides, then tells',
        description:
          'Those who do the work learned of it when it was settled. In the opposite case everybody was asked about everything, and in the end nobody knew who was deciding.',
      },
      {
        score: 3,
        label: 'Asks a few',
        description:
          'Took the advice of some trusted people, and it made the result better. They were those at hand, and they never heard what came of their advice.',
      },
      {
        score: 5,
        label: 'Asks those who know',
        description:
          'Went to the people who would live with it, while it could still be changed, and said what was open and what was not. Told them what was taken up, and why the rest was not.',
      },
    ],
  },
  {
    id: 78,
    category: 'Organizational skill',
    skill: 'Building Consensus',
    behaviours: ['consensus_building', 'negotiation'],
    synonyms: ['agreement', 'common ground', 'alignment', 'group decision', 'bringing people together'],
    text: 'Tell me about a group that had to agree on something although its members wanted different things.',
    performanceFollowUp:
      'What did they agree on, how long did it take, and who kept to it? What did those who had doubted most say at the end?',
    attitudeFollowUp:
      'When is full agreement worth the time, and when is it not? What does it take for people to support what they did not want?',
    ratings: [
      {
        score: 1,
        label: 'Outvotes or stalls',
        description:
          'Pushed it through with a majority while the rest carried on as before, or waited weeks for the last doubter. Cannot say what any of the others wanted.',
      },
      {
        score: 3,
        label: 'Finds the middle',
        description:
          'Patiently brought people to something that all could accept. Tested it little: some agreed in the room and went their own way outside.',
      },
      {
        score: 5,
        label: 'Support that holds',
        description:
          'Looked for what each could not live without, let the doubters improve the proposal, and asked everyone aloud whether they would carry it. Had a way to decide if agreement failed.',
      },
    ],
  },
  {
    id: 79,
    category: 'Organizational skill',
    skill: 'Building Alliances',
    behaviours: ['building_alliances', 'persuasion'],
    synonyms: ['stakeholder management', 'coalition', 'gaining support', 'office politics', 'allies'],
    text: 'Give me an example of something you wanted to bring about at work and could not have achieved alone.',
    performanceFollowUp:
      'Whose support did you win, how, and what did they get in return? Who felt left out, and what did that lead to?',
    attitudeFollowUp:
      'What do you think of winning support before a matter is discussed openly? Where does it become unfair?',
    ratings: [
      {
        score: 1,
        label: 'Alone or in cliques',
        description:
          'Put it forward alone, failed, and blames politics. Or had it settled among friends beforehand, so that the discussion was a formality.',
      },
      {
        score: 3,
        label: 'Finds supporters',
        description:
          'Spoke to some people who shared the interest, and together they were heard. Looked only to those who agreed already, and not much was given back.',
      },
      {
        score: 5,
        label: 'Allies in the open',
        description:
          'Found people from other teams with the same trouble, shaped the cause with them, and spoke to likely opponents as well. Has supported those people in matters of their own.',
      },
    ],
  },
  {
    id: 80,
    category: 'Organizational skill',
    skill: 'Networking',
    behaviours: ['networking', 'initiative'],
    synonyms: ['contacts', 'relationships', 'connections', 'knowing people', 'other departments'],
    text: 'Tell me about a person outside your own team who made a difference to your work, and how you came to know them.',
    performanceFollowUp:
      'What became possible through that contact which was not possible before? What have you done for the other person?',
    attitudeFollowUp:
      'Why do you keep up contacts beyond your own team, or why not? How do you decide to whom you give your time?',
    ratings: [
      {
        score: 1,
        label: 'Own team only',
        description:
          'Knows hardly anyone beyond the team, or turns to people only when something is needed. Or has a great many contacts, and the daily work waits for their sake.',
      },
      {
        score: 3,
        label: 'Knows some people',
        description:
          'Met somebody useful through a shared task and turns to them when needed. The contact came about by chance and goes mostly one way.',
      },
      {
        score: 5,
        label: 'Gives before asking',
        description:
          'Sought out the person because their work depended on each other, learned what they had to deal with, and helped first. Brings others together when it serves them.',
      },
    ],
  },
  {
    id: 81,
    category: 'Organizational skill',
    skill: 'Knowledge Sharing',
    behaviours: ['knowledge_sharing'],
    synonyms: [
      'know-how',
      'passing on experience',
      'training colleagues',
      'single point of failure',
      'expertise',
    ],
    text: 'Describe something that only you knew or could do at work, and what became of that knowledge.',
    performanceFollowUp:
      'Who can do it today without you, and how well? What happened the first time that you were not there?',
    attitudeFollowUp:
      'What do you gain from being the only one who knows something? What do you give up by sharing it?',
    ratings: [
      {
        score: 1,
        label: 'Keeps or lectures',
        description:
          'Enjoyed being indispensable, or never found the time to show anyone. Or explained it at length to people who had no use for it.',
      },
      {
        score: 3,
        label: 'Shows on request',
        description:
          'Gladly explained it to whoever asked. Nothing was written down, and nobody had practised it before it was needed.',
      },
      {
        score: 5,
        label: 'Makes others independent',
        description:
          'Chose somebody who needed it, had them do it while watching, and left a short note of the tricky points. Stayed away once on purpose, to see what was still missing.',
      },
    ],
  },
  {
    id: 82,
    category: 'Organizational skill',
    skill: 'Leading Change',
    behaviours: ['setting_direction', 'letting_go_of_habits', 'active_listening'],
    synonyms: [
      'change management',
      'transformation',
      'introducing change',
      'resistance',
      'new ways of working',
    ],
    text: 'Tell me about a change at work that you introduced or helped to introduce, and that others had to live with.',
    performanceFollowUp:
      'What were people really doing six months later, and how do you know? Which objection turned out to be right?',
    attitudeFollowUp:
      'What do you think goes on in people who resist a change? What do those who bring one owe to them?',
    ratings: [
      {
        score: 1,
        label: 'Announces and pushes',
        description:
          'Speaks of resistance as ignorance, and of the change as finished on the day it was announced. Withdrawing it at the first complaint shows no more interest in the reasons.',
      },
      {
        score: 3,
        label: 'Informs and trains',
        description:
          'Explained the reasons, offered training and answered questions. Did not check whether people had gone back to the old way, or what they had lost.',
      },
      {
        score: 5,
        label: 'Changes with people',
        description:
          'Asked what was worth keeping, began where it hurt most, and altered the plan because of an objection. Watched until the new way was habit, and acknowledged what had been given up.',
      },
    ],
  },
  {
    id: 83,
    category: 'Organizational skill',
    skill: 'Fairness',
    behaviours: ['even_handedness', 'transparency'],
    synonyms: ['equality', 'even-handedness', 'impartiality', 'sharing out fairly', 'favouritism'],
    text: 'Describe a situation in which you had something to share out or to judge among people, such as shifts, tasks, blame or praise.',
    performanceFollowUp:
      'How did each of those concerned regard the outcome, and who came off worst? What reasons had you given them?',
    attitudeFollowUp:
      'What does fair mean to you: the same for everyone, or something else? When is an exception fair?',
    ratings: [
      {
        score: 1,
        label: 'Favours or flat shares',
        description:
          'Gave the better part to those who were close or loud. Or divided everything into equal pieces and overlooked that people’s situations differed.',
      },
      {
        score: 3,
        label: 'Same rule for all',
        description:
          'Used a rule that people could understand and kept to it. Had no answer for the case that the rule did not fit.',
      },
      {
        score: 5,
        label: 'One measure, with reasons',
        description:
          'Told people the measure beforehand, watched for a leaning towards friends, and made an exception that anyone in that position could have had. Asked the one who came off worst how it looked from there.',
      },
    ],
  },
  {
    id: 84,
    category: 'Organizational skill',
    skill: 'Loyalty',
    behaviours: ['loyalty', 'candour'],
    synonyms: ['commitment', 'team loyalty', 'backing decisions', 'allegiance', 'standing by the team'],
    text: 'Tell me about a decision of your team or company that you had to uphold in front of others without agreeing with it.',
    performanceFollowUp:
      'What did you tell the others, and what did you say inside the team? How did it end for the decision and for your standing?',
    attitudeFollowUp:
      'What do you owe to a team whose decision you think wrong? Where does loyalty end for you?',
    ratings: [
      {
        score: 1,
        label: 'Disowns or covers up',
        description:
          'Let outsiders know that it was somebody else’s bad idea. Blind loyalty is no better: everything was defended, and a fault stayed hidden because it was the team’s.',
      },
      {
        score: 3,
        label: 'Toes the line',
        description:
          'Upheld the decision correctly and kept a different opinion private. Did not raise the doubts where they could have made a difference.',
      },
      {
        score: 5,
        label: 'Loyal, not blind',
        description:
          'Argued inside before it was settled, then explained it outside with its real reasons and without pretending. Brought back what was heard, and names what could not have been defended.',
      },
    ],
  },
  {
    id: 85,
    category: 'Organizational skill',
    skill: 'Working Across Teams',
    behaviours: ['perspective_taking', 'compromising', 'networking'],
    synonyms: ['cross-functional', 'collaboration', 'silos', 'interfaces', 'between departments'],
    text: 'Describe work that got stuck between your team and another one, each with good reasons of its own.',
    performanceFollowUp:
      'What did your team give up, what did theirs, and how has it gone on? Who keeps the arrangement alive?',
    attitudeFollowUp:
      'What do you think makes teams in one company work against each other? How far does your loyalty to your own team go?',
    ratings: [
      {
        score: 1,
        label: 'Us and them',
        description:
          'The others were slow, stubborn or badly led, and the matter was passed up to the managers. Giving away what the team could not spare, in order to be liked, solved it no better.',
      },
      {
        score: 3,
        label: 'Works it out once',
        description:
          'Went over and found a solution for the case with somebody on the other side. The cause of the friction stayed, so every case has to be settled anew.',
      },
      {
        score: 5,
        label: 'Fixes the seam',
        description:
          'Learned what the other team is measured by and afraid of, and laid the matter out as a shared problem. Agreed on a simple rule for next time, and told both teams the reasons.',
      },
    ],
  },
];
