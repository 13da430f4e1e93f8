import { expect, it } from 'vitest';
import { aboutStretch } from './about-stretch.ts';

it('says that the stretch is an estimate from all competencies together, and of one person what is usual', () => {
  expect(aboutStretch('Sales', 12)).toMatch(
    /^We estimate that about two thirds of Sales are within the shaded stretch\. .+ together, /,
  );
  expect(aboutStretch('Sales', 1)).toContain('as wide as is usual for a team');
});
