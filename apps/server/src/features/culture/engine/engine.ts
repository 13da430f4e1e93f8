import {
  authorsKeys,
  compileDynamics,
  compileGroups,
  DESIGN_VERSION,
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

const compiled = new Map<string, Compiled>();

/** Of a version of the questionnaire, with its authors' keys. Compiled once a thread, in a third of a second. */
export async function loadEngine(design: string = DESIGN_VERSION): Promise<Engine> {
  const engine = compiled.get(design) ?? compile(design);
  compiled.set(design, engine);
  return { ...engine, measures: await spokenData(loadMeasureTexts) };
}

function compile(design: string): Compiled {
  const { version, questionnaire, keys } = authorsKeys(loadQuestionnaire(design));
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

/** Keys to score with: of one version of the questionnaire, and of no other. */
export interface EncodedKeys {
  readonly design: string;
  readonly digest: string;
  /** Null where they are the authors'. */
  readonly encoded: Uint8Array | null;
}

export const authorsKeysOf = (design: string): EncodedKeys => ({ design, digest: '', encoded: null });

/** Rounds of many organisations may keep versions of their own. */
const most = 6;
const learned = new Map<string, Compiled>();

/** The engine that scores with these keys, the authors' of what new rounds ask where there are none: compiled once a thread and version, in some hundredths of a second. */
export async function engineWith(keys: EncodedKeys | null): Promise<Engine> {
  const authored = await loadEngine(keys?.design);
  if (keys === null || keys.encoded === null) return authored;
  const name = `${keys.design} ${keys.digest}`;
  const engine = learned.get(name) ?? compileLearned(authored, keys.encoded);
  learned.delete(name);
  learned.set(name, engine);
  if (learned.size > most) learned.delete(learned.keys().next().value ?? name);
  return { ...engine, measures: authored.measures };
}

/** Counts stay what they are, and what sums over people are made of stays as authored; what counts mean is learned. */
function compileLearned(authored: Compiled, encoded: Uint8Array): Compiled {
  const { version, questionnaire, keys, personal } = decodeKeys(authored.questionnaire, encoded);
  const groups = withModels(authored.groups, questionnaire);
  return { ...authored, version, questionnaire, groups, keys, personal };
}
