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
import { experimentTable, HARDER_TRIALS, PARALLEL_TRIALS, WEDGE_TRIALS } from './experiment-table.ts';
import { fakersTable } from './fakers-table.ts';
import { modelTable } from './model-table.ts';
import { otherTruthTable } from './other-truth-table.ts';
import { personWorldsTable } from './person-worlds-table.ts';
import { pulseTable } from './pulse-table.ts';
import { qualityLimitsTable, qualityTable, weightTable } from './quality-table.ts';
import { groupTable, personTable } from './recovery-tables.ts';
import type { EvidenceTable } from './row.ts';
import { sharedTable } from './shared-table.ts';
import { versionsTable } from './versions-table.ts';

export interface PlannedTable {
  /** What it takes beside the others, roughly: the longest are begun first, so that no thread is left with nothing to do. */
  readonly share: number;
  make(): EvidenceTable;
}

/**
 * All evidence that the measurement works, table by table, each made when it is asked for and by itself, so that several
 * threads may share the work.
 *
 * Known people are simulated through the real questionnaire, and the engine must find them again.
 * It says what the model can do if people are roughly as it believes; it does not say that they
 * are.
 *
 * Example: `for (const table of evidenceTables(questionnaire, links, FULL)) print(table.make())`.
 */
export function evidenceTables(
  questionnaire: Questionnaire,
  links: LinksFile,
  effort: Effort,
): readonly PlannedTable[] {
  const engine = compileGroups(questionnaire);
  const { behaviour, perception } = questionnaire.models;
  const keys = { behaviour: expertKeys(behaviour), perception: expertKeys(perception) };
  const random = createRandom(`keys ${effort.seed}`);
  const keyCovariance = {
    behaviour: carryKeyUncertainty(behaviour, keys.behaviour, random),
    perception: carryKeyUncertainty(perception, keys.perception, random),
  };
  const always = [
    planned(0, () => modelTable(questionnaire)),
    planned(4, () => personTable(engine, keyCovariance, effort)),
    planned(56, () => groupTable(engine, effort)),
    planned(12, () => pulseTable(engine, effort)),
    planned(42, () => otherTruthTable(engine, keyCovariance, effort)),
    planned(66, () => companyTable(engine, effort)),
    planned(44, () => qualityTable(questionnaire, effort)),
    planned(24, () => versionsTable(engine, keys, effort)),
  ];
  if (effort.topFive === 0) return always;
  const dynamicsModel = compileDynamics(engine, links);
  return [
    ...always,
    planned(4, () => personWorldsTable(questionnaire, keyCovariance, effort)),
    planned(15, () => qualityLimitsTable(questionnaire, effort)),
    planned(1, () => weightTable(engine, effort)),
    planned(22, () => candidatesTable(engine, keys, effort)),
    planned(5, () => advertisementTable(engine, effort)),
    planned(3, () => fakersTable(engine, keys, effort)),
    planned(1, () => dynamicsTable(engine, dynamicsModel, effort)),
    planned(10, () => sharedTable(engine, dynamicsModel, keys, effort)),
    planned(6, () => topFiveTable(engine, dynamicsModel, keys, effort)),
    planned(3, () => namedTable(engine, keyCovariance, links, effort)),
    ...keysTables(engine, links, effort).map((make) => planned(27, make)),
  ];
}

/** What is concluded where a plan starts in some teams before others: a command of its own, since it takes so long. */
export function experimentTables(
  questionnaire: Questionnaire,
  { experiments, seed }: Effort,
): readonly PlannedTable[] {
  const engine = compileGroups(questionnaire);
  const make =
    (title: string, trials: typeof PARALLEL_TRIALS, judged = true) =>
    () =>
      experimentTable(engine, title, trials, { worlds: experiments, seed, judged });
  return [
    planned(2, make('Half start, half wait: a round before, a round after', PARALLEL_TRIALS)),
    planned(2, make('Three steps, four rounds: few teams', WEDGE_TRIALS.slice(0, 2))),
    planned(3, make('Three steps, four rounds: many teams', WEDGE_TRIALS.slice(2))),
    planned(1, make('Where teams or keys are not as believed', HARDER_TRIALS, false)),
  ];
}

const planned = (share: number, make: () => EvidenceTable): PlannedTable => ({ share, make });
