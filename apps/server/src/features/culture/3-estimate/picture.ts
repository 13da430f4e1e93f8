import { describeHalf, type KindPicture, type MeasureKind } from '@fourfold/measurement';
import type { Engine } from '../engine/engine.ts';
import { decode, type Encoded } from '../engine/figures.ts';

export interface PictureTask {
  readonly group: Encoded;
  readonly kind: MeasureKind;
}

/** All that is believed of one group in one half: the longest part of most figures. */
export const computePicture = (engine: Engine, { group, kind }: PictureTask): KindPicture =>
  describeHalf(engine.groups, engine.keys, decode(engine, group), kind);
