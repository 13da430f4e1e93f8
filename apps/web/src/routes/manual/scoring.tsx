import Text from '../../../../../docs/manual/scoring.md';
import { manualMeta } from '../../features/manual/chapters.ts';
import { ManualPage } from '../../features/manual/manual-page.tsx';
import { serifPreload } from '../../fonts/preload.ts';

export const links = () => [serifPreload];
export const meta = () => manualMeta('manualScoring');

export default function Scoring() {
  return <ManualPage name="manualScoring" text={Text} />;
}
