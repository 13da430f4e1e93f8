import { compileDynamics } from '@fourfold/measurement/dynamics/dynamics-model.ts';
import type { LinksFile } from '@fourfold/measurement/dynamics/expected-links.ts';
import { compileGroups } from '@fourfold/measurement/group/group-engine.ts';
import { carryKeyUncertainty } from '@fourfold/measurement/keys/carry-key-uncertainty.ts';
import { expertKeys } from '@fourfold/measurement/keys/key-uncertainty.ts';
import type { Questionnaire } from '@fourfold/measurement/questionnaire/questionnaire.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import { dynamicsTable, namedTable, topFiveTable } from './conclusion-tables.ts';
import type { Effort } from './effort.ts';
import { modelTable } from './model-table.ts';
import { otherTruthTable } from './other-truth-table.ts';
import { qualityTable } from './quality-table.ts';
import { groupTable, personTable } from './recovery-tables.ts';
import type { EvidenceTable } from './row.ts';

/**
 * All evidence that the measurement works, table by table as it gets done.
 *
 * Known people are simulated through the real questionnaire, and the engine must find them again.
 * It says what the model can do if people are roughly as it believes; it does not say that they
 * are.
 *
 * Example: `for (const table of gatherEvidence(questionnaire, links, FULL)) print(table)`.
 */
export function* gatherEvidence(
  questionnaire: Questionnaire,
  links: LinksFile,
  effort: Effort,
): Generator<EvidenceTable> {
  const engine = compileGroups(questionnaire);
  const { behaviour, perception } = questionnaire.models;
  const keys = { behaviour: expertKeys(behaviour), perception: expertKeys(perception) };
  const random = createRandom(`keys ${effort.seed}`);
  const keyCovariance = {
    behaviour: carryKeyUncertainty(behaviour, keys.behaviour, random),
    perception: carryKeyUncertainty(perception, keys.perception, random),
  };
  yield modelTable(questionnaire);
  yield personTable(engine, keyCovariance, effort);
  yield groupTable(engine, effort);
  yield otherTruthTable(engine, keyCovariance, effort);
  yield qualityTable(questionnaire, effort);
  if (effort.topFive === 0) return;
  const dynamicsModel = compileDynamics(engine, links);
  yield dynamicsTable(engine, dynamicsModel, effort);
  yield topFiveTable(engine, dynamicsModel, keys, effort);
  yield namedTable(engine, keyCovariance, links, effort);
}
