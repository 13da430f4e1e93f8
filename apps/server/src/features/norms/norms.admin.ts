import { writeFileSync } from 'node:fs';
import { calibrate, FEWEST_RESPONSES } from '@fourfold/measurement';
import type { AdminCommand } from '../../feature.ts';
import { AdminError } from '../../kernel/admin/command.ts';
import { readOptions, wholeNumber } from '../../kernel/admin/read-options.ts';
import { loadEngine } from '../culture/engine/engine.ts';
import { drawNorms } from './draw-norms.ts';
import { readConsistent } from './read-consistent.ts';

/** `npm run admin -- norms --json norms.json` */
export const normsCommand: AdminCommand = {
  name: 'norms',
  usage: '[--most 5000] [--json file]',
  summary: 'Estimates norms and the popularity of options from this installation’s consistent responses.',
  details: [
    `Needs ${FEWEST_RESPONSES} consistent responses, over all organisations; takes the newest 5000 unless --most says otherwise.`,
    'Shows how much less uncertain the keys are for it. --json writes all of it with its version. Scores and intervals',
    'on the screens stay those of the published keys: this changes none of them.',
  ],
  async run({ db, now }, args) {
    const { values } = readOptions(args, { most: { type: 'string' }, json: { type: 'string' } });
    const engine = await loadEngine();
    const responses = await readConsistent(db, engine, wholeNumber('--most', values.most ?? '5000', 1));
    if (responses.length < FEWEST_RESPONSES) {
      throw new AdminError(
        `There are ${responses.length} consistent responses; norms need ${FEWEST_RESPONSES} or more.`,
      );
    }
    const version = `${engine.questionnaire.design.version}-${now.toISOString().slice(0, 10)}`;
    const { behaviour, perception } = engine.questionnaire.models;
    const found = [
      calibrate(
        behaviour,
        responses.map((one) => one.behaviour),
        version,
      ),
      calibrate(
        perception,
        responses.map((one) => one.perception),
        version,
      ),
    ] as const;
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(found)}\n`, { mode: 0o600 });
    return [
      `Norms ${version}, from ${responses.length} consistent responses. 100 stays balanced, whatever is common here.\n`,
      ...found.map((calibration) => drawNorms(calibration, engine.measures)),
    ].join('\n');
  },
};
