import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Vitest begins with what took longest the last time; on a fresh checkout it goes by the size of files, and these few
 * short ones take longest. Left to the end, one of them would keep all other workers waiting.
 */
const long = [
  'packages/research/src/evidence/evidence.long.test.ts',
  'apps/server/src/features/culture/unreleased.long.test.ts',
  'apps/server/src/features/access-control.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = ({ moduleId }: TestSpecification) => !long.some((name) => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(isShort(a)) - Number(isShort(b)));
  }
}
