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
    text: 'Tell me about a whole task that you gave to someone else, although you could have done it yourself.',
    performanceFollowUp: 'How often did you step in before the task was finished?',
    attitudeFollowUp: 'What do you keep in your own hands when you delegate?',
    ratings: [
      {
        score: 1,
        label: 'Takes it back',
        description:
          'Gave the task away and took it back before it was finished. Ended up doing most of it themselves.',
      },
      {
        score: 3,
        label: 'Hands out steps',
        description:
          'Explained the task well and left the other person to carry out the steps. Kept every decision for themselves.',
      },
      {
        score: 5,
        label: 'Gives the whole task',
        description:
          'Agreed the result and the limits, and left the decisions to the other person. Accepted that it was done differently.',
      },
    ],
  },
  {
    id: 73,
    category: 'Organizational skill',
    skill: 'Coaching',
    behaviours: ['coaching', 'patience'],
    synonyms: ['mentoring', 'developing people', 'training others', 'teaching', 'helping others improve'],
    text: 'Describe how you helped someone to get better at their work over weeks or months.',
    performanceFollowUp: 'What could the person do without your help by the end?',
    attitudeFollowUp: 'What do you believe makes people better at what they do?',
    ratings: [
      {
        score: 1,
        label: 'Does it for them',
        description:
          'Did the difficult part for the other person each time. Names nothing that the person could do alone afterwards.',
      },
      {
        score: 3,
        label: 'Shows and encourages',
        description:
          'Explained and encouraged, and the person improved. Did not find out where the difficulty lay.',
      },
      {
        score: 5,
        label: 'Watches, then steps back',
        description:
          'Found out first where the difficulty lay. Let the person try, and gave a little less help each week.',
      },
    ],
  },
  {
    id: 74,
    category: 'Organizational skill',
    skill: 'Motivating Others',
    behaviours: ['motivating_others', 'optimism'],
    synonyms: ['encouragement', 'team spirit', 'inspiring', 'engagement', 'morale'],
    text: 'Tell me about a time when people you worked with had lost heart or lost interest in their work.',
    performanceFollowUp: 'What were people still doing differently a month later because of what you did?',
    attitudeFollowUp: 'How far can one person motivate another, in your opinion?',
    ratings: [
      {
        score: 1,
        label: 'Never asks why',
        description: 'Describes the low mood but cannot say what caused it. Never asked anyone about it.',
      },
      {
        score: 3,
        label: 'Encourages',
        description:
          'Asked what was wrong and found encouraging words. Left the cause of the low mood as it was.',
      },
      {
        score: 5,
        label: 'Clears the way',
        description:
          'Asked people one by one what was wearing them out. Removed one cause and can say who was helped by that.',
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
    text: 'Describe a time when someone had not done what the two of you had agreed on.',
    performanceFollowUp: 'How far have you been able to rely on the person since then?',
    attitudeFollowUp: 'What good does it do to remind people of what they agreed?',
    ratings: [
      {
        score: 1,
        label: 'Lets it pass',
        description:
          'Did the work themselves and said nothing to the person. The broken agreement never came up between them.',
      },
      {
        score: 3,
        label: 'Reminds politely',
        description:
          'Reminded the person in a friendly way and got it done. Did not ask why it had been left undone.',
      },
      {
        score: 5,
        label: 'Asks, then agrees anew',
        description:
          'Said promptly and in private what was missing, and asked what stood in the way. Made a new agreement and followed it up.',
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
    performanceFollowUp: 'What did the person do more of after hearing it?',
    attitudeFollowUp: 'How do you notice the work of people who do not draw attention to it?',
    ratings: [
      {
        score: 1,
        label: 'No example',
        description:
          'Cannot recall telling anyone, even after time to think. Assumes that people know when their work is good.',
      },
      {
        score: 3,
        label: 'Says well done',
        description:
          'Thanked the person sincerely soon afterwards. The words were general and named no part of the work.',
      },
      {
        score: 5,
        label: 'Names what was good',
        description:
          'Told the person exactly what had been good about the work. Named what it had made possible for others.',
      },
    ],
  },
  {
    id: 77,
    category: 'Organizational skill',
    skill: 'Seeking Input',
    behaviours: ['seeking_input', 'including_others'],
    synonyms: ['consultation', 'involving people', 'asking for views', 'participation', 'gathering opinions'],
    text: 'Tell me about a time when you had to decide something that other people knew more about than you.',
    performanceFollowUp: 'What did you change because of the answers you got?',
    attitudeFollowUp: 'Why do you ask people when the decision is yours?',
    ratings: [
      {
        score: 1,
        label: 'Decides, then tells',
        description:
          'Asked no one before it was settled. Those who knew more learned of it when it was announced.',
      },
      {
        score: 3,
        label: 'Asks a few',
        description:
          'Asked a few trusted people who were at hand. Did not go to the people who knew most about it.',
      },
      {
        score: 5,
        label: 'Asks those who know',
        description:
          'Went to the people who knew most while the decision could still be changed. Told them afterwards what had come of their advice.',
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
    performanceFollowUp: 'How far did people keep to what they had agreed?',
    attitudeFollowUp: 'What does it take for people to support what they did not want?',
    ratings: [
      {
        score: 1,
        label: 'Overrules the others',
        description:
          'Pushed the matter through against those who disagreed. Cannot say what any of those people wanted.',
      },
      {
        score: 3,
        label: 'Finds the middle',
        description:
          'Says what each side wanted and found something that all could accept. Did not check whether they would carry it out.',
      },
      {
        score: 5,
        label: 'Support that holds',
        description:
          'Found out what each person could not do without, and changed the proposal to fit. Asked everyone whether they would stand by it.',
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
    performanceFollowUp: 'What did the people who supported you get in return?',
    attitudeFollowUp: 'Where does winning support before an open discussion become unfair?',
    ratings: [
      {
        score: 1,
        label: 'Goes it alone',
        description:
          'Put the matter forward alone. Names no one whose support they had asked for beforehand.',
      },
      {
        score: 3,
        label: 'Finds supporters',
        description:
          'Won the support of people who already agreed. Did not go to anyone with different interests.',
      },
      {
        score: 5,
        label: 'Allies in the open',
        description:
          'Found allies in other teams and shaped the plan with them. Spoke openly to likely opponents as well.',
      },
    ],
  },
  {
    id: 80,
    category: 'Organizational skill',
    skill: 'Networking',
    behaviours: ['networking', 'initiative'],
    synonyms: ['contacts', 'relationships', 'connections', 'knowing people', 'other departments'],
    text: 'Tell me how you came to know a person outside your team who made a difference to your work.',
    performanceFollowUp: 'What have you done for the other person in return?',
    attitudeFollowUp: 'How do you decide who to give your time to?',
    ratings: [
      {
        score: 1,
        label: 'Own team only',
        description:
          'Cannot name anyone outside the team. Even after time to think, every example comes from inside it.',
      },
      {
        score: 3,
        label: 'Knows some people',
        description:
          'Met someone by chance and turns to them when help is needed. The help has gone only one way.',
      },
      {
        score: 5,
        label: 'Gives before asking',
        description:
          'Sought the person out because each depended on the other’s work. Helped first, before there was anything to ask for.',
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
    performanceFollowUp: 'How well can someone else do it today without you?',
    attitudeFollowUp: 'What do you gain from being the only one who knows something?',
    ratings: [
      {
        score: 1,
        label: 'Keeps it',
        description: 'Is still the only one who can do it. Names no attempt to show anyone else.',
      },
      {
        score: 3,
        label: 'Shows on request',
        description:
          'Explained it gladly to people who asked. Nobody else had tried it alone by the time it was needed.',
      },
      {
        score: 5,
        label: 'Makes others independent',
        description:
          'Chose someone who needed the skill and watched them use it. Then left them alone with the task, to see what they still lacked.',
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
    text: 'Tell me about a change at work that you helped to introduce and that others had to live with.',
    performanceFollowUp: 'What were people really doing six months after the change?',
    attitudeFollowUp: 'What do you think goes on in the minds of people who resist a change?',
    ratings: [
      {
        score: 1,
        label: 'Announces and pushes',
        description:
          'Announced the change and dismissed the objections. Cannot name a single one that had a point.',
      },
      {
        score: 3,
        label: 'Informs and trains',
        description:
          'Explained the reasons and answered the objections. Changed nothing in the plan because of them.',
      },
      {
        score: 5,
        label: 'Changes with people',
        description:
          'Asked what was worth keeping and altered the plan because of an objection. Checked later whether the new way suited people.',
      },
    ],
  },
  {
    id: 83,
    category: 'Organizational skill',
    skill: 'Fairness',
    behaviours: ['even_handedness', 'transparency'],
    synonyms: ['equality', 'even-handedness', 'impartiality', 'sharing out fairly', 'favouritism'],
    text: 'Describe a situation in which you had to share something out among people, such as shifts, tasks or praise.',
    performanceFollowUp: 'What did the person who got least think of the outcome?',
    attitudeFollowUp: 'When is it fair to make an exception for someone?',
    ratings: [
      {
        score: 1,
        label: 'No clear rule',
        description:
          'Shared it out by feel and cannot say what decided who got what. Gave people no reason for it.',
      },
      {
        score: 3,
        label: 'Same rule for all',
        description:
          'Used one rule for everyone and kept to it. Had no answer for a case that it did not fit.',
      },
      {
        score: 5,
        label: 'One rule, with reasons',
        description:
          'Told people the rule beforehand and kept to it. Gave the reason when one case needed different treatment.',
      },
    ],
  },
  {
    id: 84,
    category: 'Organizational skill',
    skill: 'Loyalty',
    behaviours: ['loyalty', 'candour'],
    synonyms: ['commitment', 'team loyalty', 'backing decisions', 'allegiance', 'standing by the team'],
    text: 'Tell me about a team decision that you had to uphold in front of others without agreeing with it.',
    performanceFollowUp: 'How did upholding it affect your standing with the others?',
    attitudeFollowUp: 'Where does loyalty to a team’s decision end for you?',
    ratings: [
      {
        score: 1,
        label: 'Disowns it',
        description:
          'Told outsiders that the decision was other people’s bad idea. Gave none of the reasons for it.',
      },
      {
        score: 3,
        label: 'Keeps quiet about doubts',
        description:
          'Upheld the decision outside and kept their doubts to themselves. Did not raise them inside the team.',
      },
      {
        score: 5,
        label: 'Loyal, not blind',
        description:
          'Argued against it inside the team before it was settled. Then upheld it outside and explained the real reasons for it.',
      },
    ],
  },
  {
    id: 85,
    category: 'Organizational skill',
    skill: 'Working Across Teams',
    behaviours: ['perspective_taking', 'compromising', 'networking'],
    synonyms: ['cross-functional', 'collaboration', 'silos', 'interfaces', 'between departments'],
    text: 'Describe work that got stuck between your team and another, when both had a point.',
    performanceFollowUp: 'What did your team give up to get the work moving?',
    attitudeFollowUp: 'What do you think makes teams in one company work against each other?',
    ratings: [
      {
        score: 1,
        label: 'Us and them',
        description:
          'Blames the other team for the delay. Cannot name one good reason that the other team had.',
      },
      {
        score: 3,
        label: 'Works it out once',
        description:
          'Names the other team’s reasons and found a solution for that case. What caused the friction has stayed as it was.',
      },
      {
        score: 5,
        label: 'Mends the cause',
        description:
          'Names what the other team is measured by. Agreed a simple rule with them that has kept such work from getting stuck.',
      },
    ],
  },
];
