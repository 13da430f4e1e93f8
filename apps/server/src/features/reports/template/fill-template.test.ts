import { promptPlaceholders } from '@fourfold/contract/words';
import { describe, expect, it } from 'vitest';
import { fillTemplate, type PromptValues, templateProblem } from './fill-template.ts';
import { standardTemplate } from './standard-template.ts';

const nothing = Object.fromEntries(promptPlaceholders.map((name) => [name, null])) as unknown as PromptValues;
const rosa = { ...nothing, first_name: 'Rosa' };

describe('the prompt’s template', () => {
  it('is filled once, whatever the values look like', () => {
    const values = { ...rosa, first_name: '{development_area_1} $& $1', development_area_1: 'Patience' };
    expect(fillTemplate('For {first_name}.', values)).toBe('For {development_area_1} $& $1.');
  });

  it('leaves out what a person does not have, and what hangs on it', () => {
    const prompt = fillTemplate(standardTemplate, {
      ...rosa,
      development_area_1: 'Patience',
      development_area_1_definition: 'Waits.',
    });
    expect(prompt).toContain('First development area: Patience. Waits.');
    expect(prompt).not.toMatch(/[{}]|Overactivated behaviour|Second development area|It is a strength/);
    expect(prompt).not.toMatch(/\n{3}/);
  });

  it('says what is wrong with one', () => {
    expect(templateProblem(standardTemplate)).toBeNull();
    expect(templateProblem('{first_name} {e-mail}')).toBe('There is no placeholder {e-mail}.');
    expect(templateProblem('{first_name}')).toBe('The placeholder {overactivated_capacity} is missing.');
  });
});
