import Text from '../../../../../docs/manual/validity.md';
import { manualMeta } from '../../features/manual/chapters.ts';
import { ManualPage } from '../../features/manual/manual-page.tsx';
import { emphasisPreloads, serifPreload } from '../../fonts/preload.ts';

export const links = () => [serifPreload, ...emphasisPreloads];
export const meta = () => manualMeta('manualValidity');

export default function Validity() {
  return <ManualPage name="manualValidity" text={Text} />;
}
