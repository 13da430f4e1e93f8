import { Turn } from '../threads/turns.ts';
import type { Cell } from './table.ts';
import { type DataSet, isText, type Variable } from './variables.ts';

/**
 * A system file of SPSS, as PSPP's manual describes it, for SPSS, PSPP and R's `haven`: a dictionary with labels, then
 * eight bytes a cell, uncompressed. Rows are written while they are read.
 */
export async function* writeSav(
  { name, variables, count, rows }: DataSet,
  now: Date,
): AsyncGenerator<Buffer> {
  yield Buffer.concat([header(name, variables, count, now), ...dictionary(variables)]);
  const size = 8 * variables.reduce((sum, variable) => sum + segmentsOf(variable), 0);
  const most = Math.max(1, Math.floor(262_144 / size));
  const places = variables.map((variable) => ({
    kind: variable.kind,
    bytes: bytesOf(variable),
    length: 8 * segmentsOf(variable),
  }));
  let { piece, view } = roomFor(size * most);
  let written = 0;
  const turn = new Turn();
  for await (const row of rows) {
    writeRow(piece, view, written * size, places, row);
    written += 1;
    if (turn.isOver()) await turn.next();
    if (written < most) continue;
    yield piece;
    ({ piece, view } = roomFor(size * most));
    written = 0;
  }
  yield piece.subarray(0, written * size);
}

function roomFor(bytes: number) {
  const piece = Buffer.allocUnsafeSlow(bytes);
  return { piece, view: new DataView(piece.buffer) };
}

const MISSING = -Number.MAX_VALUE;
/** Bytes that a text may have before the format would cut it into pieces. */
const longest = 255;
const longestLabel = 255;
const longestValueLabel = 120;
/** What its moments are counted from, in the seconds before 1970. */
const calendar = 12_219_379_200;

const bytesOf = ({ kind }: Variable): number =>
  typeof kind === 'object' ? Math.min(longest, kind.bytes) : 0;
const segmentsOf = (variable: Variable): number =>
  isText(variable) ? Math.max(1, Math.ceil(bytesOf(variable) / 8)) : 1;

/** Where a row's cells go. */
interface Place {
  readonly kind: Variable['kind'];
  readonly bytes: number;
  readonly length: number;
}

function writeRow(
  to: Buffer,
  view: DataView,
  from: number,
  places: readonly Place[],
  row: readonly Cell[],
): void {
  let at = from;
  for (let index = 0; index < places.length; index += 1) {
    const { kind, bytes, length } = places[index] as Place;
    const cell = row[index] ?? null;
    if (typeof kind !== 'object') view.setFloat64(at, numberOf(cell, kind), true);
    else {
      to.fill(' ', at, at + length);
      if (cell !== null) to.write(String(cell).toWellFormed(), at, bytes, 'utf8');
    }
    at += length;
  }
}

function numberOf(cell: Cell, kind: Variable['kind']): number {
  if (typeof cell !== 'number' || !Number.isFinite(cell)) return MISSING;
  if (kind === 'hundredths') return cell / 100;
  return kind === 'moment' ? Math.round(cell / 1000) + calendar : cell;
}

/** A text in at most so many bytes, never half a character, with spaces behind it. */
function padded(text: string, most: number, length: number): Buffer {
  const written = Buffer.alloc(length, ' ');
  written.write(text.toWellFormed(), 0, most, 'utf8');
  return written;
}

function ints(...values: readonly number[]): Buffer {
  const written = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) written.writeInt32LE(value, at * 4);
  return written;
}

function doubles(...values: readonly number[]): Buffer {
  const written = Buffer.alloc(values.length * 8);
  for (const [at, value] of values.entries()) written.writeDoubleLE(value, at * 8);
  return written;
}

