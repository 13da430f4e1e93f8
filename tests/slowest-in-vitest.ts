import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { printSlowest } from './support/slowest.ts';

export default class SlowestInVitest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const seconds = modules.map((module) => {
      const { collectDuration, duration, setupDuration } = module.diagnostic();
      const file = path.relative(process.cwd(), module.moduleId);
      return [file, (collectDuration + duration + setupDuration) / 1000] as const;
    });
    printSlowest(new Map(seconds));
  }
}
