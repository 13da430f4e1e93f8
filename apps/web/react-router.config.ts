import { pageList } from '@fourfold/contract/words';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  // The build goes beside the served folder first, see scripts/build-web.ts.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build/dev',
  ssr: false,
  prerender: pageList.filter((page) => page.kind === 'prerendered').map((page) => page.path),
} satisfies Config;
