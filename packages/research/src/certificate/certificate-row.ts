import { type EvidenceRow, holds } from '../evidence/row.ts';

/**
 * One line of the certificate: how far our figures are from other people's, and how far they may be.
 *
 * `found` that is not a number misses: a comparison that could not be made proves nothing.
 *
 * Example: `{ what: 'baseball: estimates', figures: 7, found: 2e-10, to: 1e-6 }` holds.
 */
export interface CertificateRow extends EvidenceRow {
  /** How many figures were compared. */
  readonly figures: number;
  /** Where they are furthest apart: ours and theirs. */
  readonly furthest?: string;
}

export interface CertificatePart {
  readonly title: string;
  readonly how: string;
  readonly rows: readonly CertificateRow[];
}

/** Two lists of the same figures. Lists of different lengths, or none, are no comparison. */
export interface Compared {
  readonly ours: ArrayLike<number>;
  readonly theirs: ArrayLike<number>;
  readonly nameOf?: (at: number) => string;
}

export function largestDifference(
  what: string,
  to: number,
  { ours, theirs, nameOf = () => '' }: Compared,
): CertificateRow {
  const figures = theirs.length;
  if (figures === 0 || ours.length !== figures) return { what, figures, found: Number.NaN, to };
  let [found, at] = [-1, 0];
  for (let i = 0; i < figures; i++) {
    const difference = Math.abs((ours[i] as number) - (theirs[i] as number));
    if (!(difference <= found)) [found, at] = [difference, i];
    if (Number.isNaN(difference)) break;
  }
  const pair = [ours[at], theirs[at]].map((figure) => String(figure?.toPrecision(9))).join(' and ');
  return { what, figures, found, to, furthest: `${nameOf(at)} ${pair}`.trim() };
}

export function missedIn(parts: readonly CertificatePart[]): readonly CertificateRow[] {
  return parts.flatMap(({ rows }) => rows).filter((row) => !holds(row));
}
