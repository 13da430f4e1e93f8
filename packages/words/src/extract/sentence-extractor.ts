import { parseAsync, traverse } from '@babel/core';
import type { ExtractorType } from '@lingui/conf';
import { sentenceIn } from '../inline/sentence-call.ts';

/** Finds what `sentence('…')` says; what macros say is found by Lingui's own extractor. */
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
        const said = sentenceIn(path);
        if (said) found({ id: said.id, message: said.message, placeholders: {} });
      },
    });
  },
};
