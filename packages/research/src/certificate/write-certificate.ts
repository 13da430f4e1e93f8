import { holds } from '../evidence/row.ts';
import type { CertificatePart, CertificateRow } from './certificate-row.ts';

/**
 * The certificate as a document.
 *
 * Example: `writeCertificate(parts, { R: '4.2.2' })` begins with a heading and the versions.
 */
export function writeCertificate(
  parts: readonly CertificatePart[],
  versions: Readonly<Record<string, string>>,
): string {
  const named = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    '# Our figures beside other people’s code',
    'Written by `npm run certify`; do not edit. The product’s own functions and programs that other people wrote work on the same data. What differs by more than its limit fails the command. This says that we compute what we say we compute. It does not say that the questionnaire measures what it is meant to.',
    `With ${named.join(', ')}, and Node ${process.versions.node}.`,
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
  return to === undefined ? 'for information' : `${toNumber(to)} or less`;
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
