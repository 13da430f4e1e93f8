import Text from '../../../../../docs/manual/changes.md';
import { manualMeta } from '../../features/manual/chapters.ts';
import { ManualPage } from '../../features/manual/manual-page.tsx';
import { serifPreload } from '../../fonts/preload.ts';

export const links = () => [serifPreload];
export const meta = () => manualMeta('manualChanges');

export default function Changes() {
  return <ManualPage name="manualChanges" text={Text} />;
}
