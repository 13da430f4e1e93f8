import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DESIGN_VERSION, loadQuestionnaire } from '@fourfold/measurement/questionnaire/load-questionnaire.ts';
import type { MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';
import { type AgreementVariable, agreementPart } from '../src/certificate/agreement-part.ts';
import { type CertificatePart, missedIn } from '../src/certificate/certificate-row.ts';
import { type ChoiceStudy, choicePart } from '../src/certificate/choice-part.ts';
import {
  drawExperiments,
  experimentPart,
  type FoundEffect,
  toLists,
} from '../src/certificate/experiment-part.ts';
import { findPeers, type Peers } from '../src/certificate/peers.ts';
import { sampleHere } from '../src/certificate/sample-here.ts';
import { type SampledSheet, sheetPart } from '../src/certificate/sheet-part.ts';
import { drawSheets } from '../src/certificate/sheets.ts';
import { limitOf, toNumber, writeCertificate, writePart } from '../src/certificate/write-certificate.ts';
import { writeDown } from '../src/certificate/write-down.ts';

/**
 * Compares our figures with other people's code, prints how far they are apart and writes docs/certificate.md.
 *
 *   npm run certify [-- --sampler own] [-- --sheets 20]
 *
 * Installs nothing. Without R it says in a sentence what to install; without Stan the answer sheets are drawn by our own
 * long-run sampler, and the certificate says so. Only a whole run by the best sampler that is here is written to the
 * docs. Leaves with 1 when a difference is beyond its limit, or without R.
 */
const SHEETS = '200';
const SEED = '1';

const { values } = parseArgs({
  options: { sampler: { type: 'string', default: 'stan' }, sheets: { type: 'string', default: SHEETS } },
});
const peers = findPeers();
if (typeof peers === 'string') {
  console.error(peers);
  process.exitCode = 1;
} else certify(peers);

function certify(peers: Peers): void {
  const parts: CertificatePart[] = [];
  const add = (part: CertificatePart): void => {
    console.log(`${writePart(part)}\n`);
    parts.push(part);
  };
  add(choicePart(peers.run('choices.R') as ChoiceStudy[]));
  add(agreementPart(peers.run('agreement.R') as AgreementVariable[]));
  const studies = drawExperiments(SEED);
  add(experimentPart(studies, peers.run('experiments.R', studies.map(toLists)) as FoundEffect[]));
  add(compareSheets(peers, values.sampler === 'stan' && peers.hasStan, Number(values.sheets)));
  const missed = missedIn(parts);
  for (const row of missed) console.log(`Missed: ${row.what}, ${toNumber(row.found)}, ${limitOf(row)}`);
  if (missed.length === 0) console.log('Every difference is within its limit.');
  if (values.sampler === 'stan' && values.sheets === SHEETS) {
    const place = new URL('../../../docs/certificate.md', import.meta.url);
    writeFileSync(
      place,
      writeCertificate(parts, { 'questionnaire version': DESIGN_VERSION, ...peers.versions }),
    );
  }
  process.exitCode = missed.length === 0 ? 0 : 1;
}

function compareSheets(peers: Peers, byStan: boolean, people: number): CertificatePart {
  const questionnaire = loadQuestionnaire();
  const drawn = (['behaviour', 'perception'] as const).map((kind) => {
    const sheets = drawSheets(questionnaire, kind, people, SEED);
    return { kind, sheets, written: writeDown(questionnaire, kind, sheets) };
  });
  const byKind = byStan
    ? (peers.run(
        'sheets.R',
        Object.fromEntries(drawn.map(({ kind, written }) => [kind, written])),
        'sheet.stan',
      ) as Record<MeasureKind, SampledSheet[]>)
    : null;
  const halves = drawn.map(({ kind, sheets, written }) => ({
    kind,
    sheets,
    sampled: byKind === null ? sampleHere(written, SEED) : byKind[kind],
  }));
  const sampler = byStan
    ? 'Stan from the same keys, loadings and correlations, using a model that was written separately'
    : 'our own long-run sampler, which shares nothing with the estimator';
  return sheetPart(sampler, SEED, people, halves);
}
