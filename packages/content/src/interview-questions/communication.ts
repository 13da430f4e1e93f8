import type { InterviewQuestion } from './types.ts';

export const communication: readonly InterviewQuestion[] = [
  {
    id: 1,
    category: 'Communication',
    skill: 'Active Listening',
    behaviours: ['active_listening', 'asking_questions'],
    synonyms: ['listening', 'paying attention', 'misunderstanding', 'hearing people out', 'understanding'],
    text: 'Tell me about a conversation at work in which what you first understood turned out not to be what the other person meant.',
    performanceFollowUp:
      'How did the difference come to light, and what did it cost or nearly cost? What would the other person say about how you listened?',
    attitudeFollowUp:
      'What does listening well mean to you in your kind of work, and when is it right to cut it short?',
    ratings: [
      {
        score: 1,
        label: 'Hears only the words',
        description:
          'Puts the misunderstanding down to the other person’s way of speaking, or cannot say how it came about. Nothing was asked at the time, and nothing has changed since.',
      },
      {
        score: 3,
        label: 'Hears it out',
        description:
          'Let the other person finish and put things right once the mistake showed. Checking what was meant came afterwards, or because somebody else insisted.',
      },
      {
        score: 5,
        label: 'Checks what was meant',
        description:
          'Remembers the remark that raised the doubt and the question that settled it. Now checks where an error would be costly, and takes a simple request at face value.',
      },
    ],
  },
  {
    id: 2,
    category: 'Communication',
    skill: 'Clear Instructions',
    behaviours: ['clarity'],
    synonyms: ['briefing', 'giving instructions', 'clarity', 'directions', 'explaining a task'],
    text: 'Describe an occasion when you had to tell others how to do a job that you would not be there to watch.',
    performanceFollowUp:
      'What was done just as you had meant it, and what was done differently? If you gave the same instructions today, what would you change?',
    attitudeFollowUp:
      'How do you decide what people need to be told and what you can leave to them? Where did you learn that?',
    ratings: [
      {
        score: 1,
        label: 'Told, then hoped',
        description:
          'Gave orders in whatever words came to mind and blames the listeners for the result, or prescribed every movement until experienced people felt like beginners. Either way, nobody’s questions were heard.',
      },
      {
        score: 3,
        label: 'Steps in order',
        description:
          'Set out the steps in a sensible order and the job was done. The purpose and the likely difficulties were left out, and there was no check that it had been understood.',
      },
      {
        score: 5,
        label: 'Purpose and limits',
        description:
          'Said what the job was for, what had to be exact and what was free, and had somebody say it back. Wrote more for the newcomer than for the old hand.',
      },
    ],
  },
  {
    id: 3,
    category: 'Communication',
    skill: 'Storytelling',
    behaviours: ['storytelling', 'persuasion'],
    synonyms: ['stories', 'examples', 'anecdotes', 'narrative', 'making it memorable'],
    text: 'Think of a time when you used an example or a story to make a point that facts alone had not carried.',
    performanceFollowUp:
      'What did your listeners remember or do differently afterwards, and how do you know it was the story that did it?',
    attitudeFollowUp: 'How far may a story stand in for proof, in your view? Why did you trust that one?',
    ratings: [
      {
        score: 1,
        label: 'Anecdote for its sake',
        description:
          'Tells the story again with relish, but the point it was meant to make stays unclear. Where no example comes to mind, the account is one of repeating figures more loudly.',
      },
      {
        score: 3,
        label: 'Apt illustration',
        description:
          'Chose an example that fitted, and listeners responded to it. Cannot say whether it changed what they did, and has not asked how typical the case was.',
      },
      {
        score: 5,
        label: 'True and to purpose',
        description:
          'Picked a short case from the listeners’ own work, said how far it was typical, and had the figures ready behind it. Can name what people did because of it.',
      },
    ],
  },
  {
    id: 4,
    category: 'Communication',
    skill: 'Giving Feedback',
    behaviours: ['candour', 'tactfulness'],
    synonyms: ['criticism', 'honest feedback', 'candour', 'difficult conversation', 'frankness'],
    text: 'Give me an example of criticism that you passed on directly to the person whose work it concerned.',
    performanceFollowUp:
      'How did the person take it, and what could be seen in the work in the following weeks? Which words would you choose differently now?',
    attitudeFollowUp:
      'What do you owe to somebody whose work you criticise? When have you decided to keep an opinion to yourself?',
    ratings: [
      {
        score: 1,
        label: 'Blunt or behind backs',
        description:
          'The criticism reached the person through others, or so harshly that the two hardly spoke afterwards. Takes pride in frankness and knows nothing of its effect.',
      },
      {
        score: 3,
        label: 'Said it privately',
        description:
          'Spoke to the person alone and named the problem. Stayed general about what should be different, or padded the message until it was easy to miss.',
      },
      {
        score: 5,
        label: 'Specific and useful',
        description:
          'Named what was seen, what it led to and what would be better, then asked for the other view. Can tell which remarks help and which only relieve the speaker.',
      },
    ],
  },
  {
    id: 5,
    category: 'Communication',
    skill: 'Keeping Others Informed',
    behaviours: ['keeping_others_informed', 'perspective_taking'],
    synonyms: ['updates', 'passing on news', 'status report', 'information flow', 'notifying'],
    text: 'When did something change during your work that other people needed to hear about, and what did you do with the news?',
    performanceFollowUp:
      'Who heard it in time and who did not, and what followed from that? How did you find out?',
    attitudeFollowUp:
      'How do you tell news that people need from news that only adds to the noise? Why is that worth your attention?',
    ratings: [
      {
        score: 1,
        label: 'News stays put',
        description:
          'Assumed that the others would notice or that someone else would tell them. A message to everyone at once scores no better if the people concerned missed it among the rest.',
      },
      {
        score: 3,
        label: 'Told the usual people',
        description:
          'Informed the manager and close colleagues promptly. Did not think of those further along, such as the next shift or the customer, until they asked.',
      },
      {
        score: 5,
        label: 'Right people in time',
        description:
          'Thought through who would act differently for knowing it, told them first, and checked that it had arrived. Spared the others a message.',
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
    performanceFollowUp:
      'Which question made the biggest difference to the result, and whom did you put it to? What should you have asked sooner?',
    attitudeFollowUp:
      'What makes it easy or hard for you to ask? How do you think a question changes the person who is asked?',
    ratings: [
      {
        score: 1,
        label: 'Nods and guesses',
        description:
          'Began on a guess so as not to appear ignorant, and the error showed at the end. Or asked at every step and left the thinking to somebody else.',
      },
      {
        score: 3,
        label: 'Asks when stuck',
        description:
          'Asked a sensible question when the work came to a stop. The questions were about how to do it, and hardly about what it was for.',
      },
      {
        score: 5,
        label: 'Asks what matters',
        description:
          'Sorted what could be found out alone from what had to be asked, and began with purpose and priorities. One question made even the person who had set the task see it differently.',
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
    text: 'Describe a time when you had to speak in front of a group, large or small, whose attention you did not have yet.',
    performanceFollowUp:
      'How could you tell, while speaking, whether they were with you? What did somebody in the group say about it later?',
    attitudeFollowUp:
      'What do you think a speaker owes to those who listen? How do you feel about standing in front of others?',
    ratings: [
      {
        score: 1,
        label: 'Talks at the room',
        description:
          'Went through prepared words without noticing the listeners, and judges the occasion by how it felt to be up there. Those who were present could hardly have said what it was about.',
      },
      {
        score: 3,
        label: 'Prepared and audible',
        description:
          'Had a clear structure and got through it, nerves and all. Noticed restless or puzzled faces but kept to the plan.',
      },
      {
        score: 5,
        label: 'Earns the attention',
        description:
          'Opened with what concerned these listeners, watched them, and shortened or explained as needed. Gave the floor to others once the point was made.',
      },
    ],
  },
  {
    id: 8,
    category: 'Communication',
    skill: 'Written Communication',
    behaviours: ['clarity', 'attention_to_detail'],
    synonyms: ['writing', 'emails', 'reports', 'notes', 'documentation'],
    text: 'Tell me about something you wrote for work, from a note to a report, that was read differently from how you meant it.',
    performanceFollowUp:
      'What happened because of that reading, and how did you put it right? Show me how you would word the crucial sentence today.',
    attitudeFollowUp:
      'How much of the duty to be understood lies with the writer, in your opinion? What do you do when you read something unclear?',
    ratings: [
      {
        score: 1,
        label: 'Blames the reader',
        description:
          'Insists that the text was plain enough and that people do not read. Cannot recall the wording or see what could have been taken in two ways.',
      },
      {
        score: 3,
        label: 'Mends the text',
        description:
          'Recognised the ambiguous passage and sent a correction. The lesson remains general: read it over again, keep it short.',
      },
      {
        score: 5,
        label: 'Writes for its readers',
        description:
          'Can quote the sentence, say how it looked to a tired or hurried reader, and offer a better one. Also knows when to stop writing and pick up the telephone.',
      },
    ],
  },
  {
    id: 9,
    category: 'Communication',
    skill: 'Persuasion',
    behaviours: ['persuasion', 'perspective_taking'],
    synonyms: ['convincing', 'influence', 'winning people over', 'argument', 'buy-in'],
    text: 'Tell me about an idea of yours that met with doubt from a person whose support it needed.',
    performanceFollowUp:
      'Where did the two of you end up, and did that still hold a month later? What part did your arguments have in it?',
    attitudeFollowUp:
      'Where do you draw the line between convincing people and talking them round? When have you dropped an idea of your own because of somebody’s doubt?',
    ratings: [
      {
        score: 1,
        label: 'Repeats or retreats',
        description:
          'Said the same thing again with more force, went over the person’s head, or gave up at the first doubt. The objection itself is hardly remembered.',
      },
      {
        score: 3,
        label: 'Good reasons given',
        description:
          'Prepared sound reasons and won some ground. They were the reasons that convinced the candidate, and the doubter’s own concern came up late or not at all.',
      },
      {
        score: 5,
        label: 'Meets the real doubt',
        description:
          'Found out what the doubter stood to lose and dealt with it, improving the idea on the way. Left room for a no, so the yes lasted.',
      },
    ],
  },
  {
    id: 10,
    category: 'Communication',
    skill: 'Negotiation',
    behaviours: ['negotiation', 'compromising'],
    synonyms: ['bargaining', 'reaching terms', 'deal', 'making an agreement', 'haggling'],
    text: 'Describe a negotiation you took part in, whether about a price, a deadline, a shift or a share of the work.',
    performanceFollowUp:
      'What did each side get, and did both keep to it? What did you learn afterwards about what the other side could have offered?',
    attitudeFollowUp: 'What is a fair result, as you see it? When do you prefer not to bargain at all?',
    ratings: [
      {
        score: 1,
        label: 'Wins or gives in',
        description:
          'Accepted the first offer, or pressed until the other side resented the terms. Can say what was demanded, not what either side needed.',
      },
      {
        score: 3,
        label: 'Meets halfway',
        description:
          'Knew the limit beforehand and reached a workable middle. Other things that could have been exchanged were not explored.',
      },
      {
        score: 5,
        label: 'Terms that last',
        description:
          'Asked what lay behind the demands and traded what was cheap to give for what was worth having. Conceded some points without a contest, because the two had to go on working together.',
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
    performanceFollowUp:
      'What was the person able to do or decide after your explanation? At which point did you lose each other?',
    attitudeFollowUp:
      'What may be left out for the sake of being understood, and what may not? Why do you draw the line there?',
    ratings: [
      {
        score: 1,
        label: 'Expert monologue',
        description:
          'Explained it in the terms of the trade and took silence for understanding. Or simplified until it was wrong, and saw no harm in that.',
      },
      {
        score: 3,
        label: 'Simpler words',
        description:
          'Avoided jargon and used a comparison that mostly worked. Explained the subject from beginning to end, whatever the listener wanted it for.',
      },
      {
        score: 5,
        label: 'Starts from their need',
        description:
          'Asked what the person had to do with it and explained that far, in their words, with the one exception that mattered. Had them try it out to see whether it had arrived.',
      },
    ],
  },
  {
    id: 12,
    category: 'Communication',
    skill: 'Receiving Feedback',
    behaviours: ['openness_to_feedback', 'self_reflection'],
    synonyms: ['taking criticism', 'coachability', 'feedback', 'being corrected', 'listening to criticism'],
    text: 'What is a piece of criticism you received about your work that you found hard to accept, and how did you respond?',
    performanceFollowUp:
      'What, if anything, did you do differently afterwards, and who noticed? Which part of it did you set aside?',
    attitudeFollowUp:
      'How do you judge whether criticism deserves to be followed? What has it been worth to you so far?',
    ratings: [
      {
        score: 1,
        label: 'Defends or collapses',
        description:
          'Still argues the case, or names a fault that is really a boast. An answer in which one remark changed everything, right or wrong, belongs here too.',
      },
      {
        score: 3,
        label: 'Accepts and adjusts',
        description:
          'Admits that it stung, then made the change that was asked for. Did not look for examples or a second view, so the reason behind it stayed vague.',
      },
      {
        score: 5,
        label: 'Weighs and uses it',
        description:
          'Asked what had been seen, compared it with what others said, and can separate what was true from what was not. Went back later to ask whether it was better.',
      },
    ],
  },
  {
    id: 13,
    category: 'Communication',
    skill: 'Tact',
    behaviours: ['tactfulness', 'self_restraint'],
    synonyms: ['diplomacy', 'sensitivity', 'saving face', 'choosing words', 'delicate subject'],
    text: 'Give me an example of something awkward that had to be said to a colleague or a customer, and that fell to you.',
    performanceFollowUp:
      'What did the other person understand from it, and how were things between you afterwards? What told you so?',
    attitudeFollowUp:
      'What is tact for, in your view? How do you notice when it is beginning to get in the way of the message?',
    ratings: [
      {
        score: 1,
        label: 'Clumsy or evasive',
        description:
          'Said it in front of others or in passing, and thinks people should not be so sensitive. Or wrapped it up so well that the person never learned what was wrong.',
      },
      {
        score: 3,
        label: 'Kind and careful',
        description:
          'Picked a quiet moment and friendly words, and no harm was done. How much of the message arrived is not known.',
      },
      {
        score: 5,
        label: 'Gentle and unmistakable',
        description:
          'Considered the place, the hour and what the person would want to keep to themselves, then said the thing itself in one plain sentence. Stayed to see how it was taken.',
      },
    ],
  },
  {
    id: 14,
    category: 'Communication',
    skill: 'Transparency',
    behaviours: ['transparency', 'discretion'],
    synonyms: ['openness', 'sharing reasons', 'giving the reasons', 'visibility', 'open information'],
    text: 'Describe a decision or a plan of yours that affected other people. What did you tell them about it, and at which point?',
    performanceFollowUp:
      'What did people make of it, and which rumours or questions came up all the same? What did you hold back, and did that turn out well?',
    attitudeFollowUp:
      'How do you decide what people have a right to know before everything is settled? What has shaped your view?',
    ratings: [
      {
        score: 1,
        label: 'Result without reasons',
        description:
          'Announced what was decided and expected it to be accepted, or shared every half-formed thought until people worried about things that never happened. What they needed to know did not enter into it.',
      },
      {
        score: 3,
        label: 'Explains on request',
        description:
          'Gave honest reasons when people asked, and mentioned the main advantage. What spoke against the decision was left for others to find.',
      },
      {
        score: 5,
        label: 'Reasons and doubts',
        description:
          'Told those affected early what was fixed, what was open and what spoke against it. Names something that was rightly held back, and why.',
      },
    ],
  },
  {
    id: 15,
    category: 'Communication',
    skill: 'Leading Discussions',
    behaviours: ['including_others', 'clarity', 'consensus_building'],
    synonyms: ['meetings', 'facilitation', 'moderating', 'chairing', 'group discussion'],
    text: 'Tell me about a meeting or a group conversation that was going nowhere while you were part of it.',
    performanceFollowUp:
      'What had been settled by the end, and was it carried out? How did the people who had said least see it?',
    attitudeFollowUp:
      'What makes time spent talking together worthwhile to you? When is it better not to meet?',
    ratings: [
      {
        score: 1,
        label: 'Sits it out',
        description:
          'Waited for the end and complained afterwards, or took over and settled the matter alone. The others appear only as people who talked too much.',
      },
      {
        score: 3,
        label: 'Back to the subject',
        description:
          'Reminded the group of the time or the topic, and it moved on. Those who had been silent remained so, and nobody wrote down who would do what.',
      },
      {
        score: 5,
        label: 'Finds the real question',
        description:
          'Said aloud what the group was truly stuck on, asked the people who knew and had not spoken, and closed with names and dates. Did so without needing to be in charge.',
      },
    ],
  },
];
