import { transformAsync } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { makeConfig } from '@lingui/conf';
import { sourceLanguage } from '../languages.ts';
import { inlineWords } from './babel-plugin.ts';
import { needsWords } from './needs-words.ts';

const linguiConfig = makeConfig({ locales: [sourceLanguage] }, { skipValidation: true });

/** Speaks one language in all that Vite makes: a build, a development server, a test. */
export function words(language: string = sourceLanguage) {
  const plugins = [[linguiMacro, { linguiConfig, descriptorFields: 'message' }], inlineWords(language)];
  return {
    name: 'words',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.LANGUAGE': JSON.stringify(language) } }),
    transform: {
      filter: { id: /\.tsx?($|\?)/, code: needsWords },
      async handler(code: string, id: string) {
        const result = await transformAsync(code, {
          filename: id.replace(/\?.*$/, ''),
          configFile: false,
          babelrc: false,
          sourceMaps: true,
          generatorOpts: { jsescOption: { minimal: true } },
          parserOpts: { plugins: id.includes('.tsx') ? ['typescript', 'jsx'] : ['typescript'] },
          plugins,
        });
        return result?.code ? { code: result.code, map: result.map } : null;
      },
    },
  } as const;
}
