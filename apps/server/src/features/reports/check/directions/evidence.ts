import type { Figure } from '../../results/report-basis.ts';
import type { Sentence } from '../sentences.ts';

/** What one sentence says of one measure, in log odds: up for too little of it, and so for more of it. */
export interface Statement {
  readonly figure: Figure;
  readonly sentence: Sentence;
  readonly up: number;
  /** Said of the measure by its name, or in a text of its own: such words are plain. */
  readonly isNamed: boolean;
  /** It hangs on a word of amount, so that it fits is not taken for granted. */
  readonly isDelicate: boolean;
  readonly from: number;
  readonly to: number;
}

/**
 * For each sentence (by its root, as errors add up): from here on a passage is taken to point one way; between the two it was not compared. Chosen so that of passages
 * which the reader had not learned about 2 in 100 are taken for their opposite: `train-advice-reader.ts --table`.
 */
const enough = 1.05;
const enoughNamed = 0.7;
/** A sentence that says less says nothing by itself. */
const notable = 0.7;
/** However sure one sentence looks, it may be misread. */
const most = 3;

/** Which statements contradict the results, and which fit them; all others were not compared. */
export function weighEvidence(statements: readonly Statement[]) {
  const wrong = new Set<Statement>();
  const fitting = new Set<Statement>();
  for (const [figure, all] of Map.groupBy(statements, (one) => one.figure)) {
    const fits = all.map((one, at) => fitOf(one, figure) * (isOpening(at, all) ? 0.5 : 1));
    const whole = fits.reduce((sum, fit) => sum + fit, 0) / Math.sqrt(all.length);
    for (const [at, one] of all.entries()) {
      const fit = fits[at] ?? 0;
      const isClear = one.isNamed
        ? Math.abs(fit) >= enoughNamed
        : Math.abs(fit) >= notable && Math.abs(whole) >= enough;
      if (isClear && (one.isNamed || fit > 0 === whole > 0)) {
        if (fit < 0) wrong.add(one);
        else if (!one.isDelicate) fitting.add(one);
      }
    }
  }
  return { wrong: [...wrong].filter((one) => !isSaidOfTwin(one, fitting)), fitting: [...fitting] };
}

/** A passage likes to begin with praise. */
const isOpening = (at: number, all: readonly Statement[]) =>
  at === 0 && all.length > 2 && all[0]?.isNamed === false;

/** A behaviour and a perception may share a name: what is true of one of them is not wrong. */
const isSaidOfTwin = ({ figure, sentence }: Statement, fitting: ReadonlySet<Statement>) =>
  [...fitting].some((one) => one.sentence === sentence && one.figure.name === figure.name);

/** A word of degree calls even what is in balance too much or too little; to make more of it is no mistake. */
const degree =
  /\b(?:too|over-?|under-?)\s?(?:much|little|many|few|high|low|often|rarely|activ\w*|use\w*|develop\w*|strong|weak)|\b(?:excess\w*|lack\w*|extreme\w*|very (?:high|low))\b/i;

/** "Not too much" is neither too much nor too little. */
const denied = /(?:\bnot|n[’']t) (?:too|very|so|over|under)/i;

/** How far it fits the result; 0 where the result says neither. */
function fitOf({ up, isNamed, sentence }: Statement, { band, kind }: Figure): number {
  if (isNamed && denied.test(sentence.text)) return 0;
  const said = most * Math.tanh(up / most);
  if (band === 'balanced') {
    const isMeasured = kind === 'behaviour' || kind === 'competency';
    return isMeasured && isNamed && degree.test(sentence.text) ? -Math.abs(said) : 0;
  }
  return band === 'low' || band === 'underactivated' ? said : -said;
}
