/**
 * Every sentence of the built-in writer that is not already said by a measure's own texts. Where there are several,
 * they say the same, and a report takes one of them. Placeholders stand in braces; `{figure}` is a score with its
 * interval, as in 62 (14 to 110).
 */
export const texts = {
  greeting: 'Dear {first},',
  opening: {
    results: [
      'This report is made from your own answers to the questionnaire. It says what they show, how sure that is, and what you could try in the coming weeks. Read it as a proposal for a conversation, not as a verdict.',
      'What follows was drawn from the answers that you gave. It names few things, says how sure each of them is, and ends with a plan that fits into four weeks. You know yourself better than any questionnaire: where a sentence does not fit, say so.',
      'You answered the questionnaire, and this is what it found. The figures come with their uncertainty, because one person’s answers can bear only so much. Take from it what you recognise, and talk about the rest.',
    ],
    byHand: [
      'This report was not made from questionnaire results: its topics were chosen by hand. It therefore names no figures. What it says about each topic is what generally helps people with it, so check first whether it fits you.',
      'No questionnaire results stand behind this report. Somebody who knows your work has chosen its topics, and the text says what usually helps. There are no figures in it, and you should ask for the reasons.',
    ],
    quality: {
      uninformative:
        'One thing beforehand: these answers say little, so most ranges below include balanced. That is also how the answers of someone look who is balanced in most things. {reasons}',
      check:
        'One thing beforehand: some signs in the answers were unusual, so treat every figure below with more caution than its interval says. {reasons}',
      unreliable:
        'One thing beforehand: the checks say that these answers should not be relied on. {reasons} The figures below are shown so that you can talk about them, and for nothing else.',
    },
  },
  assessment: {
    reading: [
      'All scores run from 0 to 200, and 100 is balanced: a behaviour does most good in the middle, between 80 and 120. In brackets stands the range in which the true score lies with a probability of 95%.',
      'A score lies between 0 and 200. Around 100, from 80 to 120, a behaviour is balanced; below it there is little of it, above it a lot. The brackets hold the 95% interval: the true score is probably somewhere inside, and not exactly at the number.',
    ],
    competencies: {
      furthest: [
        'Seen from some distance, over whole groups of behaviours, your answers lean furthest from balanced in {name}{side}: {figure}.',
        'Among the fourteen groups of behaviours, {name} is where your answers stand furthest from the middle{side}: {figure}.',
        'The group of behaviours that stands out most is {name}{side}, with {figure}.',
      ],
      second: [
        'Next comes {name}{side}, at {figure}.',
        '{name} follows{side}, with {figure}.',
        'After it comes {name}{side}: {figure}.',
      ],
      nearest: [
        'Closest to the middle is {name}, at {figure}: something to build on.',
        'At the other end of the list stands {name}, almost exactly in the middle at {figure}. It can carry weight.',
        '{name} is the most balanced of all, with {figure}; keep it as it is.',
      ],
    },
    side: {
      high: ', on the high side',
      low: ', on the low side',
      balanced: ', though still within balanced',
    },
    group: {
      same: [
        'The whole group that it belongs to, {group}, leans the same way, at {figure}, so look at it as a pattern and not as one habit.',
        'It does not stand alone: {group}, the group around it, leans the same way with {figure}.',
      ],
      alone: [
        'The group around it, {group}, stands at {figure} and does not lean the same way, so this looks like one habit rather than a pattern.',
        'As a whole, {group}, to which it belongs, is balanced at {figure}: this is about one habit and not about everything near it.',
      ],
    },
    heading: {
      much: '{name}: a strength that is overdone',
      little: '{name}: room for more',
      balanced: '{name}: chosen for a closer look',
      unknown: '{name}',
    },
    score: {
      overactivated: [
        'Your score is {figure}, which is overactivated. That there truly is too much of it is {beyond}% probable.',
        'You score {figure} here. That is overactivated, and with a probability of {beyond}% there really is too much of it.',
      ],
      high: [
        'Your score is {figure}, which is high. That there is truly too much of it is {beyond}% probable.',
        'At {figure} you are above balanced. The probability that this is really too much is {beyond}%.',
      ],
      low: [
        'Your score is {figure}, which is low. That there is truly too little of it is {beyond}% probable.',
        'At {figure} you are below balanced. The probability that this is really too little is {beyond}%.',
      ],
      underactivated: [
        'Your score is {figure}, which is underactivated. That there truly is too little of it is {beyond}% probable.',
        'You score {figure} here. That is underactivated, and with a probability of {beyond}% there really is too little of it.',
      ],
      balanced: [
        'Your score is {figure}, within balanced. It stands in this report because it was chosen for it, not because the figure asks for it.',
      ],
    },
    wide: [
      'The interval is wide, and it reaches into the balanced middle, so hold this loosely until somebody who works with you recognises it.',
      'As the interval touches the middle, this is a well-founded guess and no more.',
    ],
    narrow: [
      'The whole interval lies outside the balanced middle: of this the answers are sure.',
      'Even the near end of the interval is not balanced, so this is not noise.',
    ],
    nothing: [
      'No single behaviour stands out so clearly that it could be called overactivated or a development area. That is a result as well: what differs from the middle here could be chance, and this report does not dress it up as more.',
      'Among the single behaviours, none differs from balanced so surely that it deserves a name of its own here. It would be easy to pick the largest number and call it a finding; it would also be wrong as often as right.',
    ],
    noTopics: [
      'No topic was chosen for this report. The four steps below work with any behaviour that you and somebody who knows your work agree on.',
    ],
    noOver: [
      'No behaviour is so high that it should be called overactivated.',
      'Nothing is overactivated with sufficient probability, so nothing is called so.',
    ],
  },
  awareness: {
    intro: [
      'A behaviour costs something long before anybody says so. These scenes are what it tends to look like from outside. See whether you recognise one.',
      'Before changing anything, find out what the present way does for you and what it costs others. Some scenes to hold beside your own week:',
      'Figures persuade nobody; scenes do. Which of these have you been in during the last month?',
    ],
    scene: {
      much: ['Too much of it looks like this: {scene}', 'This is how too much of it shows: {scene}'],
      little: ['Too little of it looks like this: {scene}', 'This is how too little of it shows: {scene}'],
      both: ['Too little of it: {little} Too much of it: {much}'],
    },
    tie: [
      'It may have to do with where you work: you see {perception} as weak, at {figure}, and the two are expected to move together.',
      'There is more to it than you alone. In your answers {perception} is weak, at {figure}, and we expect it to be tied to this.',
      'Part of it may lie outside you: {perception}, which is expected to go with it, is weak in your eyes, at {figure}.',
    ],
    good: [
      'What you see as strong where you work is {perception}, at {figure}. Use it.',
      'Something works in your favour: you see {perception} as strong, at {figure}.',
    ],
    own: ['Then there are questions that only you can answer.', 'And something to ask yourself:'],
    questions: {
      much: [
        'In which moment of the last week did {name} help, and from which moment on did it no longer?',
        'Who had to do less, or could say less, because you did so much of this?',
        'What are you afraid would happen if you did a third less of it?',
      ],
      little: [
        'When did you last hold back with {name}, and what did that spare you?',
        'Who had to step in, or go without, because you did little of it?',
        'Where in your life do you do this without effort, and what is different there?',
      ],
      balanced: [
        'In which situations is {name} easy for you, and in which is it hard?',
        'What would a colleague say: too much of it, too little, or just right?',
      ],
    },
    ask: [
      'Put one of these questions to a colleague whom you trust, and only listen.',
      'Choose one question, and ask somebody who sees you work how they would answer it for you.',
    ],
  },
  alternatives: {
    intro: [
      'In the same moment there is nearly always a second way. These are small on purpose.',
      'You do not have to become somebody else. It is enough to do something different once, in one situation, and to look at what happens.',
      'Here is what you could do instead, small enough to be tried tomorrow.',
    ],
    one: ['For {name}: {suggestion}', 'With {name}: {suggestion}'],
    both: ['For {name}, if it is too little: {raise} If it is too much: {lower}'],
    lean: [
      'Lean on what is balanced already: {strength} needs no repair, so let it help you here.',
      '{strength} is in balance. When the new way feels awkward, begin with what you do well there.',
    ],
    general: [
      'Choose one situation that comes back every week, and write down two other ways to act in it: one that is easy and one that takes courage. Begin with the easy one.',
    ],
  },
  actions: {
    intro: [
      'Four weeks, one step in each. More would not be kept.',
      'A plan that fits into four weeks, beside your work:',
    ],
    weeks: {
      assessment: [
        '**This week, assessment.** Read this report a second time with a pencil. Mark what you recognise and what you doubt, and tell {partner} both.',
        '**This week, assessment.** Go through the sections above with {partner}, and agree on the one sentence that fits best.',
      ],
      assessmentOf: [
        '**This week, assessment.** Keep a tally for five days: every time {name} would have been called for, note what you did. Show it to {partner}.',
        '**This week, assessment.** On three evenings, note one moment of the day in which {name} mattered, and what you did. Bring the notes to {partner}.',
      ],
      awareness: [
        '**Next week, awareness.** Ask two people for one example each, a good one and a bad one. Say thank you, and explain nothing.',
        '**Next week, awareness.** Ask somebody who works beside you what they would like more of and less of. Write their words down as they were said.',
      ],
      alternatives: [
        '**In the third week, alternatives.** Try this twice: {suggestion}',
        '**In the third week, alternatives.** Choose two situations in advance, and do this in both: {suggestion}',
      ],
      alternativesGeneral: [
        '**In the third week, alternatives.** Act differently in one situation that comes back every week, twice, and note what happened.',
      ],
      actions: [
        '**In the fourth week, actions.** Keep what worked, as one sentence that begins with “When”: when this happens, I do that. Fix a date with {partner} to look at it again in three months.',
        '**In the fourth week, actions.** Decide with {partner} on one thing that stays. Write down how you will both notice it, and meet again in three months.',
      ],
    },
    partners: ['your manager', 'somebody you trust', 'whoever gave you this report'],
    second: [
      'When that has become a habit, and not before, take up {name} in the same way.',
      '{name} can wait until then: one thing at a time.',
    ],
  },
  closing: [
    'If something here is wrong, it is the report that has to change and not you. Please say so.',
    'Nothing in this report is a grade. It is a starting point, and you decide where it leads.',
    'Whatever you do with this, do it with somebody. Changes that nobody knows of rarely last.',
  ],
} as const;
