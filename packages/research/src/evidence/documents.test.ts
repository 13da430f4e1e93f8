import { readFileSync } from 'node:fs';
import { DESIGN_VERSION } from '@fourfold/measurement/questionnaire/load-questionnaire.ts';
import { describe, expect, it } from 'vitest';
import { EXPLAINED } from './explained.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');

describe('the documents about the measurement', () => {
  const evidence = read('measurement-evidence.md');
  const ofKeys = read('measurement-evidence-keys.md');
  const ofExperiments = read('measurement-evidence-experiments.md');

  it('name no result that the simulation did not print', () => {
    const results = read('measurement.md').match(/\b\d+\.\d{3}\b/g) ?? [];
    expect(results.length).toBeGreaterThan(5);
    for (const result of results)
      expect(evidence + ofKeys + ofExperiments).toMatch(new RegExp(`\\| ${result}[ ,]`));
  });

  it('show evidence for the questionnaire in use, without a row that misses but for those that are explained', () => {
    for (const document of [evidence, ofExperiments])
      expect(document).toContain(`Design version ${DESIGN_VERSION}.`);
    // It takes hours, so it may be of the version before; the page says of which.
    const [, ofVersion] = ofKeys.match(/Design version (\d)\./) ?? [];
    expect(read('measurement.md')).toContain(`simulated with version ${ofVersion} of the questionnaire`);
    const missed = evidence.split('\n').filter((line) => line.includes('**no**'));
    expect(missed.map((line) => line.split('|')[1]?.trim())).toEqual(
      EXPLAINED.map((what) => what.replace(': correlation', '')),
    );
    expect(read('measurement.md')).toContain('**What matched options cost.**');
    expect(read('measurement.md')).toContain('**What a pulse can do.**');
  });
});
