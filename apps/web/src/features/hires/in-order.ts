import type { ComparedCandidate } from '@fourfold/contract/schemas';
import { placeOf, saysSomething } from './columns.ts';

type Value = string | number | null;

/**
 * By name unless someone asks for another column: an order of merit is nobody's but the reader's. Those of whom a
 * column says nothing come last, whichever way it is sorted.
 */
export function inOrder(candidates: readonly ComparedCandidate[], order = 'name'): ComparedCandidate[] {
  const isDown = order.startsWith('-');
  const key = isDown ? order.slice(1) : order;
  return candidates.toSorted((a, b) => {
    const [x, y] = [columnOf(a, key), columnOf(b, key)];
    if (x === y) return nameOf(a).localeCompare(nameOf(b));
    if (x === null || y === null) return x === null ? 1 : -1;
    const side = typeof x === 'string' ? x.localeCompare(String(y)) : x - Number(y);
    return isDown ? -side : side;
  });
}

function columnOf(candidate: ComparedCandidate, key: string): Value {
  if (key === 'name') return nameOf(candidate);
  if (key === 'submitted') return candidate.submitted_at;
  if (key === 'fit' || key === 'add') return candidate[key]?.value ?? null;
  return saysSomething(candidate) ? (placeOf(candidate, key)?.candidate.score ?? null) : null;
}

const nameOf = ({ first_name, last_name }: ComparedCandidate) => `${first_name} ${last_name}`;
