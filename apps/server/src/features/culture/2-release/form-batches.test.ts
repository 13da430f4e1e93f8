import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formBatches, type Waiting } from './form-batches.ts';

const waiting = (department: string | null, from: number, count: number, seen = false): Waiting[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${from + at}`, department, seen }));
const nobody = () => 0;

describe('batches', () => {
  it('begin at five new answers of one department', () => {
    expect(formBatches(waiting('a', 0, 4), () => 9)).toEqual([]);
    const [batch] = formBatches(waiting('a', 0, 5), () => 9);
    expect(batch).toMatchObject({ department: 'a', mixed: false });
    expect(batch?.members).toHaveLength(5);
  });

  it('take nine as one, ten as two', () => {
    expect(formBatches(waiting('a', 0, 9), nobody).map(({ members }) => members.length)).toEqual([9]);
    expect(formBatches(waiting('a', 0, 10), nobody).map(({ members }) => members.length)).toEqual([5, 5]);
  });

  it('mix departments only where they cannot fill one of their own any more', () => {
    const people = [...waiting('a', 0, 3), ...waiting('b', 10, 3)];
    expect(formBatches(people, () => 2)).toEqual([]);
    expect(formBatches(people, () => 1)).toMatchObject([{ mixed: true, department: null }]);
  });

  it('never form around people who were seen before', () => {
    const people = [...waiting('a', 0, 4), ...waiting('a', 10, 6, true)];
    expect(formBatches(people, nobody)).toEqual([]);
    const [batch] = formBatches([...people, ...waiting('a', 20, 1)], nobody);
    expect(batch?.members).toHaveLength(11);
  });
});

/** What an attacker has: whatever was ever shown, as who was in it. */
type Seen = ReadonlySet<string>;

describe('an attacker who keeps everything that was ever released', () => {
  it('never gets at fewer than five people, whatever is added to or subtracted from whatever', () => {
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.record({ kind: fc.constant('submit' as const), department: fc.nat(3) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), at: fc.nat(60) }) },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant('move' as const), at: fc.nat(60), department: fc.nat(3) }),
      },
    );
    const run = fc.property(fc.array(step, { maxLength: 60 }), fc.nat(6), (steps, invited) => {
      const released = play(steps, invited);
      const known = new Set<string>();
      for (const batch of released) {
        // The premise of the proof …
        expect([...batch].filter((id) => !known.has(id)).length).toBeGreaterThanOrEqual(5);
        for (const id of batch) known.add(id);
      }
      // … and what follows from it, tried out: every combination of the last batches with weights -2 to 2.
      for (const support of combine(released.slice(-5))) {
        if (support > 0) expect(support).toBeGreaterThanOrEqual(5);
      }
    });
    fc.assert(run, { numRuns: 150 });
  });
});

type Step =
  | { kind: 'submit'; department: number }
  | { kind: 'erase'; at: number }
  | { kind: 'move'; at: number; department: number };

/** The life of a round as the database keeps it: releases, batches taken back, moves. Answers every batch there ever was. */
function play(steps: readonly Step[], invited: number): Seen[] {
  const people = new Map<string, { department: string; seen: boolean; batch: number | null }>();
  const released: Seen[] = [];
  for (const [number, step] of steps.entries()) {
    if (step.kind === 'submit') {
      people.set(`p${number}`, { department: `d${step.department}`, seen: false, batch: null });
    } else {
      const [id, person] = [...people][step.at % Math.max(1, people.size)] ?? [];
      if (id === undefined || person === undefined) continue;
      if (step.kind === 'move') {
        const department = `d${step.department}`;
        people.set(id, { ...person, department });
      } else {
        people.delete(id);
        for (const other of people.values()) if (other.batch === person.batch) other.batch = null;
      }
    }
    const waitingNow = [...people].flatMap(([id, { department, seen, batch }]) =>
      batch === null ? [{ id, department, seen }] : [],
    );
    for (const batch of formBatches(waitingNow, () => invited)) {
      for (const { id } of batch.members) {
        const person = people.get(id);
        if (person !== undefined) people.set(id, { ...person, seen: true, batch: released.length });
      }
      released.push(new Set(batch.members.map(({ id }) => id)));
    }
  }
  return released;
}

function* combine(batches: readonly Seen[]): Generator<number> {
  const ids = [...new Set(batches.flatMap((batch) => [...batch]))];
  for (let code = 1; code < 5 ** batches.length; code += 1) {
    const weights = batches.map((_, at) => (Math.floor(code / 5 ** at) % 5) - 2);
    yield ids.filter(
      (id) => batches.reduce((sum, batch, at) => sum + (batch.has(id) ? (weights[at] ?? 0) : 0), 0) !== 0,
    ).length;
  }
}
