/** After these words “you” is an object: “someone annoys you”, “the two of you”. Elsewhere it is the subject. */
const beforeObjects =
  /\b(?<before>annoys|at|ask|bring|brings|costs|finds|for|from|greet|hand|hears|help|leave|makes|moves|needs|of|on|puts|reaches|release|sees|show|stops|taught|tell|tempts|than|to|want|with|worries) you\b(?!’)/gu;

/** A suggestion speaks to one person; a plan speaks of those who carry it out. “Thank you” is what they say. */
export const inThirdPerson = (text: string): string =>
  text
    // Or two people would be “they”.
    .replace(/^they\b(?=.*\byou\b)/u, 'the others')
    .replaceAll(beforeObjects, '$<before> them')
    .replaceAll(/(?<!\bthank )\byou\b/gu, 'they')
    .replaceAll(/\byourself\b/gu, 'themselves')
    .replaceAll(/\byours\b/gu, 'theirs')
    .replaceAll(/\byour\b/gu, 'their');
