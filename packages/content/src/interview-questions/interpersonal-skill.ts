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
    text: 'Tell me about somebody at work whose behaviour you could not understand at first and came to see differently.',
    performanceFollowUp:
      'What did you find out, and how? What did you do differently towards that person, and what did it change?',
    attitudeFollowUp:
      'What is the use of understanding somebody you disagree with? Where does your understanding end?',
    ratings: [
      {
        score: 1,
        label: 'Judges from outside',
        description:
          'Explains the behaviour by the person’s character, and the later view is as quick as the first. Or claims to know what others feel without having asked.',
      },
      {
        score: 3,
        label: 'Sees a reason',
        description:
          'Learned of a circumstance that explained the behaviour and felt more kindly. Found out by chance, and hardly acted differently afterwards.',
      },
      {
        score: 5,
        label: 'Asks and adjusts',
        description:
          'Noticed how sure the first judgement had been, asked the person, and listened to an answer that was not expected. Understood it without having to approve, and dealt with them differently.',
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
    performanceFollowUp:
      'How well had the person settled in after a month, and what told you so? What would they say they had lacked?',
    attitudeFollowUp:
      'What do people need in their first days, as you see it? How do you tell closeness that is welcome from closeness that is too much?',
    ratings: [
      {
        score: 1,
        label: 'Leaves or smothers',
        description:
          'Left the welcome to whoever was responsible, and hardly knows how the person fared. Or took them over so warmly that they had no chance to find their own way.',
      },
      {
        score: 3,
        label: 'Friendly first day',
        description:
          'Introduced the person, showed them round and offered to help. After the first days it was for the newcomer to ask.',
      },
      {
        score: 5,
        label: 'Notices what is missing',
        description:
          'Told them what no manual says, brought them together with others, and came back in the third week, when everyone else had stopped asking. Let the person choose how close to be.',
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
    performanceFollowUp:
      'What did you do while you waited, and what did the other person notice of your state? What was the result worth compared with the time it took?',
    attitudeFollowUp:
      'What does other people’s slowness do to you? How do you know when patience has become letting things drift?',
    ratings: [
      {
        score: 1,
        label: 'Pushes or drifts',
        description:
          'Took the work out of the other’s hands, or let irritation show until nobody dared to try. Or waited so contentedly that the date went by.',
      },
      {
        score: 3,
        label: 'Bears with it',
        description:
          'Stayed friendly outwardly and let it take its time. Did not ask what was slow about it, nor say by when it was needed.',
      },
      {
        score: 5,
        label: 'Gives time wisely',
        description:
          'Found out whether the slowness came from learning, from care or from an obstacle, and gave time to the first two. Said kindly and plainly where the limit was.',
      },
    ],
  },
  {
    id: 89,
    category: 'Interpersonal skill',
    skill: 'Emotional Support',
    behaviours: ['emotional_support', 'discretion'],
    synonyms: ['caring', 'comfort', 'supporting colleagues', 'kindness', 'being there'],
    text: 'Without saying who it was or why: tell me about a time when a colleague was plainly struggling and you noticed it.',
    performanceFollowUp:
      'What did you do or leave undone, and what did the colleague make of it? How did the work get done meanwhile?',
    attitudeFollowUp:
      'What can one colleague be to another in such a time, and what not? Where do you find the right distance?',
    ratings: [
      {
        score: 1,
        label: 'Looks past it',
        description:
          'Saw it and spoke of the schedule, believing such things have no place at work. Or took the trouble over entirely, with unwanted advice and talk of matters that were private.',
      },
      {
        score: 3,
        label: 'Lends an ear',
        description:
          'Asked how the person was and listened for a while. It went no further: no practical relief, and no second question a week later.',
      },
      {
        score: 5,
        label: 'Asks what helps',
        description:
          'Asked in private what would help, took something small and definite off the person, and kept it confidential. Knew when others were better placed to help, and led the way to them.',
      },
    ],
  },
  {
    id: 90,
    category: 'Interpersonal skill',
    skill: 'Including Others',
    behaviours: ['including_others', 'asking_questions'],
    synonyms: ['inclusion', 'belonging', 'drawing people in', 'quiet colleagues', 'team player'],
    text: 'Tell me about somebody in a group you worked with who was left out of things, whether or not anyone intended it.',
    performanceFollowUp:
      'What did you do once you saw it, and what did the group gain or lose by it? How did the person regard your efforts?',
    attitudeFollowUp:
      'When does somebody need to be part of a conversation or a decision, in your view? What about those who prefer to be left in peace?',
    ratings: [
      {
        score: 1,
        label: 'Does not notice',
        description:
          'Can think of nobody, or holds that people who want to belong will join in. Dragging everyone into everything, whether it concerns them or not, takes as little notice of the person.',
      },
      {
        score: 3,
        label: 'Invites them in',
        description:
          'Saw it and asked the person to join. It was one friendly gesture; the habit that had left them out, such as when and where things were discussed, went on.',
      },
      {
        score: 5,
        label: 'Opens the way',
        description:
          'Asked the person whether and how they wished to take part, and changed something in how the group worked. Can say what the group learned from them.',
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
    performanceFollowUp:
      'What became of your work and of theirs by the end of the day? How has the colleague acted towards you since?',
    attitudeFollowUp: 'Why do you help at work, when you do? When is it right to say that you cannot?',
    ratings: [
      {
        score: 1,
        label: 'Not my job',
        description:
          'Saw it as the colleague’s affair, or helped and kept an account of it. Helping so often that other work is always late, and the colleague relies on it, is no service either.',
      },
      {
        score: 3,
        label: 'Jumps in',
        description:
          'Put everything else aside and helped gladly. Did not ask what help was wanted, nor warn those who were waiting for the work put aside.',
      },
      {
        score: 5,
        label: 'Helps where it counts',
        description:
          'Asked which part would relieve the colleague most, settled which other work could wait, and gave an hour that made the difference. Raised the overload openly when it became the rule.',
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
    performanceFollowUp:
      'Who did what, exactly, and who got to hear about it? What did those others say about how it was told?',
    attitudeFollowUp:
      'Why should it matter who gets the credit, as long as the work is done? How do you name your own part fairly?',
    ratings: [
      {
        score: 1,
        label: 'Me or everybody',
        description:
          'Tells of it with hardly another person in it. Or thanks the whole team so generally that no one’s part, the speaker’s included, can be made out.',
      },
      {
        score: 3,
        label: 'Mentions the team',
        description:
          'Said openly that others had helped, and named some of them. Their contributions stay vague, and those who were not in the room never heard of it.',
      },
      {
        score: 5,
        label: 'Gives names and deeds',
        description:
          'Knows who had the idea, who did the hard part and who made it possible, and told it to those whose opinion counted for them. States their own part without shyness.',
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
    performanceFollowUp:
      'Who gave up what, and how well did the result work in practice? How did you speak about it to others afterwards?',
    attitudeFollowUp:
      'What will you readily give up, and what not? When is halfway the worst of all places, in your experience?',
    ratings: [
      {
        score: 1,
        label: 'Never or always yields',
        description:
          'Held out until the other was tired, or gave in and kept a grievance. Does not tell apart which points mattered and which did not.',
      },
      {
        score: 3,
        label: 'Splits the difference',
        description:
          'Gave up something, got something, and the two could go on. The solution lay in the middle because it was the middle, and worked moderately well.',
      },
      {
        score: 5,
        label: 'Yields the right things',
        description:
          'Knew which point carried the matter, gave way generously on the others, and made the agreed way work as if it had been their own. Stood firm where half would have been unsafe or useless.',
      },
    ],
  },
  {
    id: 94,
    category: 'Interpersonal skill',
    skill: 'Self-Restraint',
    behaviours: ['self_restraint', 'emotional_openness'],
    synonyms: ['self-control', 'anger', 'temper', 'provocation', 'emotional regulation'],
    text: 'Tell me about a moment at work when you were angry or provoked, and what the others saw of it.',
    performanceFollowUp:
      'What did you say or not say, and what did it lead to that day and later? Was the matter behind it ever dealt with?',
    attitudeFollowUp:
      'What do you think anger is good for? How do you know when holding back has gone on too long?',
    ratings: [
      {
        score: 1,
        label: 'Erupts or bottles up',
        description:
          'The sharp reply was out at once, and it was the other’s fault. Or says never to be angry, while small revenges or silence show otherwise.',
      },
      {
        score: 3,
        label: 'Bites the tongue',
        description:
          'Kept quiet or left the room and calmed down. The cause was never spoken about, and some of the anger has remained.',
      },
      {
        score: 5,
        label: 'Pauses, then speaks',
        description:
          'Took the time to find out what the anger was about, and later told the person quietly what had been wrong. Owns up to a time when that failed, and how it was mended.',
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
    text: 'Describe a situation in which you found out that you affect other people differently from how you had thought.',
    performanceFollowUp:
      'Who or what showed it to you, and what did you do about it? What would the people concerned say has changed?',
    attitudeFollowUp:
      'How much do you want to know about how others see you? When do you stop thinking about it?',
    ratings: [
      {
        score: 1,
        label: 'The others’ problem',
        description:
          'Was misjudged, and each story has another person at fault. Or turns every encounter over so long that simple things are put off.',
      },
      {
        score: 3,
        label: 'Surprised and willing',
        description:
          'Took it in, was taken aback and means to watch out. The change is an intention, and nobody was asked later whether it shows.',
      },
      {
        score: 5,
        label: 'Looks, asks, alters',
        description:
          'Recognised a pattern across several occasions, asked somebody honest, and altered one thing that others noticed. Knows the strength on the other side of that weakness.',
      },
    ],
  },
  {
    id: 96,
    category: 'Interpersonal skill',
    skill: 'Using Humour',
    behaviours: ['using_humour', 'playfulness', 'tactfulness'],
    synonyms: ['humour', 'fun', 'lightness', 'jokes', 'breaking the ice'],
    text: 'Tell me about a time when laughter, yours or somebody else’s, changed the mood at work for better or worse.',
    performanceFollowUp:
      'What happened in the hour after it, and who did not laugh? What did people say about it the next day?',
    attitudeFollowUp: 'What is humour for at work, in your opinion? Where does a joke stop being one?',
    ratings: [
      {
        score: 1,
        label: 'Humourless or hurtful',
        description:
          'Sees no place for laughter at work, or tells of a joke at somebody’s expense. Whoever was hurt should, in this account, have laughed along.',
      },
      {
        score: 3,
        label: 'Lightens the mood',
        description:
          'A cheerful remark helped people through a tense moment. Noticed that most of them laughed, and not whether anyone felt put aside.',
      },
      {
        score: 5,
        label: 'Right joke, right moment',
        description:
          'Saw what the group needed, laughed first at a mishap of their own, and turned serious when somebody had a real concern. Has also set right a joke that missed.',
      },
    ],
  },
  {
    id: 97,
    category: 'Interpersonal skill',
    skill: 'Discretion',
    behaviours: ['discretion', 'loyalty'],
    synonyms: ['confidentiality', 'keeping secrets', 'privacy', 'gossip', 'trust'],
    text: 'Without giving the content away: describe a time when you knew something that others at work wanted to know.',
    performanceFollowUp:
      'What did you answer when you were asked, and what did it cost you to keep quiet or to speak? What did people think of you for it?',
    attitudeFollowUp: 'How do you decide what may be told to whom? When is it right to break a confidence?',
    ratings: [
      {
        score: 1,
        label: 'Leaks or hoards',
        description:
          'Tells more in this answer than it should, or passed it on to one person only, who passed it on. Or made a secret of something harmless that would have helped others.',
      },
      {
        score: 3,
        label: 'Keeps quiet',
        description:
          'Said nothing, although it was uncomfortable. Wavered over what to answer, and hinted or denied something that was true.',
      },
      {
        score: 5,
        label: 'Guards it honestly',
        description:
          'Said without a lie that it could not be discussed, and saw to it that those concerned were told in time by the right person. Knows which danger to people would outweigh a confidence.',
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
    performanceFollowUp:
      'What did the person do later that showed trust, or the lack of it? Which of your actions made the difference, as far as you know?',
    attitudeFollowUp:
      'How does trust come about, in your experience? Whom do you trust quickly, and has that served you?',
    ratings: [
      {
        score: 1,
        label: 'Charms or gives up',
        description:
          'Found the mistrust unjust and kept away from the person. Charm and assurances weigh no more when nothing was ever put to the test.',
      },
      {
        score: 3,
        label: 'Proves reliable',
        description:
          'Did good work over time, and the person came round. Never learned what the mistrust had rested on, and waited for it to pass.',
      },
      {
        score: 5,
        label: 'Earns it by steps',
        description:
          'Asked or worked out what had made the person wary, made small promises and kept them, and said openly when something was uncertain. Trusted first where little could be lost.',
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
    text: 'Describe an encounter with somebody who was very dissatisfied with something that you or your company had done.',
    performanceFollowUp:
      'How did the person leave, and did they come back? What was changed so that the next one would have less reason to complain?',
    attitudeFollowUp:
      'What do you hear in a complaint? What should nobody have to put up with from a dissatisfied person?',
    ratings: [
      {
        score: 1,
        label: 'Argues or caves in',
        description:
          'Defended the company or matched the other’s tone, and the person is described as impossible. Or promised whatever was demanded, to have it over.',
      },
      {
        score: 3,
        label: 'Listens and settles',
        description:
          'Stayed polite, apologised and found a remedy. The matter ended with that one person, and the cause was not reported to anyone.',
      },
      {
        score: 5,
        label: 'Repairs and reports',
        description:
          'Let the person finish, said back what had gone wrong for them, and offered what could truly be done. Drew a calm line at insults, and took the cause to those who could remove it.',
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
    text: 'Think of a working relationship that had become difficult. What part did you play in how it went on from there?',
    performanceFollowUp:
      'What can the two of you do together now that was impossible then, and what is still not possible? Who made the first move?',
    attitudeFollowUp:
      'How well must people get on in order to work together, as you see it? When have you decided to leave a distance as it was?',
    ratings: [
      {
        score: 1,
        label: 'Waits for the other',
        description:
          'Was in the right and expects the other to come. Working hard to be liked again counts the same if things went unsaid that ought to have been said.',
      },
      {
        score: 3,
        label: 'Makes peace',
        description:
          'Took a step, and the two are civil again. What had come between them was passed over, and both are still careful.',
      },
      {
        score: 5,
        label: 'Owns a share first',
        description:
          'Named their own share in it first, without demanding the same, and asked what the other needed in order to work well together. Is content with good work where friendship was not to be had.',
      },
    ],
  },
];
