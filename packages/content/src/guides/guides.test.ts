import { describe, expect, it } from 'vitest';
import behaviours from '../../../measurement/data/en/behaviours.json' with { type: 'json' };
import perceptions from '../../../measurement/data/en/perceptions.json' with { type: 'json' };
import { aiAdoptionGuide, type Block, fourLevelsGuide, type Guide, guides } from './index.ts';

const names = (measures: Record<string, { name: string }>) =>
  new Set(Object.values(measures).map(({ name }) => name));

const blocksOf = (guide: Guide): readonly Block[] => guide.parts.flatMap(({ blocks }) => blocks);
const tablesOf = (guide: Guide) => blocksOf(guide).filter((block) => block.kind === 'table');

function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return [block.text];
    case 'note':
      return [block.title, block.text];
    case 'list':
    case 'checklist':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'form':
      return block.fields.flatMap(({ label, hint = '' }) => [label, hint]);
    case 'figure':
      return [block.caption];
  }
}

const wordsOf = (guide: Guide) =>
  blocksOf(guide)
    .flatMap(textsOf)
    .join(' ')
    .split(/\s+/)
    .filter((word) => word !== '').length;

describe.each(guides.map((guide) => [guide.key, guide] as const))('%s', (_, guide) => {
  it('is long enough to be worth an address', () => {
    expect(wordsOf(guide)).toBeGreaterThan(1300);
  });

  it('has as many cells in every row as in its head, and widths that fill the page', () => {
    for (const { head, rows, widths } of tablesOf(guide)) {
      for (const row of rows) expect(row).toHaveLength(head.length);
      if (widths === undefined) continue;
      expect(widths).toHaveLength(head.length);
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(1, 6);
    }
  });

  it('cites every work that it lists, and lists every work that it cites', () => {
    const text = blocksOf(guide).flatMap(textsOf).join(' ');
    for (const reference of guide.references) {
      const [, author = '', year = ''] = reference.match(/^([^,]+),.*?\((\d{4})\)/) ?? [];
      expect(text).toMatch(new RegExp(`${author}[^()]*${year}`));
    }
    const cited = new Set(
      [...text.matchAll(/\([^()]*?((?:19|20)\d{2})\)|; [^()]*?((?:19|20)\d{2})/g)].map((m) => m[1] ?? m[2]),
    );
    for (const year of cited) expect(guide.references.join(' ')).toContain(`(${year})`);
  });

  it('says nothing twice', () => {
    const texts = blocksOf(guide)
      .flatMap(textsOf)
      .filter((text) => text.split(' ').length > 6);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('measures that a guide names', () => {
  it('are those of the questionnaire', () => {
    const perceptionNames = names(perceptions.perceptions);
    const named = tablesOf(aiAdoptionGuide).find(({ head }) => head[0] === 'Perception');
    expect(named?.rows.length).toBeGreaterThan(3);
    for (const [name] of named?.rows ?? []) expect(perceptionNames).toContain(name);

    const behaviourNames = names(behaviours.behaviours);
    const shown = tablesOf(fourLevelsGuide).find(({ head }) => head[0] === 'Behaviour');
    expect(shown?.rows.length).toBeGreaterThan(3);
    for (const [name] of shown?.rows ?? []) expect(behaviourNames).toContain(name);
  });
});
