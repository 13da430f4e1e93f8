import Text from '../../../../../docs/manual/fairness.md';
import { manualMeta } from '../../features/manual/chapters.ts';
import { ManualPage } from '../../features/manual/manual-page.tsx';
import { serifPreload } from '../../fonts/preload.ts';

export const links = () => [serifPreload];
export const meta = () => manualMeta('manualFairness');

export default function Fairness() {
  return <ManualPage name="manualFairness" text={Text} />;
}
