import { compileDynamics } from '@fourfold/measurement/dynamics/dynamics-model.ts';
import type { LinksFile } from '@fourfold/measurement/dynamics/expected-links.ts';
import { compileGroups } from '@fourfold/measurement/group/group-engine.ts';
import { carryKeyUncertainty } from '@fourfold/measurement/keys/carry-key-uncertainty.ts';
import { expertKeys } from '@fourfold/measurement/keys/key-uncertainty.ts';
import type { Questionnaire } from '@fourfold/measurement/questionnaire/questionnaire.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import { keysTables } from '../keys/keys-table.ts';
import { advertisementTable, candidatesTable } from './candidates-table.ts';
import { companyTable } from './company-table.ts';
import { dynamicsTable, namedTable, topFiveTable } from './conclusion-tables.ts';
import type { Effort } from './effort.ts';
import { modelTable } from './model-table.ts';
import { otherTruthTable } from './other-truth-table.ts';
import { personWorldsTable } from './person-worlds-table.ts';
import { qualityLimitsTable, qualityTable, weightTable } from './quality-table.ts';
import { groupTable, personTable } from './recovery-tables.ts';
import type { EvidenceTable } from './row.ts';
import { sharedTable } from './shared-table.ts';

/**
 * All evidence that the measurement works, table by table, each made when it is asked for and by itself, so that several
 * threads may share the work.
 *
 * Known people are simulated through the real questionnaire, and the engine must find them again.
 * It says what the model can do if people are roughly as it believes; it does not say that they
 * are.
 *
 * Example: `for (const make of evidenceTables(questionnaire, links, FULL)) print(make())`.
 */
export function evidenceTables(
  questionnaire: Questionnaire,
  links: LinksFile,
  effort: Effort,
): readonly (() => EvidenceTable)[] {
  const engine = compileGroups(questionnaire);
  const { behaviour, perception } = questionnaire.models;
  const keys = { behaviour: expertKeys(behaviour), perception: expertKeys(perception) };
  const random = createRandom(`keys ${effort.seed}`);
  const keyCovariance = {
    behaviour: carryKeyUncertainty(behaviour, keys.behaviour, random),
    perception: carryKeyUncertainty(perception, keys.perception, random),
  };
  const always = [
    () => modelTable(questionnaire),
    () => personTable(engine, keyCovariance, effort),
    () => groupTable(engine, effort),
    () => otherTruthTable(engine, keyCovariance, effort),
    () => companyTable(engine, effort),
    () => qualityTable(questionnaire, effort),
  ];
  if (effort.topFive === 0) return always;
  const dynamicsModel = compileDynamics(engine, links);
  return [
    ...always,
    () => personWorldsTable(questionnaire, keyCovariance, effort),
    () => qualityLimitsTable(questionnaire, effort),
    () => weightTable(engine, effort),
    () => candidatesTable(engine, keys, effort),
    () => advertisementTable(engine, effort),
    () => dynamicsTable(engine, dynamicsModel, effort),
    () => sharedTable(engine, dynamicsModel, keys, effort),
    () => topFiveTable(engine, dynamicsModel, keys, effort),
    () => namedTable(engine, keyCovariance, links, effort),
    ...keysTables(engine, links, effort),
  ];
}
