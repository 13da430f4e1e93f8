import { drawNormal, type Random } from '../random.ts';

/**
 * Seconds on a question: lognormal, people differing by a quarter and a question by half around the
 * pace that the questionnaire is written for.
 *
 * Example: a median of 5.5 s, from 2 s to 15 s: about 15 minutes for 154 questions.
 */
const MEDIAN_SECONDS = 5.5;

export function drawPace(random: Random): () => number {
  const own = MEDIAN_SECONDS * Math.exp(0.25 * drawNormal(random));
  return () => Math.round(own * Math.exp(0.5 * drawNormal(random)) * 10) / 10;
}
