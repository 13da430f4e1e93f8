import { pages } from '@fourfold/contract';
import { pageMeta } from '../../lib/page-meta.ts';
export const meta = () => pageMeta(pages.settings.path);
export default function Settings() {
  return <h1>Settings</h1>;
}
