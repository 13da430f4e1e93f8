/**
 * One line of the evidence: what was simulated, what came out, what has to come out.
 *
 * Example: `{ what: 'coverage, groups of 30', found: 0.951, from: 0.93, to: 0.97 }` holds.
 */
export interface EvidenceRow {
  readonly what: string;
  readonly found: number;
  /** What the share was counted from. */
  readonly counted?: { readonly count: number; readonly of: number };
  /** At least. */
  readonly from?: number;
  /** At most. */
  readonly to?: number;
}

export interface EvidenceTable {
  readonly title: string;
  /** How it was made, in a sentence, the seed included. */
  readonly how: string;
  readonly rows: readonly EvidenceRow[];
}

/** A share with its counts. */
export function countedRow(
  what: string,
  count: number,
  of: number,
  limits: Pick<EvidenceRow, 'from' | 'to'> = {},
): EvidenceRow {
  return { what, found: count / of, counted: { count, of }, ...limits };
}

export function holds({ found, from = -Infinity, to = Infinity }: EvidenceRow): boolean {
  return found >= from && found <= to;
}

export function expectation(row: EvidenceRow): string {
  const [from, to] = [rounded(row.from), rounded(row.to)];
  if (from !== undefined && to !== undefined) return `${from} to ${to}`;
  if (from !== undefined) return `${from} or more`;
  return to === undefined ? 'for information' : `${to} or less`;
}

function rounded(limit: number | undefined): number | undefined {
  return limit === undefined ? undefined : Math.round(limit * 1000) / 1000;
}
