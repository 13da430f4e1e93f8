import type { InterviewQuestion } from './types.ts';

export const communication: readonly InterviewQuestion[] = [
  {
    id: 1,
    category: 'Communication',
    skill: 'Active Listening',
    behaviours: ['active_listening', 'asking_questions'],
    synonyms: ['listening', 'paying attention', 'misunderstanding', 'hearing people out', 'understanding'],
    text: 'Tell me about a conversation at work in which you at first misunderstood what the other person meant.',
    performanceFollowUp: 'How did you find out that the two of you had understood different things?',
    attitudeFollowUp: 'What does listening well mean to you in your kind of work?',
    ratings: [
      {
        score: 1,
        label: 'Checks nothing',
        description:
          'Acted on their first understanding and asked nothing to check it. Learned what was meant only when the result was wrong.',
      },
      {
        score: 3,
        label: 'Asks when in doubt',
        description:
          'Asked what was meant, but only once something no longer fitted. Names no question that they could have asked earlier.',
      },
      {
        score: 5,
        label: 'Checks what was meant',
        description:
          'Noticed a remark that did not fit and asked about it before acting. Names the question that settled it.',
      },
    ],
  },
  {
    id: 2,
    category: 'Communication',
    skill: 'Clear Instructions',
    behaviours: ['clarity'],
    synonyms: ['briefing', 'giving instructions', 'clarity', 'directions', 'explaining a task'],
    text: 'Describe a time when you told others how to do a job that you would not be there to watch.',
    performanceFollowUp: 'Which part of the job was done differently from how you had meant it?',
    attitudeFollowUp: 'How do you decide how much people need to be told before they start?',
    ratings: [
      {
        score: 1,
        label: 'Task only',
        description: 'Told people what to do but not why. Asked nobody whether the instructions were clear.',
      },
      {
        score: 3,
        label: 'Steps in order',
        description:
          'Set out the steps in a sensible order and invited questions. Said little about what the job was for.',
      },
      {
        score: 5,
        label: 'Purpose and limits',
        description:
          'Said what the job was for, what had to be exact and what was up to them. Had someone say it back before the work began.',
      },
    ],
  },
  {
    id: 3,
    category: 'Communication',
    skill: 'Storytelling',
    behaviours: ['storytelling', 'persuasion'],
    synonyms: ['stories', 'examples', 'anecdotes', 'narrative', 'making it memorable'],
    text: 'Tell me about an example or a story that you used when facts alone had not made your point.',
    performanceFollowUp: 'What did your listeners do differently after they had heard the story?',
    attitudeFollowUp: 'How far can a story replace proof, in your view?',
    ratings: [
      {
        score: 1,
        label: 'Story without a point',
        description:
          'Tells the story again, but cannot say what point it was meant to make. Names nothing that a listener took from it.',
      },
      {
        score: 3,
        label: 'Apt illustration',
        description:
          'Says what point the story made and why it fitted. Cannot say what listeners did because of it.',
      },
      {
        score: 5,
        label: 'Story with an effect',
        description:
          'Chose a case from the listeners’ own work to make one clear point. Names what a listener did because of it.',
      },
    ],
  },
  {
    id: 4,
    category: 'Communication',
    skill: 'Giving Feedback',
    behaviours: ['candour', 'tactfulness'],
    synonyms: ['criticism', 'honest feedback', 'candour', 'difficult conversation', 'frankness'],
    text: 'Give me an example of a time when you told someone directly what was wrong with their work.',
    performanceFollowUp: 'What difference, if any, did you see in their work in the weeks after that?',
    attitudeFollowUp: 'What do you owe to someone whose work you criticise?',
    ratings: [
      {
        score: 1,
        label: 'A verdict only',
        description:
          'Told the person that the work was poor and gave no example. Cannot say what should have been different.',
      },
      {
        score: 3,
        label: 'Names the problem',
        description:
          'Gave the person an example of what was wrong. Said little about what would have been better.',
      },
      {
        score: 5,
        label: 'Specific and useful',
        description:
          'Gave the person an example, its effect and a better way to do it. Asked how the person saw it.',
      },
    ],
  },
  {
    id: 5,
    category: 'Communication',
    skill: 'Keeping Others Informed',
    behaviours: ['keeping_others_informed', 'perspective_taking'],
    synonyms: ['updates', 'passing on news', 'status report', 'information flow', 'notifying'],
    text: 'Tell me about a change in your work that others needed to hear about. What did you do with the news?',
    performanceFollowUp: 'Which people heard the news later than they should have?',
    attitudeFollowUp: 'How do you decide whether people need a piece of news?',
    ratings: [
      {
        score: 1,
        label: 'News stays put',
        description:
          'Told nobody, because they expected the others to notice. The people concerned found out for themselves.',
      },
      {
        score: 3,
        label: 'Told the usual people',
        description:
          'Told their manager and close colleagues in time. People further along, such as a customer, heard only when they asked.',
      },
      {
        score: 5,
        label: 'Right people in time',
        description:
          'Worked out who would act differently because of the news and told them first. Checked that each of them had heard.',
      },
    ],
  },
  {
    id: 6,
    category: 'Communication',
    skill: 'Asking Questions',
    behaviours: ['asking_questions', 'active_listening'],
    synonyms: ['curiosity', 'enquiry', 'clarifying', 'finding out', 'probing'],
    text: 'Take me back to a task that you were given and did not fully understand at first. How did you go about it?',
    performanceFollowUp: 'Which question made the biggest difference to the result of the task?',
    attitudeFollowUp: 'What makes it easy or hard for you to ask questions?',
    ratings: [
      {
        score: 1,
        label: 'Guesses and starts',
        description:
          'Began on a guess and asked nothing. The gap in understanding showed only in the finished work.',
      },
      {
        score: 3,
        label: 'Asks when stuck',
        description:
          'Asked sensible questions when the work came to a stop. All of them were about how to do it.',
      },
      {
        score: 5,
        label: 'Asks what matters',
        description:
          'Before starting, asked what the task was for and what mattered most. Names an answer that changed the work.',
      },
    ],
  },
  {
    id: 7,
    category: 'Communication',
    skill: 'Presenting',
    behaviours: ['commanding_attention', 'clarity'],
    synonyms: [
      'presentation',
      'public speaking',
      'addressing a group',
      'speaking up front',
      'briefing a team',
    ],
    text: 'Describe a time when you had to speak to a group whose attention you did not yet have.',
    performanceFollowUp: 'How could you tell, while you were speaking, whether they were with you?',
    attitudeFollowUp: 'What do you think a speaker owes to the people who listen?',
    ratings: [
      {
        score: 1,
        label: 'Talks at the room',
        description:
          'Describes what was said but not how the listeners responded. Went through the prepared words from start to finish.',
      },
      {
        score: 3,
        label: 'Notices the room',
        description:
          'Noticed restless or puzzled faces while speaking. Kept to the prepared plan all the same.',
      },
      {
        score: 5,
        label: 'Responds to the room',
        description:
          'Noticed how the listeners responded and changed the talk because of it. Names what was shortened or explained again.',
      },
    ],
  },
  {
    id: 8,
    category: 'Communication',
    skill: 'Written Communication',
    behaviours: ['clarity', 'attention_to_detail'],
    synonyms: ['writing', 'emails', 'reports', 'notes', 'documentation'],
    text: 'Tell me about something you wrote for work that was read differently from how you meant it.',
    performanceFollowUp: 'How would you word the crucial sentence if you wrote it again today?',
    attitudeFollowUp: 'How far is it up to the writer to be understood, in your opinion?',
    ratings: [
      {
        score: 1,
        label: 'Blames the reader',
        description:
          'Says that the text was plain and the reader careless. Cannot say which words were misread.',
      },
      {
        score: 3,
        label: 'Finds the passage',
        description:
          'Points to the words that were misread and says why. Has only general advice on how to do better.',
      },
      {
        score: 5,
        label: 'Writes for the reader',
        description:
          'Says how the sentence looked to a reader who knew less. Offers a wording that could not be misread in that way.',
      },
    ],
  },
  {
    id: 9,
    category: 'Communication',
    skill: 'Persuasion',
    behaviours: ['persuasion', 'perspective_taking'],
    synonyms: ['convincing', 'influence', 'winning people over', 'argument', 'buy-in'],
    text: 'Tell me about an idea of yours that was doubted by someone whose support you needed.',
    performanceFollowUp: 'What did each of you think of the idea a month later?',
    attitudeFollowUp: 'Where do you draw the line between convincing people and wearing them down?',
    ratings: [
      {
        score: 1,
        label: 'Repeats the case',
        description:
          'Made the same argument again with more force. Cannot say what the other person objected to.',
      },
      {
        score: 3,
        label: 'Answers with reasons',
        description:
          'Says what the objection was and gave good reasons against it. Asked nothing about what lay behind it.',
      },
      {
        score: 5,
        label: 'Meets the real doubt',
        description:
          'Asked what lay behind the objection and dealt with that. Says how the idea changed because of it.',
      },
    ],
  },
  {
    id: 10,
    category: 'Communication',
    skill: 'Negotiation',
    behaviours: ['negotiation', 'compromising'],
    synonyms: ['bargaining', 'reaching terms', 'deal', 'making an agreement', 'haggling'],
    text: 'Describe a negotiation you took part in, about a price, a deadline, a shift or anything else.',
    performanceFollowUp: 'What did each side have at the end that it did not have before?',
    attitudeFollowUp: 'What makes the result of a negotiation fair, as you see it?',
    ratings: [
      {
        score: 1,
        label: 'Own demand only',
        description:
          'Talks about their own demand from beginning to end. Cannot say what the other side needed.',
      },
      {
        score: 3,
        label: 'Meets halfway',
        description:
          'Says what each side wanted and found a middle way that both accepted. Offered nothing else in exchange.',
      },
      {
        score: 5,
        label: 'Terms for both sides',
        description:
          'Asked why the other side wanted what it asked for. Traded something that cost little for something that mattered more.',
      },
    ],
  },
  {
    id: 11,
    category: 'Communication',
    skill: 'Explaining Complex Matters',
    behaviours: ['clarity', 'simplifying'],
    synonyms: ['explaining', 'plain language', 'technical explanation', 'teaching', 'jargon'],
    text: 'Think of something complicated that you know well. When have you had to explain it to a person who knew nothing about it?',
    performanceFollowUp: 'What was the person able to do after your explanation?',
    attitudeFollowUp: 'What can you leave out for the sake of being understood, in your view?',
    ratings: [
      {
        score: 1,
        label: 'Expert monologue',
        description:
          'Explained it in the jargon of the trade. Took the listener’s silence as a sign of understanding.',
      },
      {
        score: 3,
        label: 'Simpler words',
        description:
          'Used plain words and a comparison that helped. Explained the whole subject without asking what the listener needed.',
      },
      {
        score: 5,
        label: 'Starts from their need',
        description:
          'Asked what the listener needed it for and explained just that, in plain words. Had the listener try it out.',
      },
    ],
  },
  {
    id: 12,
    category: 'Communication',
    skill: 'Receiving Feedback',
    behaviours: ['openness_to_feedback', 'self_reflection'],
    synonyms: ['taking criticism', 'coachability', 'feedback', 'being corrected', 'listening to criticism'],
    text: 'Tell me about criticism of your work that you found hard to accept. How did you respond to it?',
    performanceFollowUp: 'What did you do differently in your work after that criticism?',
    attitudeFollowUp: 'How do you judge whether a piece of criticism is worth acting on?',
    ratings: [
      {
        score: 1,
        label: 'Argues the case',
        description:
          'Still explains why the criticism was wrong. Names no part of it that might have been true.',
      },
      {
        score: 3,
        label: 'Accepts and adjusts',
        description:
          'Says that the criticism was right and made the change. Asked for no example of what was meant.',
      },
      {
        score: 5,
        label: 'Weighs and uses it',
        description:
          'Asked for examples and says which part of the criticism was right. Went back later to ask whether the work was better.',
      },
    ],
  },
  {
    id: 13,
    category: 'Communication',
    skill: 'Tact',
    behaviours: ['tactfulness', 'self_restraint'],
    synonyms: ['diplomacy', 'sensitivity', 'saving face', 'choosing words', 'delicate subject'],
    text: 'Give me an example of something awkward that you had to say to a colleague or a customer.',
    performanceFollowUp: 'What did the other person understand from what you had said?',
    attitudeFollowUp: 'How do you notice when tact is getting in the way of the message?',
    ratings: [
      {
        score: 1,
        label: 'Gives it no thought',
        description: 'Said it without thinking about when and how. Cannot say how the person felt about it.',
      },
      {
        score: 3,
        label: 'Kind and careful',
        description:
          'Chose a quiet moment and friendly words. Cannot say how much of the message the person understood.',
      },
      {
        score: 5,
        label: 'Gentle and unmistakable',
        description:
          'Chose the moment and the words with this person in mind. Says what the person understood and how they felt.',
      },
    ],
  },
  {
    id: 14,
    category: 'Communication',
    skill: 'Transparency',
    behaviours: ['transparency', 'discretion'],
    synonyms: ['openness', 'sharing reasons', 'giving the reasons', 'visibility', 'open information'],
    text: 'Describe a decision or a plan of yours that affected other people. What did you tell them about it, and when?',
    performanceFollowUp: 'Which questions did people still have after you had told them?',
    attitudeFollowUp: 'How do you decide what people have a right to know before everything is settled?',
    ratings: [
      {
        score: 1,
        label: 'Result without reasons',
        description:
          'Told people what was decided and gave no reasons. Says that they did not need to know more.',
      },
      {
        score: 3,
        label: 'Explains on request',
        description:
          'Gave honest reasons when people asked for them. Mentioned the advantages and left out the drawbacks.',
      },
      {
        score: 5,
        label: 'Reasons and doubts',
        description:
          'Gave the reasons before anyone asked. Told people what was still open and what counted against the plan.',
      },
    ],
  },
  {
    id: 15,
    category: 'Communication',
    skill: 'Leading Discussions',
    behaviours: ['including_others', 'clarity', 'consensus_building'],
    synonyms: ['meetings', 'facilitation', 'moderating', 'chairing', 'group discussion'],
    text: 'Tell me about a meeting or group conversation that you took part in and that was going nowhere.',
    performanceFollowUp: 'What had been settled by the time the group broke up?',
    attitudeFollowUp: 'What makes time spent talking in a group worthwhile to you?',
    ratings: [
      {
        score: 1,
        label: 'Sits it out',
        description:
          'Waited for the discussion to end and said nothing to change it. Describes only what the others did wrong.',
      },
      {
        score: 3,
        label: 'Back to the subject',
        description:
          'Reminded the group of the topic and got the discussion moving. Did not draw in the people who had been silent.',
      },
      {
        score: 5,
        label: 'Finds the real question',
        description:
          'Said aloud what the group was stuck on. Asked the quieter people what they knew and closed with an agreement.',
      },
    ],
  },
];
