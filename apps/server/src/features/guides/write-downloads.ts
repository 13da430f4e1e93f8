import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aiAdoptionGuide, fourLevelsGuide, improvementPlansGuide } from '@fourfold/content';
import { downloads, leadSources } from '@fourfold/contract/words';
import { speakUsually } from '@fourfold/words/language';
import { createSampleReport } from '../culture-report/sample-report.ts';
import { writePdf } from './write-pdf.ts';
import { writeWord } from './write-word.ts';

/** Run by the build: writes the files that visitors get for an address into a folder. */
const [folder, language] = process.argv.slice(2);
if (folder === undefined || language === undefined)
  throw new Error('Usage: write-downloads.ts FOLDER LANGUAGE');
speakUsually(language);

mkdirSync(folder, { recursive: true });
const file = (source: keyof typeof downloads) => path.join(folder, downloads[source].file);
writeFileSync(file(leadSources.fourLevelsGuide), await writePdf(fourLevelsGuide, new Date()));
writeFileSync(file(leadSources.pipGuide), await writeWord(improvementPlansGuide));
writeFileSync(file(leadSources.aiAdoptionGuide), await writeWord(aiAdoptionGuide));
writeFileSync(file(leadSources.sampleReport), await createSampleReport(new Date()));
