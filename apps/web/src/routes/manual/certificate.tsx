import Text from '../../../../../docs/certificate.md';
import { manualMeta } from '../../features/manual/chapters.ts';
import { ManualPage } from '../../features/manual/manual-page.tsx';
import { serifPreload } from '../../fonts/preload.ts';

export const links = () => [serifPreload];
export const meta = () => manualMeta('certificate');

export default function Certificate() {
  return <ManualPage name="certificate" text={Text} />;
}
