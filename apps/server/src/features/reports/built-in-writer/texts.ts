import { sentence } from '@fourfold/words';

/**
 * Every sentence of the built-in writer that is not said by a measure's own texts. Which of them a letter takes hangs on
 * the person's results first, and on a seed of theirs where several would do.
 */
export const texts = {
  greeting: sentence('Dear {first},'),
  thanks: [sentence('Thank you for taking the time to answer.'), sentence('Thank you for your answers.')],
  quality: {
    uninformative: sentence(
      'One thing first: your answers say little, so read the rest as a suggestion. {reasons}',
    ),
    check: sentence(
      'One thing first: some of your answers were unusual, so read the rest with care. {reasons}',
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
    about: sentence('That is about the answers and not about you.'),
    reasons: sentence('This is what was seen in them: {reasons}'),
    heading: [sentence('What you can do instead'), sentence('Two ways on from here')],
    ways: {
      other: [
        sentence(
          '- **Answer again.** Ask the person who invited you whether you can answer once more, at a quiet time.',
        ),
        sentence(
          '- **Talk instead.** Tell them one thing that you do well, and one that you want to do better.',
        ),
      ],
      author: [
        sentence('- **Answer again.** Tell me if you would like to answer once more, at a quiet time.'),
        sentence(
          '- **Talk instead.** Tell me one thing that you do well, and one that you want to do better.',
        ),
      ],
    },
  },
  /** What was found. The behaviour and the side come from the results. */
  finding: {
    clear: {
      much: [
        sentence('One thing is clear from your answers: there is too much {name}.'),
        sentence('Your answers are clear about one thing: you bring more {name} than your work needs.'),
        sentence('Your answers clearly show too much of a good thing: {name}.'),
        sentence('If your answers say one thing clearly, it is that you bring too much {name} to your work.'),
      ],
      little: [
        sentence('One thing is clear from your answers: there is too little {name}.'),
        sentence('Your answers are clear about one thing: your work could do with more {name}.'),
        sentence('Your answers clearly show what there is too little of: {name}.'),
        sentence('If your answers say one thing clearly, it is that {name} gets too little room.'),
      ],
    },
    open: {
      much: [
        sentence('Your answers point to too much {name}.'),
        sentence('If one thing is worth a look, it is {name}: there may be too much of it.'),
        sentence('There may be too much {name} in the way you work.'),
      ],
      little: [
        sentence('Your answers point to too little {name}.'),
        sentence('If one thing is worth a look, it is {name}: there may be too little of it.'),
        sentence('There may be too little {name} in the way you work.'),
      ],
    },
  },
  /** The same where something else has been said before it. */
  after: {
    much: [
      sentence('There may be too much of one thing, and that is {name}.'),
      sentence('If you want to change one thing, start here: there is too much {name}.'),
      sentence('What you could ease off on is {name}.'),
    ],
    little: [
      sentence('You could make more room for {name}.'),
      sentence('If you want to change one thing, start here: there is too little {name}.'),
      sentence('What you could do more of is {name}.'),
    ],
  },
  /** `scene` begins small, since it stands behind a colon. */
  scene: {
    much: [
      sentence('It can look like this: {scene}'),
      sentence('When it goes too far, it can look like this: {scene}'),
      sentence('To the people around you it may look like this: {scene}'),
      sentence('A week with too much of it can look like this: {scene}'),
    ],
    little: [
      sentence('It can look like this: {scene}'),
      sentence('Where it is missing, it can look like this: {scene}'),
      sentence('To the people around you it may look like this: {scene}'),
      sentence('A week without it can look like this: {scene}'),
    ],
  },
  sceneOfFirst: [
    sentence('That can look like this: {scene}'),
    sentence('To the people around you that may look like this: {scene}'),
    sentence('When it goes too far, that can look like this: {scene}'),
  ],
  /** `scene` begins large: it opens the letter. */
  sceneFirst: [
    sentence('Does this sound familiar? {scene}'),
    sentence('Here is a picture that you may or may not recognise. {scene}'),
    sentence('See whether you recognise this. {scene}'),
  ],
  behindScene: {
    much: [
      sentence('That is what too much {name} can lead to, and your answers point that way.'),
      sentence('Your answers point to what may lie behind it: too much {name}.'),
    ],
    little: [
      sentence('That is what too little {name} can lead to, and your answers point that way.'),
      sentence('Your answers point to what may lie behind it: too little {name}.'),
    ],
  },
  strengthFirst: {
    group: [
      sentence('Let us start with what needs no work: in {strength}, your answers are balanced.'),
      sentence('There is something to build on in your answers: {strength} is well balanced.'),
      sentence('First, the good part: your answers show {strength} in balance.'),
      sentence('Some things are right as they are, and {strength} is one of them.'),
      sentence('What works comes first: in {strength}, your answers are well balanced.'),
      sentence('You can rely on {strength}: your answers show it in balance.'),
      sentence('One thing needs no change at all, and that is {strength}.'),
      sentence('Keep {strength} as it is: your answers show it in balance.'),
    ],
    domain: [
      sentence('You see “{strength}” as a strength where you work, and that is a good place to start.'),
      sentence('One thing in your favour: you see “{strength}” as a strength where you work.'),
      sentence('Something good to begin with: you see “{strength}” as a strength where you work.'),
      sentence('Where you work, “{strength}” is a strength in your eyes, and that helps.'),
      sentence('There is something to lean on: “{strength}” is a strength where you work, as you see it.'),
      sentence('In your eyes, “{strength}” is a strength where you work. Keep that in mind.'),
    ],
  },
  strengthLast: {
    group: [
      sentence('{strength}, on the other hand, is balanced: leave it as it is.'),
      sentence('You can lean on {strength}, which is balanced.'),
      sentence('{strength} is balanced and will help you here.'),
    ],
    domain: [
      sentence('It helps that you see “{strength}” as a strength where you work.'),
      sentence('You also see “{strength}” as a strength where you work. Use that.'),
    ],
  },
  pattern: {
    first: {
      much: [
        sentence('Taken together, your answers about {group} point to too much of it.'),
        sentence('There is a pattern in your answers: they point to too much {group} as a whole.'),
      ],
      little: [
        sentence('Taken together, your answers about {group} point to too little of it.'),
        sentence('There is a pattern in your answers: they point to too little {group} as a whole.'),
      ],
    },
    begin: {
      much: [
        sentence('The part to begin with is {name}: there is too much of it.'),
        sentence('One part of it matters most for now: too much {name}.'),
      ],
      little: [
        sentence('The part to begin with is {name}: there is too little of it.'),
        sentence('One part of it matters most for now: too little {name}.'),
      ],
    },
    alone: [
      sentence('The rest of {group} is balanced, so this looks like one habit.'),
      sentence('Otherwise all is well: {group} as a whole is balanced.'),
    ],
  },
  place: {
    first: [
      sentence(
        'You see too little of “{perception}” where you work, so what follows is not about you alone.',
      ),
      sentence('You find too little of “{perception}” where you work, and that makes some things harder.'),
    ],
    last: [
      sentence('You also see too little of “{perception}” where you work, and the two may be connected.'),
      sentence('This may not be about you alone: you see too little of “{perception}” where you work.'),
    ],
  },
  two: {
    'much much': [
      sentence(
        'Your answers point to two things that you may be overdoing: {name} and {second}. This letter is about the first. The second can wait.',
      ),
      sentence(
        'Too much {name} and too much {second}: your answers point to both. This letter is about the first. The second can wait.',
      ),
    ],
    'much little': [
      sentence(
        'Your answers have two sides: too much {name}, and too little {second}. This letter is about the first. The second can wait.',
      ),
      sentence(
        'Two things come up in your answers: too much {name} and too little {second}. Let us take the first, and leave the second for later.',
      ),
    ],
    'little much': [
      sentence(
        'Your answers have two sides: too little {name}, and too much {second}. This letter is about the first. The second can wait.',
      ),
      sentence(
        'Two things come up in your answers: too little {name} and too much {second}. Let us take the first, and leave the second for later.',
      ),
    ],
    'little little': [
      sentence(
        'Your answers point to two things that could do with more room: {name} and {second}. This letter is about the first. The second can wait.',
      ),
      sentence(
        'Too little {name} and too little {second}: your answers point to both. This letter is about the first. The second can wait.',
      ),
    ],
  },
  heading: {
    step: [sentence('One thing to try'), sentence('Something to try this week'), sentence('Try this')],
    certainty: [
      sentence('How certain this is'),
      sentence('What is still open'),
      sentence('How far to trust this'),
    ],
  },
  lead: [
    sentence('Give this one week, and change nothing else.'),
    sentence('One small thing is enough to begin with.'),
    sentence('You can start tomorrow.'),
    sentence('You are the only one who has to agree to this.'),
    sentence('What follows needs no preparation.'),
    sentence('Here is a small experiment for the coming week.'),
    sentence('Do only this, and leave everything else as it is.'),
  ],
  step: sentence('When {cue}, {act}.'),
  sign: [
    sentence('You’ll know it’s working when {sign}.'),
    sentence('It is working when {sign}.'),
    sentence('You’ll know that it has worked when {sign}.'),
    sentence('Look out for the day when {sign}.'),
  ],
  ease: [
    sentence('It may feel odd the first time. By the third time it won’t.'),
    sentence('If you forget once, do it next time.'),
    sentence('Trying it once during the week is enough to begin with.'),
    sentence('If nothing has changed after a week, drop it and choose something else.'),
    sentence('If the moment does not come this week, wait for it.'),
    sentence('Try it first where little can go wrong.'),
    sentence('Write down what you want to try, and put it where you will see it in the morning.'),
  ],
  /** What else was chosen; it has no advice of its own. */
  later: {
    one: [
      sentence('There may be {second} as well. That can wait until the first change has become easy.'),
      sentence('Your answers also point to {second}. That can wait.'),
      sentence('One more thing came up, and it can wait: {second}.'),
    ],
    two: [
      sentence(
        'There may be {second} and {third} as well. Both can wait until the first change has become easy.',
      ),
      sentence('Your answers also point to {second} and {third}. Both can wait.'),
      sentence('Two more things came up, and both can wait: {second} and {third}.'),
    ],
    much: sentence<{ name: string }>('too much {name}'),
    little: sentence<{ name: string }>('too little {name}'),
  },
  figure: [
    sentence(
      'Your score for {name} is {score, number}, with a likely range of {low, number} to {high, number}.',
    ),
    sentence(
      'In figures: {name} is at {score, number}, with a likely range of {low, number} to {high, number}.',
    ),
  ],
  certainty: {
    outside: [
      sentence(
        'The whole of that range lies outside the balanced range. The only open question is by how much.',
      ),
      sentence('No part of that range counts as balanced, so the direction is clear.'),
    ],
    /** Where the other answers of the same group lean the same way. */
    together: [
      sentence('Your other answers about {group} lean the same way, so the direction is clear.'),
      sentence('The direction is clear, because your {group} results point the same way.'),
      sentence('{group} as a whole leans the same way, and so the direction is clear.'),
    ],
    clear: [
      sentence('The direction is clear. Your answers cannot say how far it goes.'),
      sentence('That is clear enough to try something for a week.'),
      sentence('Nearly all of that range lies on one side, so the direction is clear.'),
      sentence('That is a wide range, and still a clear direction.'),
      sentence('The exact number means little. The side it lies on is clear.'),
    ],
    likely: [
      sentence('Part of that range counts as balanced, so this is likely but not certain.'),
      sentence('That makes it likely. One person’s answers cannot be more precise than that.'),
      sentence('It is likely, then, so try something for a week. It is not a verdict.'),
      sentence('The range includes some balanced scores, so call this likely.'),
    ],
    unclear: [
      sentence(
        'Most of that range counts as balanced, so it is unclear whether there is anything to change.',
      ),
      sentence('That leaves it unclear. Ask someone before you change anything.'),
    ],
  },
  /** The same with no figure before it. */
  certaintyAlone: {
    outside: [sentence('The direction is clear. The only open question is how far it goes.')],
    together: [sentence('Your other answers about {group} lean the same way, so the direction is clear.')],
    clear: [
      sentence('The direction is clear. Your answers cannot say how far it goes.'),
      sentence('This is clear enough to try something for a week.'),
    ],
    likely: [
      sentence('This is likely but not certain: one person’s answers cannot be more precise than that.'),
      sentence('It is likely, so try something for a week. It is not a verdict.'),
    ],
    unclear: [sentence('It is unclear whether there is anything to change, so ask someone first.')],
  },
  closing: {
    clear: [
      sentence('Tell {partner} what you are going to try, and let them ask you how it went.'),
      sentence('Show this to {partner}, and agree on a day in two weeks’ time to look back.'),
      sentence('Keep this letter, and talk to {partner} in a month about what has changed.'),
      sentence('In two weeks, tell {partner} how it went, and ask what they noticed.'),
      sentence('What happens next is up to you. If you would like support, ask {partner}.'),
      sentence('If a week of this does you good, tell {partner}. If it does not, tell them that, too.'),
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
        sentence('Let us pick a day in two weeks’ time to look back on it together.'),
        sentence('Keep this letter, and talk to me in a month about what has changed.'),
        sentence('In two weeks, tell me how it went and what you noticed.'),
        sentence('What happens next is up to you. If you would like support, ask me.'),
        sentence('If a week of this does you good, tell me. If it does not, tell me that, too.'),
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
  partners: [
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
  meaning: sentence('{name}: {definition}'),
  nothing: {
    /** The results would name something, and its author has left it out. */
    unchosen: sentence('This letter is not about any one behaviour: none was chosen for it.'),
    opening: [
      sentence('Nothing in your answers is far enough from balanced to be called too much or too little.'),
      sentence('Your answers do not point to any one behaviour that you should change.'),
    ],
    result: [
      sentence(
        'That is a result, too: this letter could have picked out the largest number, but that would have meant little.',
      ),
      sentence('So this letter gives no advice about any single behaviour: it would have to be made up.'),
    ],
    steps: [
      {
        cue: sentence('you have finished something with a colleague'),
        act: sentence('ask them for one thing to keep and one to change'),
        sign: sentence('you hear the same answer twice'),
      },
      {
        cue: sentence('a week ends'),
        act: sentence('write down the moment that went best, and what you did in it'),
        sign: sentence('you do the same again on purpose'),
      },
    ],
    certainty: [
      sentence('There may be small differences that one person’s answers cannot show.'),
      sentence('Any small difference from the middle here could be chance.'),
    ],
  },
  balanced: {
    opening: [
      sentence(
        'This letter is about {name}, because the person who prepared it chose that. In your answers it is balanced.',
      ),
      sentence(
        '{name} is balanced in your answers. The person who prepared this letter would like to talk to you about it all the same.',
      ),
    ],
    /** The same where that person signs. */
    openingOfAuthor: [
      sentence('This letter is about {name}, because I chose that. In your answers it is balanced.'),
      sentence('{name} is balanced in your answers. I would like to talk to you about it all the same.'),
    ],
    certainty: [sentence('Nothing in your answers says that you should change it.')],
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
      sentence('It is not based on questionnaire results, so ask for the reasons.'),
      sentence('It was not made from questionnaire results. Ask what it is based on.'),
    ],
  },
  sides: {
    little: sentence('Too little of it can look like this: {scene}'),
    much: sentence('Too much of it can look like this: {scene}'),
    ask: sentence('Ask someone who sees you work which of the two they recognise, if either.'),
    stepLittle: sentence('**If it is too little:** when {cue}, {act}.'),
    stepMuch: sentence('**If it is too much:** when {cue}, {act}.'),
    signs: sentence('You’ll know it’s working when {sign}.'),
  },
} as const;
