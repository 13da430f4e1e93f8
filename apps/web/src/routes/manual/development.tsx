import Text from '../../../../../docs/manual/development.md';
import { manualMeta } from '../../features/manual/chapters.ts';
import { ManualPage } from '../../features/manual/manual-page.tsx';
import { serifPreload } from '../../fonts/preload.ts';

export const links = () => [serifPreload];
export const meta = () => manualMeta('manualDevelopment');

export default function Development() {
  return <ManualPage name="manualDevelopment" text={Text} />;
}
