import Text from '../../../../../docs/manual/README.md';
import { manualMeta } from '../../features/manual/chapters.ts';
import { ManualPage } from '../../features/manual/manual-page.tsx';
import { emphasisPreloads, serifPreload } from '../../fonts/preload.ts';

export const links = () => [serifPreload, ...emphasisPreloads];
export const meta = () => manualMeta('manual');

export default function Manual() {
  return <ManualPage name="manual" text={Text} />;
}
