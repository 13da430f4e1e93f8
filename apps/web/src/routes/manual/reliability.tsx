import Text from '../../../../../docs/manual/reliability.md';
import { manualMeta } from '../../features/manual/chapters.ts';
import { ManualPage } from '../../features/manual/manual-page.tsx';
import { serifPreload } from '../../fonts/preload.ts';

export const links = () => [serifPreload];
export const meta = () => manualMeta('manualReliability');

export default function Reliability() {
  return <ManualPage name="manualReliability" text={Text} />;
}
