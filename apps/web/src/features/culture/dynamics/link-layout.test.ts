import { describe, expect, it } from 'vitest';
import { heightsOf, layOut, palestFirst, pathOf, widthsOf } from './link-layout.ts';

const link = (behaviour: string, perception: string) => ({
  behaviour: { key: behaviour, name: behaviour },
  perception: { key: perception, name: perception },
});

const crossings = (links: ReturnType<typeof link>[]): number => {
  const { lines } = layOut(links);
  return lines.flatMap((a, i) => lines.slice(i + 1).filter((b) => (a.from - b.from) * (a.to - b.to) < 0))
    .length;
};

describe('the picture of the connections', () => {
  it('names each behaviour and each perception once', () => {
    const { left, right } = layOut([link('a', 'x'), link('a', 'y'), link('b', 'y')]);
    expect(left.map(({ key }) => key)).toEqual(['a', 'b']);
    expect(right.map(({ key }) => key)).toEqual(['x', 'y']);
  });

  it('crosses no lines where none need to cross', () => {
    expect(crossings([link('a', 'z'), link('b', 'y'), link('c', 'x')])).toBe(0);
    expect(crossings([link('a', 'z'), link('b', 'x'), link('c', 'y'), link('b', 'z'), link('c', 'x')])).toBe(
      0,
    );
  });

  it('draws what is least sure first, and leaves the order of the lines alone', () => {
    const line = (name: string, low: number | null) => ({
      link: { name, correlation: 0.5, low, high: low === null ? null : 0.8 },
      from: 0,
      to: 0,
    });
    const lines = [line('sure', 0.4), line('unknown', null), line('hardly', 0.1), line('open', -0.1)];
    expect(palestFirst(lines).map(({ link }) => link.name)).toEqual(['unknown', 'open', 'hardly', 'sure']);
    expect(lines[0]?.link.name).toBe('sure');
  });

  it('draws as sure only what the whole interval holds', () => {
    expect(widthsOf({ correlation: 0.5, low: 0.25, high: 0.75 })).toEqual({ sure: 4, possible: 12 });
    expect(widthsOf({ correlation: -0.5, low: -0.75, high: -0.25 })).toEqual({ sure: 4, possible: 12 });
    expect(widthsOf({ correlation: 0.1, low: -0.25, high: 0.5 })).toEqual({ sure: 0, possible: 8 });
  });

  it('calls nothing sure that is only expected', () => {
    expect(widthsOf({ correlation: 0.25, low: null, high: null })).toEqual({ sure: 0, possible: 4 });
  });

  it('sets the shorter side in the middle of the longer one', () => {
    const { tallest, heightOf } = heightsOf(3, 1);
    expect([tallest, heightOf('left', 0), heightOf('left', 2), heightOf('right', 0)]).toEqual([
      132, 22, 110, 66,
    ]);
  });

  it('leaves and arrives level', () => {
    expect(pathOf(100, 10, 50)).toBe('M0 10C50 10 50 50 100 50');
  });
});
