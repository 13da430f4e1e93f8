import { describe, expect, it } from 'vitest';
import { viewOf } from './hires-data.ts';

const id = '01a1fc3e-92de-7201-a282-01aab9e75bfb';
const view = (query: string) => viewOf(new URLSearchParams(query));

describe('what the candidates’ page shows', () => {
  it('stands in the address', () => {
    expect(view(`vacancy=${id}&team=whole`)).toEqual({ vacancy: id, team: 'whole' });
    expect(view('vacancy=none')).toEqual({ vacancy: 'none' });
  });

  it('is everything where the address says nothing that can be meant', () => {
    expect(view('')).toEqual({});
    expect(view('vacancy=whole&team=none')).toEqual({});
    expect(view('vacancy=1&team=%00')).toEqual({});
  });
});
