import { writeFileSync } from 'node:fs';
import {
  createWorkspace,
  estimateNorms,
  FEWEST_FOR_NORMS,
  type MeasureKind,
  scorePerson,
} from '@fourfold/measurement';
import type { AdminCommand } from '../../feature.ts';
import { AdminError } from '../../kernel/admin/command.ts';
import { readOptions, wholeNumber } from '../../kernel/admin/read-options.ts';
import { engineWith } from '../culture/engine/engine.ts';
import { loadKeys, newestVersion } from '../culture/keys/keys-of-round.ts';
import { saySimulated } from '../culture/keys/say-simulated.ts';
import { drawNorms } from './draw-norms.ts';
import { readConsistent } from './read-consistent.ts';

/** `npm run admin -- norms --json norms.json` */
export const normsCommand: AdminCommand = {
  name: 'norms',
  usage: '[--most 5000] [--json file]',
  summary: 'Estimates where the people of this installation stand, from its consistent responses.',
  details: [
    `Needs ${FEWEST_FOR_NORMS} consistent responses, over all organisations; takes the newest 5000 unless --most says otherwise.`,
    'Scored with the newest keys. --json writes all of it with their version. 100 stays balanced, whatever is common',
    'here: this changes no score. What was learned of the keys is in: npm run admin -- keys status',
  ],
  async run({ db }, args) {
    const { values } = readOptions(args, { most: { type: 'string' }, json: { type: 'string' } }, 0);
    const engine = await engineWith(await loadKeys(db, await newestVersion(db)));
    const responses = await readConsistent(db, engine, wholeNumber('--most', values.most ?? '5000', 1));
    if (responses.length < FEWEST_FOR_NORMS) {
      throw new AdminError(
        `There are ${responses.length} consistent responses; norms need ${FEWEST_FOR_NORMS} or more.${await saySimulated(db)}`,
      );
    }
    const normsOf = (kind: MeasureKind) => {
      const model = engine.questionnaire.models[kind];
      const workspace = createWorkspace(model);
      return estimateNorms(
        model,
        responses.map((choices) => scorePerson(model, choices[kind], workspace)),
      );
    };
    const { version } = engine;
    const found = { behaviour: normsOf('behaviour'), perception: normsOf('perception') };
    if (values.json !== undefined) {
      writeFileSync(values.json, `${JSON.stringify({ version, ...found })}\n`, { mode: 0o600 });
    }
    return [
      `Norms by keys ${version}, from ${responses.length} consistent responses.${await saySimulated(db)}\n`,
      drawNorms('behaviour', found.behaviour, engine.measures),
      drawNorms('perception', found.perception, engine.measures),
    ].join('\n');
  },
};
