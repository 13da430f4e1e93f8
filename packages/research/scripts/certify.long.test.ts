import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { estimateEffect } from '@fourfold/measurement/experiment/estimate-effect.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawExperiments } from '../src/certificate/experiment-part.ts';

const command = new URL('certify.ts', import.meta.url).pathname;
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stand-in-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const certify = (environment: Readonly<Record<string, string>>, sheets = '1') =>
  spawnSync(process.execPath, [command, '--sampler', 'own', '--sheets', sheets], {
    encoding: 'utf8',
    env: { ...environment },
  });

/** Three of four people choose one of two things: ln 3, and everything else in closed form. */
const choice = {
  name: 'three of four',
  source: 'arithmetic',
  sets: 4,
  set: [1, 1, 2, 2, 3, 3, 4, 4],
  chosen: [1, 0, 1, 0, 1, 0, 0, 1],
  design: [[1], [0], [1], [0], [1], [0], [1], [0]],
  terms: ['one'],
  estimate: [Math.log(3)],
  error: [Math.sqrt(4 / 3)],
  logLikelihood: 3 * Math.log(0.75) + Math.log(0.25),
};
/** Two groups of two, 1 and 2, 3 and 4: mean squares 4 and 0.5. */
const agreement = {
  data: 'two of two',
  variable: 'answers',
  strangers: 2,
  values: [1, 2, 3, 4],
  group: [1, 1, 2, 2],
  icc1: 3.5 / 4.5,
  icc2: 3.5 / 4,
  rwg: { 1: 0.75, 2: 0.75 },
};

const experiments = drawExperiments('1').map(({ cells, values }) =>
  estimateEffect(cells, Float64Array.from(values)),
);

interface Found {
  readonly choices: unknown;
  readonly agreement: unknown;
  readonly experiments?: unknown;
}

/** Answers as Rscript does where everything but Stan is installed. */
function standIn(found: Found): Readonly<Record<string, string>> {
  const answers = JSON.stringify({
    'choices.R': [found.choices],
    'agreement.R': [found.agreement],
    'experiments.R': found.experiments ?? experiments,
  });
  const place = path.join(folder, 'Rscript');
  writeFileSync(
    place,
    `#!${process.execPath}
const { writeFileSync } = require('node:fs');
const [script, ...places] = process.argv.slice(2);
if (script === '-e') console.log('4.2.2\\n1.0\\n1.0\\n1.0\\n1.0\\n1.0\\n1.0\\n\\n\\n');
else writeFileSync(places.at(-1), JSON.stringify(${answers}[script.split('/').at(-1)]));
`,
  );
  chmodSync(place, 0o755);
  return { PATH: folder };
}

describe('npm run certify', () => {
  it('says in a sentence what to install where R is missing, and fails', () => {
    const { status, stdout, stderr } = certify({ PATH: path.join(folder, 'nothing') });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('apt-get install r-base-core r-cran-survival r-cran-psychotools');
  });

  it('passes where other people’s figures are ours', () => {
    const { status, stdout, stderr } = certify(standIn({ choices: choice, agreement }), '8');
    expect(stderr).toBe('');
    expect(stdout).toContain('Every difference is within its limit.');
    expect(status).toBe(0);
  }, 60_000);

  it.each([
    [
      'an estimate',
      { choices: { ...choice, estimate: [1.0987] }, agreement },
      'three of four (4 choices): estimates',
    ],
    [
      'a standard error',
      { choices: { ...choice, error: [1.1548] }, agreement },
      'three of four: standard errors',
    ],
    [
      'a log likelihood',
      { choices: { ...choice, logLikelihood: -2.2494 }, agreement },
      'three of four: log likelihood',
    ],
    ['an ICC', { choices: choice, agreement: { ...agreement, icc1: 0.7778 } }, 'two of two: ICC(1)'],
    [
      'an r_wg',
      { choices: choice, agreement: { ...agreement, rwg: { 1: 0.75, 2: 0.751 } } },
      'two of two: r_wg',
    ],
    [
      'the effect of a plan',
      {
        choices: choice,
        agreement,
        experiments: experiments.map((found) => found && { ...found, effect: found.effect + 0.001 }),
      },
      'effect, points',
    ],
  ])(
    'fails and names it where %s differs',
    (_, found, named) => {
      const { status, stdout } = certify(standIn(found));
      expect(stdout).toContain(`Missed: ${named}`);
      expect(stdout).not.toContain('Every difference');
      expect(status).toBe(1);
    },
    60_000,
  );
});
