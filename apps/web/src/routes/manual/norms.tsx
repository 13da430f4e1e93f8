import Text from '../../../../../docs/manual/norms.md';
import { manualMeta } from '../../features/manual/chapters.ts';
import { ManualPage } from '../../features/manual/manual-page.tsx';
import { serifPreload } from '../../fonts/preload.ts';

export const links = () => [serifPreload];
export const meta = () => manualMeta('manualNorms');

export default function Norms() {
  return <ManualPage name="manualNorms" text={Text} />;
}