function header(name: string, variables: readonly Variable[], count: number, now: Date): Buffer {
  const segments = variables.reduce((sum, variable) => sum + segmentsOf(variable), 0);
  // "Mon, 23 Nov 2026 05:07:13 GMT"
  const [, date = '', month = '', year = '', time = ''] = now.toUTCString().split(' ');
  return Buffer.concat([
    padded('$FL2', 4, 4),
    padded('@(#) SPSS DATA FILE Fourfold', 60, 60),
    ints(2, segments, 0, 0, count),
    doubles(100),
    padded(`${date} ${month} ${year.slice(2)}`, 9, 9),
    padded(time, 8, 8),
    padded(name, 64, 64),
    Buffer.alloc(3),
  ]);
}

/** What the format calls a variable before its real name is told: eight bytes that are nobody's. */
const shortName = (index: number): string => `@${index + 1}`;

function dictionary(variables: readonly Variable[]): Buffer[] {
  let place = 1;
  const placed = variables.map((variable, index) => {
    const own = { variable, index, place };
    place += segmentsOf(variable);
    return own;
  });
  return [
    ...placed.map(({ variable, index }) => variableRecord(variable, index)),
    ...placed.flatMap(({ variable, place: at }) => valueLabels(variable, at)),
    // Little endian, IEEE 754, UTF-8.
    extension(3, 4, ints(1, 0, 0, -1, 1, 1, 2, 65_001)),
    extension(4, 8, doubles(MISSING, Number.MAX_VALUE, -1.7976931348623155e308)),
    extension(
      11,
      4,
      ints(
        ...variables.flatMap((variable) => [scaleOf(variable), widthOf(variable), isText(variable) ? 0 : 1]),
      ),
    ),
    extension(
      13,
      1,
      Buffer.from(variables.map(({ name }, index) => `${shortName(index)}=${name}`).join('\t')),
    ),
    extension(20, 1, Buffer.from('UTF-8')),
    ints(999, 0),
  ];
}

const extension = (kind: number, size: number, data: Buffer): Buffer =>
  Buffer.concat([ints(7, kind, size, data.length / size), data]);

/** Nominal or scale. */
const scaleOf = (variable: Variable): number => (isText(variable) || variable.values !== undefined ? 1 : 3);
const widthOf = (variable: Variable): number =>
  isText(variable) ? Math.min(32, bytesOf(variable)) : variable.kind === 'moment' ? 20 : 8;

function formatOf(variable: Variable): number {
  if (isText(variable)) return (1 << 16) | (bytesOf(variable) << 8);
  if (variable.kind === 'moment') return (22 << 16) | (20 << 8);
  return (5 << 16) | (8 << 8) | (variable.decimals ?? 0);
}

function variableRecord(variable: Variable, index: number): Buffer {
  const format = formatOf(variable);
  const label = cut(variable.label, longestLabel);
  const own = [
    ints(2, bytesOf(variable), 1, 0, format, format),
    padded(shortName(index), 8, 8),
    ints(label.length),
    filled(label, Math.ceil(label.length / 4) * 4),
  ];
  const rest = Array.from({ length: segmentsOf(variable) - 1 }, () =>
    Buffer.concat([ints(2, -1, 0, 0, format, format), padded('', 8, 8)]),
  );
  return Buffer.concat([...own, ...rest]);
}

function valueLabels({ values }: Variable, place: number): Buffer[] {
  if (values === undefined) return [];
  const written = values.map(({ label }, index) => {
    const text = cut(label, longestValueLabel);
    const length = Math.ceil((text.length + 1) / 8) * 8 - 1;
    return Buffer.concat([doubles(index + 1), Buffer.of(text.length), filled(text, length)]);
  });
  return [ints(3, values.length), ...written, ints(4, 1, place)];
}

const filled = (text: Buffer, length: number): Buffer =>
  Buffer.concat([text, Buffer.alloc(length - text.length, ' ')]);

/** The beginning of a label that is too long, with what says that it goes on. */
function cut(label: string, most: number): Buffer {
  const whole = Buffer.from(label.toWellFormed());
  if (whole.length <= most) return whole;
  const room = Buffer.alloc(most - 3);
  return Buffer.concat([room.subarray(0, room.write(label.toWellFormed())), Buffer.from('…')]);
}
