import { expect, it } from 'vitest';
import { explainFirstStart } from './explain-failure.ts';

const full =
  'The disk under /data/postgres is full, so no database can be made there. Make room and start again.';
const failed = (stderr: string) =>
  Object.assign(new Error('Command failed: /long/path/initdb -D …'), { stderr });

it.each([
  [
    failed('FATAL:  could not extend file "base/1/2691": No space left on device\nchild process exited'),
    full,
  ],
  [Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }), full],
  [
    failed('initdb: error: invalid locale name "C.UTF-8"\n'),
    'No database can be made in /data/postgres.\nPostgreSQL says:\n  initdb: error: invalid locale name "C.UTF-8"',
  ],
  [new Error('unshare is not there'), 'No database can be made in /data/postgres.\nunshare is not there'],
])('a first start that fails says why, without the command', (error, said) => {
  expect(explainFirstStart(error, '/data/postgres')).toBe(said);
});
