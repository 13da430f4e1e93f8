import { expect, it } from 'vitest';
import { explainFile } from './explain-file.ts';

const failed = (code: string, path: string) => Object.assign(new Error(code), { code, path });

it('a file that was named and fails is a sentence, and any other stays an error', () => {
  expect(explainFile(failed('ENOENT', '/etc/none'), ['import', '/etc/none'])).toBe(
    'There is no file /etc/none.',
  );
  expect(explainFile(failed('ENOENT', '/none/file'), ['--json=/none/file'])).toBe(
    'There is no folder /none.',
  );
  expect(explainFile(failed('EACCES', '/root/a/draft'), ['/root/a'])).toBe('This user may not use /root/a.');
  expect(explainFile(failed('ENOENT', '/etc/none'), ['import', '/etc/no'])).toBeNull();
  expect(explainFile(new Error('else'), ['/etc/none'])).toBeNull();
});
