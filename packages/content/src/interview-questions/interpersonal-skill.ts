import type { InterviewQuestion } from './types.ts';

export const interpersonalSkill: readonly InterviewQuestion[] = [
  {
    id: 86,
    category: 'Interpersonal skill',
    skill: 'Empathy',
    behaviours: ['perspective_taking', 'active_listening'],
    synonyms: [
      'perspective taking',
      'understanding others',
      'seeing both sides',
      'compassion',
      'putting yourself in their place',
    ],
    text: 'Tell me about someone at work whose behaviour you could not understand at first and came to see differently.',
    performanceFollowUp: 'How did you treat that person differently afterwards, if at all?',
    attitudeFollowUp: 'What good does it do to understand someone you disagree with?',
    ratings: [
      {
        score: 1,
        label: 'Judges from outside',
        description:
          'Puts the behaviour down to the person’s character. Asked neither the person nor anyone else about the reason.',
      },
      {
        score: 3,
        label: 'Sees a reason',
        description:
          'Learned by chance of a reason for the behaviour and felt more kindly towards the person. Treated the person as before.',
      },
      {
        score: 5,
        label: 'Asks and adjusts',
        description:
          'Asked the person about the behaviour and heard an unexpected reason. Names what they did differently afterwards.',
      },
    ],
  },
  {
    id: 87,
    category: 'Interpersonal skill',
    skill: 'Welcoming Newcomers',
    behaviours: ['showing_warmth', 'including_others', 'helping_out'],
    synonyms: ['warmth', 'onboarding', 'friendliness', 'making people welcome', 'new colleagues'],
    text: 'Think of a person who was new where you worked. What was your part in their first weeks?',
    performanceFollowUp: 'How well had the person settled in after a month?',
    attitudeFollowUp: 'What do people need in their first days, as you see it?',
    ratings: [
      {
        score: 1,
        label: 'Leaves it to others',
        description: 'Left the welcome to the people responsible for it. Cannot say how the newcomer got on.',
      },
      {
        score: 3,
        label: 'Friendly first day',
        description:
          'Introduced the newcomer and showed them round on the first day. After that, waited to be asked.',
      },
      {
        score: 5,
        label: 'Notices what is missing',
        description:
          'Came back in the following weeks to ask what was missing. Names something they did because of the answer.',
      },
    ],
  },
  {
    id: 88,
    category: 'Interpersonal skill',
    skill: 'Patience',
    behaviours: ['patience', 'self_restraint'],
    synonyms: ['tolerance', 'waiting', 'slow progress', 'forbearance', 'staying friendly'],
    text: 'Describe a time when a person or a process at work was much slower than you wanted.',
    performanceFollowUp: 'How much of your impatience did other people notice while you waited?',
    attitudeFollowUp: 'How do you know when patience has turned into letting things drift?',
    ratings: [
      {
        score: 1,
        label: 'Shows irritation',
        description:
          'Let their irritation show again and again while they waited. Cannot say what caused the delay.',
      },
      {
        score: 3,
        label: 'Bears with it',
        description:
          'Stayed friendly outwardly and let it take its time. Never asked why it was taking so long.',
      },
      {
        score: 5,
        label: 'Gives time wisely',
        description:
          'Stayed friendly and found out what caused the delay. Gave time where it helped and agreed a date.',
      },
    ],
  },
  {
    id: 89,
    category: 'Interpersonal skill',
    skill: 'Emotional Support',
    behaviours: ['emotional_support', 'discretion'],
    synonyms: ['caring', 'comfort', 'supporting colleagues', 'kindness', 'being there'],
    text: 'Tell me about a time when you noticed a colleague struggling. Please leave out who it was and what the trouble was.',
    performanceFollowUp: 'What did your colleague think of what you did or left undone?',
    attitudeFollowUp: 'How do you find the right distance when a colleague is struggling?',
    ratings: [
      {
        score: 1,
        label: 'Looks past it',
        description:
          'Noticed it but spoke to the colleague only about tasks. Says that such things have no place at work.',
      },
      {
        score: 3,
        label: 'Lends an ear',
        description:
          'Asked how the colleague was and listened. Did nothing to make the work easier and never asked again.',
      },
      {
        score: 5,
        label: 'Asks what helps',
        description:
          'Asked the colleague in private what would help. Took one definite piece of work off them and asked again later.',
      },
    ],
  },
  {
    id: 90,
    category: 'Interpersonal skill',
    skill: 'Including Others',
    behaviours: ['including_others', 'asking_questions'],
    synonyms: ['inclusion', 'belonging', 'drawing people in', 'quiet colleagues', 'team player'],
    text: 'Tell me about someone who was left out of a group you worked with, even if nobody intended it.',
    performanceFollowUp: 'What did the group gain or lose by what you did?',
    attitudeFollowUp: 'When does someone need to be part of a decision, in your view?',
    ratings: [
      {
        score: 1,
        label: 'Does not notice',
        description:
          'Can think of nobody who was left out. Says that people who want to belong will join in.',
      },
      {
        score: 3,
        label: 'Invites them in',
        description: 'Saw it and once asked the person to join in. The habit that had left them out went on.',
      },
      {
        score: 5,
        label: 'Opens the way',
        description:
          'Asked the person how they wished to take part. Names a habit of the group that changed because of it.',
      },
    ],
  },
  {
    id: 91,
    category: 'Interpersonal skill',
    skill: 'Helping Out',
    behaviours: ['helping_out', 'prioritising'],
    synonyms: ['helpfulness', 'teamwork', 'lending a hand', 'cooperation', 'supporting the team'],
    text: 'Describe an occasion when a colleague had too much to do and you had work of your own to finish.',
    performanceFollowUp: 'What had become of your colleague’s work by the end of the day?',
    attitudeFollowUp: 'When is it right to say that you cannot help?',
    ratings: [
      {
        score: 1,
        label: 'Not my job',
        description:
          'Saw the overload as the colleague’s own problem. Offered no help and asked nothing about it.',
      },
      {
        score: 3,
        label: 'Jumps in',
        description: 'Put their own work aside and helped. Did not ask what help the colleague wanted.',
      },
      {
        score: 5,
        label: 'Helps where it counts',
        description:
          'Asked which part would relieve the colleague most and did that. Told the people whose work had to wait.',
      },
    ],
  },
  {
    id: 92,
    category: 'Interpersonal skill',
    skill: 'Sharing Credit',
    behaviours: ['sharing_credit', 'recognising_others'],
    synonyms: ['humility', 'giving credit', 'team success', 'modesty', 'acknowledging contributions'],
    text: 'Tell me about a success at work for which you were praised and in which others had a part.',
    performanceFollowUp: 'What did the others say about how the success was presented?',
    attitudeFollowUp: 'In your view, how much does it matter who gets the credit?',
    ratings: [
      {
        score: 1,
        label: 'Me alone',
        description:
          'Tells of the success as if nobody else had taken part. Names no other person’s contribution, even when asked.',
      },
      {
        score: 3,
        label: 'Mentions the team',
        description:
          'Says that others helped and names some of them. Stays vague about what each of them did.',
      },
      {
        score: 5,
        label: 'Names who did what',
        description:
          'Names who had the idea and who did the hard part. Said so at the time to the people who gave the praise.',
      },
    ],
  },
  {
    id: 93,
    category: 'Interpersonal skill',
    skill: 'Compromise',
    behaviours: ['compromising', 'flexibility'],
    synonyms: ['give and take', 'meeting halfway', 'concession', 'middle ground', 'settling differences'],
    text: 'Describe a disagreement with a colleague about how to do something, in which one of you had to give ground.',
    performanceFollowUp: 'How well did the agreement between the two of you work out?',
    attitudeFollowUp: 'What are you not willing to give up in a disagreement?',
    ratings: [
      {
        score: 1,
        label: 'Holds out',
        description:
          'Repeated their own view until the other person gave up. Cannot say what mattered to the other person.',
      },
      {
        score: 3,
        label: 'Splits the difference',
        description:
          'Gave up something and got something in return. Met in the middle without asking what mattered most.',
      },
      {
        score: 5,
        label: 'Yields the right things',
        description:
          'Found out which points mattered most to each side. Gave way on the other points and made the agreement work.',
      },
    ],
  },
  {
    id: 94,
    category: 'Interpersonal skill',
    skill: 'Self-Restraint',
    behaviours: ['self_restraint', 'emotional_openness'],
    synonyms: ['self-control', 'anger', 'temper', 'provocation', 'emotional regulation'],
    text: 'Tell me about a moment at work when you were angry or provoked, and how much of that others saw.',
    performanceFollowUp: 'What was done later about the matter that made you angry?',
    attitudeFollowUp: 'How do you know when holding back has gone on too long?',
    ratings: [
      {
        score: 1,
        label: 'Hits back at once',
        description: 'Gave a sharp reply at once. Says that the other person had brought it on themselves.',
      },
      {
        score: 3,
        label: 'Bites their tongue',
        description: 'Kept quiet and calmed down on their own. Never spoke about what had made them angry.',
      },
      {
        score: 5,
        label: 'Pauses, then speaks',
        description:
          'Waited until they were calm. Then told the person quietly what had made them angry and what should change.',
      },
    ],
  },
  {
    id: 95,
    category: 'Interpersonal skill',
    skill: 'Self-Awareness',
    behaviours: ['self_reflection', 'openness_to_feedback'],
    synonyms: [
      'self-reflection',
      'knowing yourself',
      'strengths and weaknesses',
      'introspection',
      'blind spots',
    ],
    text: 'Describe a situation in which you found out that you came across differently from how you had thought.',
    performanceFollowUp: 'What would the people concerned say has changed since then?',
    attitudeFollowUp: 'How much do you want to know about how others see you?',
    ratings: [
      {
        score: 1,
        label: 'The others’ problem',
        description:
          'Says that the others misjudged them. Sees nothing in it that came from their own behaviour.',
      },
      {
        score: 3,
        label: 'Surprised and willing',
        description:
          'Says what in their own behaviour made them come across that way. Means to watch out for it, but has changed nothing yet.',
      },
      {
        score: 5,
        label: 'Looks, changes, asks',
        description:
          'Says what had that effect and changed one thing about it. Asked others later whether it showed.',
      },
    ],
  },
  {
    id: 96,
    category: 'Interpersonal skill',
    skill: 'Using Humour',
    behaviours: ['using_humour', 'playfulness', 'tactfulness'],
    synonyms: ['humour', 'fun', 'lightness', 'jokes', 'breaking the ice'],
    text: 'Tell me about a time when laughter, yours or someone else’s, changed the mood at work for better or worse.',
    performanceFollowUp: 'What did people say about the laughter the next day?',
    attitudeFollowUp: 'What is humour good for at work, in your opinion?',
    ratings: [
      {
        score: 1,
        label: 'Laughs at others',
        description:
          'Tells of a joke at another person’s expense. Says that the person should have laughed too.',
      },
      {
        score: 3,
        label: 'Lightens the mood',
        description:
          'Tells of a remark that helped people through a tense moment. Did not check whether anyone felt hurt.',
      },
      {
        score: 5,
        label: 'Right joke, right moment',
        description:
          'Laughed at themselves first, and used humour in a way that helped people. Noticed who did not laugh and asked about it.',
      },
    ],
  },
  {
    id: 97,
    category: 'Interpersonal skill',
    skill: 'Discretion',
    behaviours: ['discretion', 'loyalty'],
    synonyms: ['confidentiality', 'keeping secrets', 'privacy', 'gossip', 'trust'],
    text: 'Describe a time when you knew something that others at work wanted to know. Please don’t tell me what it was.',
    performanceFollowUp: 'What did you answer when people asked you about it?',
    attitudeFollowUp: 'When is it right to break a confidence, in your view?',
    ratings: [
      {
        score: 1,
        label: 'Lets it out',
        description: 'Told someone who was not meant to know. Says that it was only one person.',
      },
      {
        score: 3,
        label: 'Keeps quiet',
        description:
          'Kept it to themselves although people asked. Got round the questions with an answer that was not true.',
      },
      {
        score: 5,
        label: 'Guards it honestly',
        description: 'Kept it to themselves and told no lie. Said openly that they could not discuss it.',
      },
    ],
  },
  {
    id: 98,
    category: 'Interpersonal skill',
    skill: 'Building Trust',
    behaviours: ['keeping_promises', 'transparency', 'showing_warmth'],
    synonyms: ['trust', 'credibility', 'relationship building', 'rapport', 'trustworthiness'],
    text: 'Tell me about a person at work, a colleague or a customer, who did not trust you in the beginning.',
    performanceFollowUp: 'What did the person do later that showed how far they trusted you?',
    attitudeFollowUp: 'How does trust between people come about, in your experience?',
    ratings: [
      {
        score: 1,
        label: 'Keeps away',
        description:
          'Thought the mistrust unfair and kept away from the person. Did nothing to earn their trust.',
      },
      {
        score: 3,
        label: 'Proves reliable',
        description:
          'Did good work over time, and the person came round. Never learned what had caused the mistrust.',
      },
      {
        score: 5,
        label: 'Earns trust gradually',
        description:
          'Found out what had made the person wary. Made small promises on that very point and kept them.',
      },
    ],
  },
  {
    id: 99,
    category: 'Interpersonal skill',
    skill: 'Dealing with Complaints',
    behaviours: ['staying_calm', 'patience', 'active_listening'],
    synonyms: [
      'difficult customers',
      'customer complaint',
      'angry people',
      'de-escalation',
      'service recovery',
    ],
    text: 'Describe an encounter with someone who was very dissatisfied with something that you or your company had done.',
    performanceFollowUp: 'What was changed so that the next person would have less reason to complain?',
    attitudeFollowUp: 'What do you hear in a complaint when someone is angry?',
    ratings: [
      {
        score: 1,
        label: 'Argues back',
        description:
          'Defended the company and describes the person as impossible. Cannot say what the complaint was about.',
      },
      {
        score: 3,
        label: 'Listens and settles',
        description:
          'Listened, apologised and found a remedy for this person. Did not report the cause to anyone.',
      },
      {
        score: 5,
        label: 'Repairs and reports',
        description:
          'Repeated back what had gone wrong and found a remedy. Told the people who could remove the cause.',
      },
    ],
  },
  {
    id: 100,
    category: 'Interpersonal skill',
    skill: 'Repairing Relationships',
    behaviours: ['admitting_faults', 'conflict_resolution', 'bouncing_back'],
    synonyms: [
      'reconciliation',
      'apology',
      'working with difficult people',
      'making amends',
      'strained relationship',
    ],
    text: 'Think of a working relationship that had become difficult. What part did you play in what happened next?',
    performanceFollowUp: 'What can the two of you do together now that was impossible then?',
    attitudeFollowUp: 'How well must people get on in order to work together?',
    ratings: [
      {
        score: 1,
        label: 'Waits to be approached',
        description:
          'Says that they were in the right and waits for the other person. Has taken no step themselves.',
      },
      {
        score: 3,
        label: 'Makes peace',
        description:
          'Took a first step, and the two are polite again. What came between them was never talked about.',
      },
      {
        score: 5,
        label: 'Owns their share first',
        description:
          'Took a first step by naming their own share in the problem. Asked what the other person needed from them so that the two could work well together.',
      },
    ],
  },
];
