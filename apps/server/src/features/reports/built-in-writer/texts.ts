import { sentence } from '@fourfold/words';

/**
 * Every sentence of the built-in writer that is not already said by a measure's own texts. Where there are several,
 * they say the same, and a report takes one of them. `{figure}` is a score with its interval, as in 62 (14 to 110).
 */
export const texts = {
  sections: {
    assessment: sentence('Assessment'),
    awareness: sentence('Awareness'),
    alternatives: sentence('Alternatives'),
    actions: sentence('Actions'),
  },
  greeting: sentence('Dear {first},'),
  opening: {
    results: [
      sentence(
        'This report is made from your own answers to the questionnaire. It says what they show, how sure that is, and what you could try in the coming weeks. Read it as a proposal for a conversation, not as a verdict.',
      ),
      sentence(
        'What follows was drawn from the answers that you gave. It names few things, says how sure each of them is, and ends with a plan that fits into four weeks. You know yourself better than any questionnaire: where a sentence does not fit, say so.',
      ),
      sentence(
        'You answered the questionnaire, and this is what it found. The figures come with their uncertainty, because one person’s answers can bear only so much. Take from it what you recognise, and talk about the rest.',
      ),
    ],
    byHand: [
      sentence(
        'This report was not made from questionnaire results: its topics were chosen by hand. It therefore names no figures. What it says about each topic is what generally helps people with it, so check first whether it fits you.',
      ),
      sentence(
        'No questionnaire results stand behind this report. Someone who knows your work has chosen its topics, and the text says what usually helps. There are no figures in it, and you should ask for the reasons.',
      ),
    ],
    quality: {
      uninformative: sentence(
        'One thing beforehand: these answers say little, so most ranges below include balanced. That is also how the answers of someone look who is balanced in most things. {reasons}',
      ),
      check: sentence(
        'One thing beforehand: some signs in the answers were unusual, so treat every figure below with more caution than its interval says. {reasons}',
      ),
      unreliable: sentence(
        'One thing beforehand: the checks say that these answers should not be relied on. {reasons} The figures below are shown so that you can talk about them, and for nothing else.',
      ),
    },
  },
  assessment: {
    reading: [
      sentence(
        'All scores run from {lowest, number} to {highest, number}, and {balanced, number} is balanced: a behaviour does most good in the middle, between {low, number} and {high, number}. In brackets stands the range in which the true score lies with a probability of {interval}.',
      ),
      sentence(
        'A score lies between {lowest, number} and {highest, number}. Around {balanced, number}, from {low, number} to {high, number}, a behaviour is balanced; below it there is little of it, above it a lot. The brackets hold the {interval} interval: the true score is probably somewhere inside, and not exactly at the number.',
      ),
    ],
    competencies: {
      furthest: [
        sentence(
          'Seen from some distance, over whole groups of behaviours, your answers lean furthest from balanced in {name}{side, select, high {, on the high side} low {, on the low side} other {, though still within balanced}}: {figure}.',
        ),
        sentence(
          'Among the fourteen groups of behaviours, {name} is where your answers stand furthest from the middle{side, select, high {, on the high side} low {, on the low side} other {, though still within balanced}}: {figure}.',
        ),
        sentence(
          'The group of behaviours that stands out most is {name}{side, select, high {, on the high side} low {, on the low side} other {, though still within balanced}}, with {figure}.',
        ),
      ],
      second: [
        sentence(
          'Next comes {name}{side, select, high {, on the high side} low {, on the low side} other {, though still within balanced}}, at {figure}.',
        ),
        sentence(
          '{name} follows{side, select, high {, on the high side} low {, on the low side} other {, though still within balanced}}, with {figure}.',
        ),
        sentence(
          'After it comes {name}{side, select, high {, on the high side} low {, on the low side} other {, though still within balanced}}: {figure}.',
        ),
      ],
      nearest: [
        sentence('Closest to the middle is {name}, at {figure}: something to build on.'),
        sentence(
          'At the other end of the list stands {name}, almost exactly in the middle at {figure}. It can carry weight.',
        ),
        sentence('{name} is the most balanced of all, with {figure}; keep it as it is.'),
      ],
    },
    group: {
      same: [
        sentence(
          'The whole group that it belongs to, {group}, leans the same way, at {figure}, so look at it as a pattern and not as one habit.',
        ),
        sentence('It does not stand alone: {group}, the group around it, leans the same way with {figure}.'),
      ],
      alone: [
        sentence(
          'The group around it, {group}, stands at {figure} and does not lean the same way, so this looks like one habit rather than a pattern.',
        ),
        sentence(
          'As a whole, {group}, to which it belongs, is balanced at {figure}: this is about one habit and not about everything near it.',
        ),
      ],
    },
    heading: {
      much: sentence('{name}: a strength that is overdone'),
      little: sentence('{name}: room for more'),
      balanced: sentence('{name}: chosen for a closer look'),
    },
    score: {
      overactivated: [
        sentence(
          'Your score is {figure}, which is overactivated. That there truly is too much of it is {beyond} probable.',
        ),
        sentence(
          'You score {figure} here. That is overactivated, and with a probability of {beyond} there really is too much of it.',
        ),
      ],
      high: [
        sentence(
          'Your score is {figure}, which is high. That there is truly too much of it is {beyond} probable.',
        ),
        sentence(
          'At {figure} you are above balanced. The probability that this is really too much is {beyond}.',
        ),
      ],
      low: [
        sentence(
          'Your score is {figure}, which is low. That there is truly too little of it is {beyond} probable.',
        ),
        sentence(
          'At {figure} you are below balanced. The probability that this is really too little is {beyond}.',
        ),
      ],
      underactivated: [
        sentence(
          'Your score is {figure}, which is underactivated. That there truly is too little of it is {beyond} probable.',
        ),
        sentence(
          'You score {figure} here. That is underactivated, and with a probability of {beyond} there really is too little of it.',
        ),
      ],
      balanced: [
        sentence(
          'Your score is {figure}, within balanced. It stands in this report because it was chosen for it, not because the figure asks for it.',
        ),
      ],
    },
    wide: [
      sentence(
        'The interval is wide, and it reaches into the balanced middle, so hold this loosely until someone who works with you recognises it.',
      ),
      sentence('As the interval touches the middle, this is a well-founded guess and no more.'),
    ],
    narrow: [
      sentence('The whole interval lies outside the balanced middle: of this the answers are sure.'),
      sentence('Even the near end of the interval is not balanced, so this is not noise.'),
    ],
    nothing: [
      sentence(
        'No single behaviour stands out so clearly that it could be called overactivated or a development area. That is a result as well: what differs from the middle here could be chance, and this report does not dress it up as more.',
      ),
      sentence(
        'Among the single behaviours, none differs from balanced clearly enough to be named here. It would be easy to pick the largest number and call it a finding; it would also be wrong as often as right.',
      ),
    ],
    noTopics: [
      sentence(
        'No topic was chosen for this report. The four steps below work with any behaviour that you and someone who knows your work agree on.',
      ),
    ],
    noOver: [
      sentence('No behaviour is so high that it should be called overactivated.'),
      sentence('Nothing is overactivated with sufficient probability, so nothing is called so.'),
    ],
  },
  awareness: {
    intro: [
      sentence(
        'A behaviour costs something long before anybody says so. These scenes are what it tends to look like from outside. See whether you recognise one.',
      ),
      sentence(
        'Before changing anything, find out what the present way does for you and what it costs others. Some scenes to hold beside your own week:',
      ),
      sentence('Figures persuade nobody; scenes do. Which of these have you been in during the last month?'),
    ],
    scene: {
      much: [
        sentence('Too much of it looks like this: {scene}'),
        sentence('This is how too much of it shows: {scene}'),
      ],
      little: [
        sentence('Too little of it looks like this: {scene}'),
        sentence('This is how too little of it shows: {scene}'),
      ],
      both: [sentence('Too little of it: {little} Too much of it: {much}')],
    },
    tie: [
      sentence(
        'It may have to do with where you work: you see {perception} as weak, at {figure}, and the two are expected to move together.',
      ),
      sentence(
        'There is more to it than you alone. In your answers {perception} is weak, at {figure}, and we expect it to be tied to this.',
      ),
      sentence(
        'Part of it may lie outside you: {perception}, which is expected to go with it, is weak in your eyes, at {figure}.',
      ),
    ],
    good: [
      sentence('What you see as strong where you work is {perception}, at {figure}. Use it.'),
      sentence('Something works in your favour: you see {perception} as strong, at {figure}.'),
    ],
    own: [
      sentence('Then there are questions that only you can answer.'),
      sentence('And something to ask yourself:'),
    ],
    questions: {
      much: [
        sentence(
          'In which moment of the last week did {name} help, and from which moment on did it no longer?',
        ),
        sentence('Who had to do less, or could say less, because you did so much of this?'),
        sentence('What are you afraid would happen if you did a third less of it?'),
      ],
      little: [
        sentence('When did you last hold back with {name}, and what did that spare you?'),
        sentence('Who had to step in, or go without, because you did little of it?'),
        sentence('Where in your life do you do this without effort, and what is different there?'),
      ],
      balanced: [
        sentence('In which situations is {name} easy for you, and in which is it hard?'),
        sentence('What would a colleague say: too much of it, too little, or just right?'),
      ],
    },
    ask: [
      sentence('Put one of these questions to a colleague whom you trust, and only listen.'),
      sentence('Choose one question, and ask someone who sees you work how they would answer it for you.'),
    ],
  },
  alternatives: {
    intro: [
      sentence('In the same moment there is nearly always a second way. These are small on purpose.'),
      sentence(
        'You do not have to become someone else. It is enough to do something different once, in one situation, and to look at what happens.',
      ),
      sentence('Here is what you could do instead, small enough to be tried tomorrow.'),
    ],
    one: [sentence('For {name}: {suggestion}'), sentence('With {name}: {suggestion}')],
    both: [sentence('For {name}, if it is too little: {raise} If it is too much: {lower}')],
    lean: [
      sentence('Lean on what is balanced already: {strength} needs no repair, so let it help you here.'),
      sentence(
        '{strength} is in balance. When the new way feels awkward, begin with what you do well there.',
      ),
    ],
    general: [
      sentence(
        'Choose one situation that comes back every week, and write down two other ways to act in it: one that is easy and one that takes courage. Begin with the easy one.',
      ),
    ],
  },
  actions: {
    intro: [
      sentence('Four weeks, one step in each. More would not be kept.'),
      sentence('A plan that fits into four weeks, beside your work:'),
    ],
    weeks: {
      assessment: [
        sentence(
          '**This week, assessment.** Read this report a second time with a pencil. Mark what you recognise and what you doubt, and tell {partner} both.',
        ),
        sentence(
          '**This week, assessment.** Go through the sections above with {partner}, and agree on the one sentence that fits best.',
        ),
      ],
      assessmentOf: [
        sentence(
          '**This week, assessment.** Keep a tally for five days: every time {name} would have been called for, note what you did. Show it to {partner}.',
        ),
        sentence(
          '**This week, assessment.** On three evenings, note one moment of the day in which {name} mattered, and what you did. Bring the notes to {partner}.',
        ),
      ],
      awareness: [
        sentence(
          '**Next week, awareness.** Ask two people for one example each, a good one and a bad one. Say thank you, and explain nothing.',
        ),
        sentence(
          '**Next week, awareness.** Ask someone who works beside you what they would like more of and less of. Write their words down as they were said.',
        ),
      ],
      alternatives: [
        sentence('**In the third week, alternatives.** Try this twice: {suggestion}'),
        sentence(
          '**In the third week, alternatives.** Choose two situations in advance, and do this in both: {suggestion}',
        ),
      ],
      alternativesGeneral: [
        sentence(
          '**In the third week, alternatives.** Act differently in one situation that comes back every week, twice, and note what happened.',
        ),
      ],
      actions: [
        sentence(
          '**In the fourth week, actions.** Keep what worked, as one sentence that begins with “When”: when this happens, I do that. Fix a date with {partner} to look at it again in three months.',
        ),
        sentence(
          '**In the fourth week, actions.** Decide with {partner} on one thing that stays. Write down how you will both notice it, and meet again in three months.',
        ),
      ],
    },
    partners: [
      sentence('your manager'),
      sentence('someone you trust'),
      sentence('the person who gave you this report'),
    ],
    second: [
      sentence('When that has become a habit, and not before, take up {name} in the same way.'),
      sentence('{name} can wait until then: one thing at a time.'),
    ],
  },
  closing: [
    sentence('If something here is wrong, it is the report that has to change and not you. Please say so.'),
    sentence('Nothing in this report is a grade. It is a starting point, and you decide where it leads.'),
    sentence('Whatever you do with this, do it with someone. Changes that nobody knows of rarely last.'),
  ],
} as const;
