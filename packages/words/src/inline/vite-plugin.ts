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
  // A build makes most files twice, for the browser and for the pages made beforehand.
  const made = new Map<string, { readonly code: string; readonly result: ReturnType<typeof speak> }>();

  async function speak(code: string, id: string) {
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
  }

  return {
    name: 'words',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.LANGUAGE': JSON.stringify(language) } }),
    transform: {
      filter: { id: /\.tsx?($|\?)/, code: needsWords },
      handler(code: string, id: string) {
        const before = made.get(id);
        if (before?.code === code) return before.result;
        const result = speak(code, id);
        made.set(id, { code, result });
        return result;
      },
    },
  } as const;
}
