import measures from '@fourfold/measurement/data/measures.json' with { type: 'json' };
import { words } from '@fourfold/measurement/questionnaire/reading.ts';
import { describe, expect, it } from 'vitest';
import pool from '../../items/tendency/pool.json' with { type: 'json' };
import readAloud from '../../items/tendency/read-aloud.json' with { type: 'json' };

const acts = Object.values(pool).flat();

describe('the acts of the pool', () => {
  it('are at least twenty for every behaviour', () => {
    const behaviours = measures.competencies.flatMap(({ behaviours }) => behaviours.map(({ key }) => key));
    expect(Object.keys(pool).sort()).toEqual(behaviours.sort());
    expect(Math.min(...Object.values(pool).map((own) => own.length))).toBeGreaterThanOrEqual(20);
  });

  it('have at most eight words, a small letter first and no full stop', () => {
    expect(acts.filter((act) => words(act).length > 8 || !/^[a-z].*[^.]$/.test(act))).toEqual([]);
  });

  it('are each written once', () => {
    expect(acts.filter((act, at) => acts.indexOf(act) !== at)).toEqual([]);
  });

  it('are left out in the very words they have', () => {
    expect(Object.keys(readAloud.leftOut).filter((act) => !acts.includes(act))).toEqual([]);
  });

  it('praise and blame nobody by the word', () => {
    const unwanted = /\b(always|never|too|only|carefully|openly|honestly)\b/;
    expect(acts.filter((act) => unwanted.test(act) && !(act in readAloud.leftOut))).toEqual([]);
  });
});
