import { parentPort, workerData } from 'node:worker_threads';
import {
  carryKeyUncertainty,
  createRandom,
  expertKeys,
  loadQuestionnaire,
  type MeasureKind,
} from '@fourfold/measurement';

const { models } = loadQuestionnaire(workerData);
const carry = (kind: MeasureKind) =>
  carryKeyUncertainty(models[kind], expertKeys(models[kind]), createRandom(`keys ${models[kind].version}`));

parentPort?.postMessage({ behaviour: carry('behaviour'), perception: carry('perception') });
