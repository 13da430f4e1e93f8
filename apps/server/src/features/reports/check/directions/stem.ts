const irregular: Readonly<Record<string, string>> = {
  used: 'use',
  using: 'use',
  uses: 'use',
  told: 'tell',
  said: 'say',
  wrote: 'write',
  written: 'write',
  spoke: 'speak',
  spoken: 'speak',
  gave: 'give',
  given: 'give',
  took: 'take',
  taken: 'take',
  kept: 'keep',
  held: 'hold',
  led: 'lead',
  built: 'build',
  left: 'leave',
  went: 'go',
  gone: 'go',
  made: 'make',
  came: 'come',
  brought: 'bring',
  thought: 'think',
  stood: 'stand',
  felt: 'feel',
  found: 'find',
  heard: 'hear',
  knew: 'know',
  known: 'know',
  grew: 'grow',
  grown: 'grow',
  did: 'do',
  done: 'do',
  does: 'do',
  was: 'be',
  were: 'be',
  been: 'be',
  is: 'is',
  are: 'are',
  has: 'have',
  had: 'have',
  lost: 'lose',
  sat: 'sit',
  met: 'meet',
  meant: 'mean',
  sought: 'seek',
  taught: 'teach',
  won: 'win',
  shrank: 'shrink',
  chose: 'choose',
  chosen: 'choose',
  drew: 'draw',
  drawn: 'draw',
  threw: 'throw',
  thrown: 'throw',
  broke: 'break',
  broken: 'break',
  began: 'begin',
  begun: 'begin',
  ran: 'run',
  paid: 'pay',
  sold: 'sell',
  withheld: 'withhold',
  this: 'this',
  less: 'less',
  always: 'always',
  unless: 'unless',
  us: 'us',
  its: 'its',
  his: 'his',
  yes: 'yes',
  news: 'news',
  agreed: 'agree',
  note: 'note',
  notes: 'note',
  noted: 'note',
  noting: 'note',
  perhaps: 'perhaps',
  others: 'others',
  during: 'during',
  nothing: 'nothing',
  something: 'something',
  everything: 'everything',
  anything: 'anything',
  need: 'need',
  feed: 'feed',
  speed: 'speed',
  indeed: 'indeed',
  one: 'one',
  practice: 'practise',
  prioritize: 'prioritise',
  criticize: 'criticise',
  apologize: 'apologise',
  organize: 'organise',
};

/** The part of an English word that its forms share; not always a word itself. */
export function stem(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const plain = word.replace(/'s$/, '');
  const short = shorten(irregular[plain] ?? plain);
  if (known.size < knownMost) known.set(word, short);
  return short;
}

/** English uses the same few thousand words; what a stranger makes up need not be remembered. */
const known = new Map<string, string>();
const knownMost = 10_000;

/** What looks like an ending and is none. */
const whole = new Set(
  'only early daily apply rely reply supply family july hardly scarcely barely rarely really nearly likely friendly witness business harness unless steadily sparingly willing willingness evening morning'.split(
    ' ',
  ),
);

function shorten(word: string): string {
  if (word.length <= 3 || irregular[word] === word || whole.has(word)) return word;
  const root = /^(.{4,}?)(?:ly|ness)$/.exec(word)?.[1]?.replace(/i$/, 'y') ?? word;
  const ended =
    /^(.+)(?:ies|ied)$/.exec(root)?.[1]?.concat('y') ??
    /^(.*[aeiouy].*)(?:ing|ed)$/.exec(root)?.[1] ??
    /^(.+(?:s|x|z|ch|sh))es$/.exec(root)?.[1] ??
    /^(.+[^sui])s$/.exec(root)?.[1] ??
    root;
  return ended.replace(/(?<=..)([bdfglmnprt])\1$/, '$1').replace(/(?<=...)e$/, '');
}
