import Text from '../../../../../docs/manual/use.md';
import { manualMeta } from '../../features/manual/chapters.ts';
import { ManualPage } from '../../features/manual/manual-page.tsx';
import { serifPreload } from '../../fonts/preload.ts';

export const links = () => [serifPreload];
export const meta = () => manualMeta('manualUse');

export default function Use() {
  return <ManualPage name="manualUse" text={Text} />;
}
