import { parseAsync, traverse } from '@babel/core';
import type { ExtractorType } from '@lingui/conf';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { sentenceIn } from '../inline/sentence-call.ts';
import { messageIn } from './say-call.ts';

/** Finds what `say('…')` and `sentence('…')` say; what macros say is found by Lingui's own extractor. */
export const sentenceExtractor: ExtractorType = {
  match: (filename) => /\/(packages\/contract|apps\/server)\/src\/.*\.ts$/.test(filename),
  async extract(filename, code, found) {
    if (!code.includes('@fourfold/words')) return;
    const file = await parseAsync(code, {
      filename,
      configFile: false,
      babelrc: false,
      parserOpts: { plugins: ['typescript'] },
    });
    if (file === null) return;
    traverse(file, {
      CallExpression(path) {
        const message = sentenceIn(path)?.message ?? messageIn(path);
        if (message) found({ id: generateMessageId(message), message, placeholders: {} });
      },
    });
  },
};
