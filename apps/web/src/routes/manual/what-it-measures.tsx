import Text from '../../../../../docs/manual/what-it-measures.md';
import { manualMeta } from '../../features/manual/chapters.ts';
import { ManualPage } from '../../features/manual/manual-page.tsx';
import { serifPreload } from '../../fonts/preload.ts';

export const links = () => [serifPreload];
export const meta = () => manualMeta('manualMeasures');

export default function WhatItMeasures() {
  return <ManualPage name="manualMeasures" text={Text} />;
}
