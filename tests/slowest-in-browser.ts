import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { printSlowest } from './support/slowest.ts';

export default class SlowestInBrowser implements Reporter {
  private readonly seconds = new Map<string, number>();

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const file = path.relative(process.cwd(), location.file);
    this.seconds.set(file, (this.seconds.get(file) ?? 0) + duration / 1000);
  }

  onEnd(): void {
    printSlowest(this.seconds);
  }
}
