import { sentence } from '@fourfold/words';

/**
 * Every sentence of the built-in writer that is not said by a measure's own texts. Which of them a letter takes hangs on
 * the person's results first, and on a seed of theirs where several would do.
 */
export const texts = {
  greeting: sentence('Dear {first},'),
  thanks: [sentence('Thank you for taking the time to answer.'), sentence('Thank you for your answers.')],
  /** To a candidate, who reads everything that comes from here as news of their application. */
  applied: {
    opening: [
      sentence(
        'You answered a questionnaire when you applied to {organisation}. This letter is about your answers, and says nothing about how your application is going.',
      ),
      sentence(
        'This letter is about the questionnaire that you answered when you applied to {organisation}. It is not a reply to your application.',
      ),
    ],
    closing: [
      sentence('You can use this wherever you work.'),
      sentence('All of this is for you to use, wherever you work.'),
    ],
  },
  quality: {
    uninformative: sentence(
      'Before you read on: your answers say little, so take the rest as a suggestion. {reasons}',
    ),
    check: sentence(
      'Before you read on: some of your answers were unusual, so read the rest with care. {reasons}',
    ),
  },
  /** Answers that can't be relied on: the letter says nothing of any score, and what to do instead. */
  unreliable: {
    opening: [
      sentence(
        'This letter was meant to say what your answers show. It cannot, because these answers cannot be relied on.',
      ),
      sentence('Your answers cannot be relied on, so this letter draws no conclusions from them.'),
    ],
    about: sentence('That says something about the answers, and nothing about you.'),
    reasons: sentence('This is what we noticed in them: {reasons}'),
    heading: [sentence('What you can do instead'), sentence('What to do next')],
    talk: {
      other: sentence(
        '- **Talk instead.** Tell the person who invited you one thing that you do well, and one that you want to do better.',
      ),
      author: sentence(
        '- **Talk instead.** Tell me one thing that you do well, and one that you want to do better.',
      ),
    },
    /** Left out for a candidate, who is in no round. */
    nextRound: {
      other: sentence(
        '- **Answer again in the next round.** Nobody can answer twice in the same round. Ask to be invited to the next one.',
      ),
      author: sentence(
        '- **Answer again in the next round.** Nobody can answer twice in the same round. Tell me if you want an invitation.',
      ),
    },
  },
  /** “Too much Order and Planning”: what is said of one side. */
  side: {
    much: sentence<{ names: string }>('too much {names}'),
    little: sentence<{ names: string }>('too little {names}'),
  },
  /**
   * What was found, by how certain it is: what is clear is called clear, and only what is unclear has a “may”. None says
   * that it is the only thing, or the first: more that is as certain may follow. `what`: “too much Order”.
   */
  finding: {
    clear: [
      sentence('It is clear from your answers that there is {what}.'),
      sentence('There is clearly {what}, going by your answers.'),
      sentence('Your answers clearly show {what}.'),
    ],
    likely: [
      sentence('Your answers point to {what}.'),
      sentence('This is worth a look: your answers point to {what}.'),
    ],
    unclear: [
      sentence('There may be {what} in the way you work, but your answers leave that unclear.'),
      sentence('Your answers leave it unclear whether there is {what}.'),
    ],
  },
  /** The same where a scene follows. */
  seen: {
    clear: [
      sentence('Your answers clearly show {what}, which can look like this.'),
      sentence('It is clear from your answers that there is {what}, and this is what it can look like.'),
      sentence('Going by your answers, there is clearly {what}, which can lead to situations like this.'),
      sentence('Your answers clearly show {what}, and other people may see something like this.'),
      sentence('There is clearly {what}, and in everyday work it can look like this.'),
    ],
    likely: [
      sentence('Your answers point to {what}, which can look like this.'),
      sentence('Some of your answers point to {what}, and this is what it can look like.'),
      sentence('Your answers point to {what}, and in everyday work this can happen.'),
      sentence('This is worth a look: your answers point to {what}, which can lead to this.'),
    ],
    unclear: [sentence('Your answers leave it unclear whether there is {what}, which can look like this.')],
  },
  /** What the measure is. `definition` begins small. */
  meaning: [
    sentence('{name} means that someone {definition}'),
    sentence('By {name} we mean that someone {definition}'),
  ],
  /** The same behind what there is too much or too little of. */
  rightMeasure: [
    sentence('{name} itself means that someone {definition}'),
    sentence('By {name} we mean that someone {definition}'),
  ],
  /** `scene` is a sentence of its own. */
  scene: sentence('Too much of it can look like this. {scene}'),
  /** The same before anything else. */
  sceneFirst: [
    sentence('See whether you recognise this. {scene}'),
    sentence('Your answers bring this to mind. {scene}'),
    sentence('Picture this. {scene}'),
    sentence('This may look familiar. {scene}'),
  ],
  behindScene: {
    clear: [
      sentence('Your answers clearly show {what}, which can lead to situations of this kind.'),
      sentence('Your answers clearly show something that can lead to it: {what}.'),
      sentence('It can come from {what}, which is clear from your answers.'),
    ],
    likely: [
      sentence('Your answers point to {what}, which can lead to situations of this kind.'),
      sentence('Your answers point to something that can lead to it: {what}.'),
      sentence('It can come from {what}, and your answers point to that.'),
    ],
    unclear: [sentence('Your answers leave it unclear whether there is {what}, which can lead to that.')],
  },
  strengthFirst: {
    group: [
      sentence('Nothing needs doing about {strength}, which is well balanced.'),
      sentence('To begin with what is going well: your answers show that {strength} is balanced.'),
      sentence('First, something that works: {strength} is well balanced in your answers.'),
      sentence('{strength} needs no change: your answers show that it is balanced.'),
      sentence('Keep {strength} as it is: your answers show that it is balanced.'),
    ],
    domain: [
      sentence('Here is a good place to start: as you see it, “{strength}” is a strength where you work.'),
      sentence('You see “{strength}” as a strength of your workplace, so build on it.'),
      sentence('This is in your favour: you see “{strength}” as a strength of your workplace.'),
      sentence('The good part first: you see “{strength}” as a strength at work.'),
      sentence('Something good to begin with: “{strength}” is strong where you work, as you see it.'),
    ],
  },
  strengthLast: {
    group: [
      sentence('{strength}, on the other hand, is balanced: leave it as it is.'),
      sentence('Not everything needs to change: {strength} is balanced.'),
      sentence('Nothing needs doing about {strength}, which is balanced.'),
      sentence('Keep {strength} as it is, since it is well balanced.'),
      sentence('{strength} is fine as it is: your answers show that it is balanced.'),
    ],
    domain: [
      sentence('On the good side, you see “{strength}” as a strength of your workplace.'),
      sentence('You count “{strength}” among the strengths of your workplace.'),
      sentence('Not everything needs to change: “{strength}” is strong where you work, as you see it.'),
      sentence('One more thing, and a good one: you see “{strength}” as strong where you work.'),
    ],
  },
  /** `whole`: “too much Composure”, of the competency around the behaviour. */
  pattern: {
    clear: [
      sentence('Taken together, your answers clearly show {whole}.'),
      sentence('There is a clear pattern in your answers: {whole}.'),
    ],
    likely: [
      sentence('Taken together, your answers point to {whole}.'),
      sentence('There is a pattern in your answers, and it points to {whole}.'),
    ],
    /** By how certain the behaviour is, and with a scene behind it or none. */
    begin: {
      clear: [
        sentence('One part of that is clear by itself: {what}, which can look like this.'),
        sentence('Your answers also clearly show a part of it: {what}, which can lead to this.'),
      ],
      likely: [
        sentence('Your answers also point to a part of it: {what}, which can look like this.'),
        sentence('They also point to {what}, and this is what it can look like.'),
      ],
    },
    beginPlainly: {
      clear: sentence('One part of that is clear by itself: {what}.'),
      likely: sentence('Your answers also point to a part of it: {what}.'),
    },
  },
  place: [
    sentence('You also see too little of “{perception}” where you work, and the two may be connected.'),
    sentence('It may have to do with the place, too: you see too little of “{perception}” where you work.'),
  ],
  /** `first` and `second`: “too much Order”. */
  two: {
    clear: [
      sentence('Your answers clearly show {first} and {second}.'),
      sentence('It is clear from your answers that there is {first}, and {second} as well.'),
    ],
    mixed: [
      sentence('Your answers clearly show {first}, and they point to {second}.'),
      sentence('There is clearly {first}, and it is likely that there is {second}, too.'),
    ],
    likely: [
      sentence('Your answers point to {first} and {second}.'),
      sentence('Judging by your answers, it is likely that there is {first}, and {second} as well.'),
    ],
    begin: [
      sentence('This letter is about the first, which can look like this.'),
      sentence('Let us take the first, and this is what it can look like.'),
      sentence('The first is enough for one letter, and it can look like this.'),
    ],
    beginPlainly: sentence('This letter is about the first.'),
  },
  heading: {
    step: [
      sentence('One thing to try'),
      sentence('Something to try'),
      sentence('Try this'),
      sentence('A first step'),
      sentence('What you can do'),
    ],
    certainty: [
      sentence('How certain this is'),
      sentence('How far to trust this'),
      sentence('What the score says'),
    ],
  },
  /** A step may name a time of its own, so nothing around it names another. */
  lead: [
    sentence('Change nothing else for now.'),
    sentence('One small thing is enough to begin with.'),
    sentence('Nobody has to agree to this but you.'),
    sentence('What follows needs no preparation.'),
    sentence('Here is a small experiment.'),
  ],
  step: sentence('When {cue}, {act}.'),
  sign: [
    sentence('You’ll know it’s working when {sign}.'),
    sentence('You are getting there when {sign}.'),
    sentence('You’ll know that it has worked when {sign}.'),
    sentence('This is the sign to look for: {sign}.'),
    sentence('You are on the right track when {sign}.'),
    sentence('You can tell that something has changed when {sign}.'),
    sentence('You can tell that it is beginning to make a difference when {sign}.'),
  ],
  ease: [
    sentence('It can feel odd at first, but less so each time.'),
    sentence('If you forget once, do it next time.'),
    sentence('If nothing changes after a few tries, stop.'),
    sentence('Try it first where little can go wrong.'),
  ],
  /** What else was chosen: it has no advice of its own, and can wait. `list`: “too much Order and too little Care”. */
  later: {
    clear: [
      sentence('Something for later: your answers also clearly show {list}.'),
      sentence('Your answers clearly show {list} as well, but that can wait.'),
      sentence('There is clearly {list} as well, but one change is enough for now.'),
      sentence('Something for another day, though it is just as clear: {list}.'),
      sentence('Once the first step is easy, come back to this: there is clearly {list}, too.'),
      sentence('Also clear from your answers, but there is no hurry: {list}.'),
    ],
    likely: [
      sentence('Something for later: your answers also point to {list}.'),
      sentence('Your answers point to {list} as well, but that can wait.'),
      sentence('It is likely that there is {list} as well, but one change is enough for now.'),
      sentence('Something for another day: your answers point to {list}, too.'),
      sentence('Once the first step is easy, come back to this: your answers point to {list}.'),
    ],
    mixed: [
      sentence('Something for later: your answers also clearly show {clear}, and they point to {likely}.'),
      sentence('Your answers clearly show {clear} as well and point to {likely}, but that can wait.'),
      sentence('There is clearly {clear} as well, and {likely} is likely, but one change is enough for now.'),
    ],
    unclear: [
      sentence('There may be {list} as well, but your answers leave that unclear.'),
      sentence('Your answers leave it unclear whether there is {list} as well.'),
    ],
  },
  /** What the profile says first, of whole competencies, where the letter is about something else. */
  wholes: {
    clear: [
      sentence('The bigger picture is this: your answers clearly show {list}.'),
      sentence('Overall, your answers clearly show {list}.'),
      sentence('Beyond individual behaviours, there is clearly {list}.'),
    ],
    likely: [
      sentence('The bigger picture is this: your answers point to {list}.'),
      sentence('Overall, your answers point to {list}.'),
      sentence('Beyond individual behaviours, it is likely that there is {list}.'),
    ],
    /** Where the letter has spoken of a competency already: what it named is not all of it. */
    besides: {
      clear: [
        sentence('Among the other competencies, your answers also clearly show {list}.'),
        sentence('As for other competencies, there is clearly {list}.'),
      ],
      likely: [
        sentence('Among the other competencies, your answers also point to {list}.'),
        sentence('As for other competencies, it is likely that there is {list}.'),
      ],
    },
  },
  figure: [
    sentence(
      'Your score for {name} is {score, number}, with a likely range of {low, number} to {high, number}.',
    ),
    sentence(
      'In numbers: {name} is at {score, number}, with a likely range of {low, number} to {high, number}.',
    ),
    sentence(
      'For {name}, your score is {score, number}, with a likely range of {low, number} to {high, number}.',
    ),
    sentence(
      'Going by your answers, {name} is at {score, number}. The likely range is {low, number} to {high, number}.',
    ),
  ],
  /** What a range means, where the first sentences have said how certain it is. */
  certainty: {
    outside: [
      sentence(
        'None of that range counts as balanced, but your answers cannot say how far out of balance this is.',
      ),
      sentence('No part of that range counts as balanced.'),
    ],
    clear: [
      sentence('Most of that range does not count as balanced.'),
      sentence('Some of that range counts as balanced, but most of it does not.'),
      sentence('One person’s range is always wide: it gives a direction, not an exact number.'),
      sentence('Read it as a direction, not as an exact number.'),
      sentence('Your answers cannot say exactly how far it goes.'),
      sentence('Your answers show the direction, but not how far it goes.'),
      sentence('The range is wide because it is based on one person’s answers.'),
      sentence('Your answers cannot say where in that range you are.'),
    ],
    likely: [
      sentence('Part of that range counts as balanced, so this is likely but not certain.'),
      sentence('The range includes some balanced scores, so this is only likely.'),
      sentence('This is likely but not certain: one person’s answers cannot tell you more.'),
      sentence('It is likely but not certain, since some of that range counts as balanced.'),
    ],
    unclear: [sentence('Most of that range counts as balanced.')],
  },
  /** The same with no score before it. */
  certaintyAlone: {
    clear: [sentence('Your answers cannot say exactly how far it goes.')],
    likely: [
      sentence('This is likely but not certain: one person’s answers cannot be more precise than that.'),
    ],
    unclear: [sentence('Before you change anything, ask someone who sees you work.')],
  },
  closing: {
    clear: [
      sentence('Talk to {partner} before you try the step, and tell them afterwards how it went.'),
      sentence('Show this to {partner}, and agree on a day to look back on it together.'),
      sentence('Keep this letter, and once you have tried the step, talk about it with {partner}.'),
      sentence('Once you have tried the step, ask {partner} what they noticed, and tell them how it went.'),
      sentence('What happens next is up to you. If you would like support, ask {partner}.'),
      sentence('If you get stuck, talk it over with {partner}.'),
      sentence('From time to time, ask {partner} whether they notice a difference.'),
      sentence('Pick a day to look at how it is going, together with {partner}.'),
      sentence('If the step helps, tell {partner}. If it does not, tell them that, too.'),
    ],
    open: [
      sentence('Before you begin, ask {partner} whether they recognise any of it.'),
      sentence('If this does not sound like you, say so: it is the start of a conversation.'),
      sentence(
        'You know yourself better than a questionnaire does. Keep what fits, and talk about the rest.',
      ),
      sentence('Read this with {partner}, and cross out what is wrong.'),
    ],
    /** The same where the person to talk to is the one who signs the letter. */
    author: {
      clear: [
        sentence('Tell me what you are going to try, and I will ask you how it went.'),
        sentence('Let us pick a day to look back on it together.'),
        sentence('Keep this letter, and once you have tried the step, talk to me about it.'),
        sentence('Once you have tried the step, tell me how it went and what you noticed.'),
        sentence('What happens next is up to you. If you would like support, ask me.'),
        sentence('If you get stuck, come and talk it over with me.'),
        sentence('Ask me from time to time whether I notice a difference.'),
        sentence('Tell me which day would suit you for a talk about how it is going.'),
        sentence('If the step helps, tell me. If it does not, tell me that, too.'),
      ],
      open: [
        sentence('Before you begin, tell me whether you recognise any of it.'),
        sentence('If this does not sound like you, tell me: it is the start of a conversation.'),
        sentence(
          'You know yourself better than a questionnaire does. Keep what fits, and talk to me about the rest.',
        ),
        sentence('Read this with me, and cross out what is wrong.'),
      ],
    },
  },
  /** To whom they can talk wherever they work, and to whom besides if they work here. */
  partners: [sentence('a colleague you trust'), sentence('someone who sees you work')],
  partnersHere: [
    sentence('your manager'),
    sentence('a colleague you trust'),
    sentence('someone who sees you work'),
  ],
  signature: [
    sentence('Kind regards,\n\n{author}'),
    sentence('With best wishes,\n\n{author}'),
    sentence('All the best,\n\n{author}'),
  ],
  /** `plan`: “Reduce Active Listening”, as the dashboard calls it: nobody's colleagues are said to lack anything. */
  planned: [
    sentence('Where you work, the plan “{plan}” is already under way and will continue.'),
    sentence('One plan, “{plan}”, is already under way where you work, and it will continue.'),
  ],
  nothing: {
    /** The results would name something, and its author has left it out. */
    unchosen: sentence('This letter is not about any one behaviour: none was chosen for it.'),
    opening: [
      sentence('Nothing in your answers is far enough out of balance to be called too much or too little.'),
      sentence('Your answers do not point to any one behaviour that you should change.'),
    ],
    /** Where whole competencies are out of balance. */
    onlyWholes: [
      sentence('No single behaviour in your answers is far enough out of balance to be named.'),
      sentence('Your answers do not single out any one behaviour.'),
    ],
    result: [
      sentence(
        'That is a result, too: this letter could have picked out the score furthest from the middle, but that would have meant little.',
      ),
      sentence(
        'So this letter gives no advice about any single behaviour: such advice would have to be made up.',
      ),
    ],
    steps: [
      {
        cue: sentence('you have finished something with a colleague'),
        act: sentence('ask them for one thing to keep and one to change'),
        sign: sentence('you hear the same answer twice'),
      },
      {
        cue: sentence('the week is over'),
        act: sentence('write down the moment that went best, and what you did in it'),
        sign: sentence('you do the same thing again on purpose'),
      },
    ],
    certainty: [
      sentence('There may be small differences that one person’s answers cannot show.'),
      sentence('Any small difference from the middle could be due to chance.'),
    ],
  },
  balanced: {
    opening: [
      sentence(
        'This letter is about {name} because the person who prepared it chose that subject. In your answers, it is balanced.',
      ),
      sentence(
        '{name} is balanced in your answers. The person who prepared this letter would like to talk to you about it all the same.',
      ),
    ],
    /** The same where that person signs. */
    openingOfAuthor: [
      sentence('This letter is about {name} because I chose that subject. In your answers, it is balanced.'),
      sentence('{name} is balanced in your answers. I would like to talk to you about it all the same.'),
    ],
    certainty: [sentence('Nothing in your answers says that you should change anything about {name}.')],
  },
  byHand: {
    chosen: {
      much: [
        sentence('Someone who knows your work chose the subject of this letter: too much {name}.'),
        sentence(
          'This letter is about {name}: someone who knows your work thinks that there is too much of it.',
        ),
      ],
      unknown: [
        sentence('Someone who knows your work chose the subject of this letter: {name}.'),
        sentence('This letter is about {name}. Someone who knows your work chose this subject.'),
      ],
    },
    later: sentence<{ names: string }>('Also chosen, but for later: {names}.'),
    none: sentence('This letter has no subject yet. Choose one with someone who knows your work.'),
    open: [
      sentence('The letter is not based on questionnaire results, so ask for the reasons.'),
      sentence('No questionnaire results went into this letter. Ask what it is based on.'),
    ],
  },
  sides: {
    little: sentence('Too little of it can look like this: {scene}'),
    much: sentence('Too much of it can look like this: {scene}'),
    ask: sentence('Ask someone who sees you at work whether they recognise either of the two.'),
    stepLittle: sentence('**If it is too little:** when {cue}, {act}.'),
    stepMuch: sentence('**If it is too much:** when {cue}, {act}.'),
    signs: sentence('You’ll know it’s working when {sign}.'),
  },
} as const;
