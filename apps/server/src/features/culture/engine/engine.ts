import {
  authorsKeys,
  compileDynamics,
  compileGroups,
  type DynamicsModel,
  decodeKeys,
  type GroupEngine,
  type Keys,
  loadLinks,
  loadMeasureTexts,
  loadQuestionnaire,
  type MeasureKind,
  type MeasureTexts,
  type Questionnaire,
  withModels,
} from '@fourfold/measurement';
import { spokenData } from '@fourfold/words/data';

/** Everything that computing needs and that depends on no organisation. */
export interface Engine {
  /** The version of the keys that it scores with. */
  readonly version: string;
  readonly questionnaire: Questionnaire;
  readonly groups: GroupEngine;
  readonly dynamicsModel: DynamicsModel;
  readonly keys: Keys;
  /** What the errors of learned keys add to one person's intervals; null for the authors', where it is computed apart. */
  readonly personal: Readonly<Record<MeasureKind, Float64Array>> | null;
  /** In the language of the person who asks. */
  readonly measures: MeasureTexts;
}

type Compiled = Omit<Engine, 'measures'>;

let compiled: Compiled | undefined;

/** Compiled once a thread, in a third of a second. */
export async function loadEngine(): Promise<Engine> {
  compiled ??= compile();
  return { ...compiled, measures: await spokenData(loadMeasureTexts) };
}

function compile(): Compiled {
  const { version, questionnaire, keys } = authorsKeys(loadQuestionnaire());
  const groups = compileGroups(questionnaire);
  return {
    version,
    questionnaire,
    groups,
    dynamicsModel: compileDynamics(groups, loadLinks()),
    keys,
    personal: null,
  };
}

/** Learned keys as they are stored, and a digest of them. */
export interface EncodedKeys {
  readonly digest: string;
  readonly encoded: Uint8Array;
}

/** Rounds of many organisations may keep versions of their own. */
const most = 6;
const learned = new Map<string, Compiled>();

/** The engine that scores with these keys: compiled once a thread and version, in some hundredths of a second. */
export async function engineWith(keys: EncodedKeys | null): Promise<Engine> {
  const authored = await loadEngine();
  if (keys === null) return authored;
  const { digest } = keys;
  const engine = learned.get(digest) ?? compileLearned(authored, keys);
  learned.delete(digest);
  learned.set(digest, engine);
  if (learned.size > most) learned.delete(learned.keys().next().value ?? digest);
  return { ...engine, measures: authored.measures };
}

/** Counts stay what they are, and what sums over people are made of stays as authored; what counts mean is learned. */
function compileLearned(authored: Compiled, { encoded }: EncodedKeys): Compiled {
  const { version, questionnaire, keys, personal } = decodeKeys(authored.questionnaire, encoded);
  const groups = withModels(authored.groups, questionnaire);
  return { ...authored, version, questionnaire, groups, keys, personal };
}
