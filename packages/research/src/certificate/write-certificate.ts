import { holds } from '../evidence/row.ts';
import type { CertificatePart, CertificateRow } from './certificate-row.ts';

/**
 * The certificate as a document.
 *
 * Example: `writeCertificate(parts, { 'questionnaire version': '2', R: '4.2.2' })` begins with a heading and the versions.
 */
export function writeCertificate(
  parts: readonly CertificatePart[],
  versions: Readonly<Record<string, string>>,
): string {
  const named = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    '# Our figures compared with those of independent software',
    'The command `npm run certify` writes this page. It runs our own functions and independent software on the same data. If any figure is outside its limit, the command fails. If it succeeds, it has shown that we compute what we say we compute. That does not show that the questionnaire measures what it is meant to.',
    `The figures on this page were computed with ${named.join(', ')}, and Node ${process.versions.node}.`,
    ...parts.map(writePart),
    '',
  ].join('\n\n');
}

export function writePart({ title, how, rows }: CertificatePart): string {
  return [
    `## ${title}`,
    '',
    how,
    '',
    '| what | figures | found | limit | holds | furthest apart: ours and theirs |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map(writeRow),
  ].join('\n');
}

function writeRow(row: CertificateRow): string {
  const cells = [
    row.what,
    String(row.figures),
    toNumber(row.found),
    limitOf(row),
    verdict(row),
    row.furthest ?? '',
  ];
  return `| ${cells.join(' | ')} |`;
}

export function limitOf({ from, to }: CertificateRow): string {
  if (from !== undefined && to !== undefined) return `${toNumber(from)} to ${toNumber(to)}`;
  if (to === undefined) return 'for information';
  return to === 0 ? '0' : `${toNumber(to)} or less`;
}

function verdict(row: CertificateRow): string {
  if (row.from === undefined && row.to === undefined) return '';
  return holds(row) ? 'yes' : '**no**';
}

/** Three places, or as a power of ten where that would be nothing. */
export function toNumber(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) < 0.001 ? value.toExponential(1) : value.toFixed(3);
}
