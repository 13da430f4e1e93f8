import { DESIGN_VERSIONS, type Model, POINTS, toScore } from '@fourfold/measurement';
import { say } from '@fourfold/words';
import { readInSlices } from '../../kernel/database/read-rows.ts';
import type { Cell } from '../../kernel/exports/table.ts';
import type { DataSet } from '../../kernel/exports/variables.ts';
import type { HalfEstimate } from '../assessment/half-estimate.ts';
import { namePeopleFile } from '../people/name-people-file.ts';
import type { PeopleScope } from '../people/people-scope.ts';
import type { AnalysisParts } from './analysis-parts.ts';
import { estimatesOf, type RowKeys, readKeys } from './estimates.ts';
import {
  type Answered,
  type AnsweredKind,
  type AnswersQuery,
  type AnswersRow,
  answersOf,
} from './people.repository.ts';
import {
  aboutVariables,
  answerVariables,
  forms,
  groupScoreVariables,
  kinds,
  questionsOf,
  scoreVariables,
  verdicts,
  yesAndNo,
} from './people-variables.ts';

interface Wanted {
  readonly query: AnswersQuery;
  readonly answered: Answered;
  readonly names: 'with' | 'without';
  /** Notes that these people are seen, before anything of them leaves. */
  readonly noteSeen: (ids: readonly string[]) => Promise<void>;
}

/** A row a person: who it is, how the answers were given, every answer, every score. */
export async function peopleData(
  parts: AnalysisParts,
  scope: PeopleScope,
  { query, answered: { ids, kinds: kindsAnswered }, names, noteSeen }: Wanted,
): Promise<DataSet> {
  const used = new Set(kindsAnswered.map(({ design_version }) => design_version));
  // Nobody has answered yet: the codebook tells of what is asked now.
  const versions = DESIGN_VERSIONS.filter((version) => used.has(version));
  const designs = versions.length === 0 ? [parts.questionnaire.design.version] : versions;
  const questions = questionsOf(parts.questionnaire, designs);
  const columnOf = new Map(questions.map(({ key }, at) => [key, at]));
  const places = new Map(
    designs.map((version) => {
      const { design } = parts.questionnaire.of({ design_version: version, form: 'full', question_set: 0 });
      return [version, Int16Array.from(design.questions, ({ key }) => columnOf.get(key) ?? -1)] as const;
    }),
  );
  const size = parts.questionnaire.design.measures.length / 2;
  const variables = [
    ...aboutVariables(names),
    ...answerVariables(questions),
    ...scoreVariables(parts),
    ...groupScoreVariables(parts),
  ];
  const { models } = parts.questionnaire;
  const rows = async function* (): AsyncGenerator<Cell[]> {
    const cells: Cell[] = variables.map(() => null);
    const found = readInSlices(parts.db, ids, async (tx, slice) => {
      const [answers] = await Promise.all([
        answersOf(tx, scope, query, { ids: slice, now: parts.clock() }).execute(),
        noteSeen(slice),
      ]);
      return answers;
    });
    // Read while the first people are being found. Where those can't be, nobody is left to hear what became of this.
    const reading = readKeys(parts.db, kindsAnswered.filter(isKnown), models);
    reading.catch(() => undefined);
    for await (const batch of readAhead(found)) {
      const keysOf = await reading;
      const estimates = await estimatesOf(parts.compute, batch, keysOf, models);
      for (const [at, row] of batch.entries()) {
        const keys = keysOf(row);
        let to = 0;
        for (const cell of about(row, keys, names)) cells[to++] = cell;
        writeAnswers(cells, to, row, places.get(row.design ?? ''), questions.length);
        to += questions.length;
        for (const kind of halves) {
          writeScores(cells, to, estimates[at]?.[kind], keys?.keyVariance[kind], size);
          to += 2 * size;
        }
        for (const kind of halves) {
          writeGroupScores(cells, to, estimates[at]?.[kind], keys?.groupKeyVariance[kind], models[kind]);
          to += 2 * models[kind].groups.length;
        }
        yield cells;
      }
    }
  };
  // Two files of one name, and nobody would know which of them may be passed on.
  const part = names === 'with' ? say('Answers and scores with names') : say('Answers and scores, no names');
  const { organisationId } = scope;
  return {
    name: await namePeopleFile(parts.db, { organisationId, part, round: query.round }),
    sheet: part,
    variables,
    count: ids.length,
    rows: rows(),
  };
}

const isKnown = ({ design_version }: AnsweredKind): boolean => DESIGN_VERSIONS.includes(design_version ?? '');

/** The database finds the next ones while these are being written. */
async function* readAhead<T>(items: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = items.next();
  try {
    for (let { done, value } = await next; !done; { done, value } = await next) {
      next = items.next();
      // Nobody may be left to hear of it when the reader has gone.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await items.return(undefined);
  }
}

/** The place of a key among values, from 1. */
const placeIn = (keys: readonly string[], key: string | null): number | null =>
  key === null ? null : keys.indexOf(key) + 1 || null;

function about(row: AnswersRow, keys: RowKeys | undefined, names: Wanted['names']): Cell[] {
  const seconds = secondsIn(row.seconds);
  const reasons = (row.reasons ?? []) as unknown as readonly { readonly kind: string }[];
  return [
    row.id,
    row.person_id,
    ...(names === 'with' ? [row.first_name, row.last_name, row.email] : []),
    row.job_position,
    row.department,
    row.company,
    placeIn(kinds, row.kind),
    row.vacancy,
    row.round,
    placeIn(forms, row.form),
    row.form === 'pulse' ? row.question_set + 1 : null,
    row.design,
    Math.round(row.submitted),
    row.answered,
    seconds.total,
    seconds.median,
    placeIn(verdicts, row.verdict),
    reasons.map(({ kind }) => kind).join(' '),
    placeIn(yesAndNo, row.kind === 'employee' && row.verdict !== 'unreliable' ? 'yes' : 'no'),
    keys?.version ?? null,
  ];
}

/** Kept from one person to the next. */
let tenths = new Uint16Array();

/** Of the questions whose time is known. */
function secondsIn(stored: Buffer | null): { readonly total: number | null; readonly median: number | null } {
  if (stored === null) return { total: null, median: null };
  if (tenths.length < stored.length >> 1) tenths = new Uint16Array(stored.length >> 1);
  let [count, sum] = [0, 0];
  for (let at = 0; at < stored.length >> 1; at += 1) {
    const value = ((stored[2 * at] as number) << 8) | (stored[2 * at + 1] as number);
    if (value === 0) continue;
    tenths[count++] = value;
    sum += value;
  }
  if (count === 0) return { total: null, median: null };
  const sorted = tenths.subarray(0, count).sort();
  const middle = count >> 1;
  const upper = sorted[middle] ?? 0;
  const median = count % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
  return { total: sum / 10, median: median / 10 };
}

/** `places`: the column of each question of the version that was answered. */
function writeAnswers(
  cells: Cell[],
  from: number,
  { choices }: AnswersRow,
  places: Int16Array | undefined,
  length: number,
): void {
  cells.fill(null, from, from + length);
  if (places === undefined || choices === null) return;
  for (let place = 0; place < places.length; place += 1) {
    const choice = choices[place] ?? 0;
    if (choice !== 0) cells[from + (places[place] as number)] = choice;
  }
}

const halves = ['behaviour', 'perception'] as const;

/** Each score of a half with its standard error, in hundredths of a point. */
function writeScores(
  cells: Cell[],
  from: number,
  half: HalfEstimate | undefined,
  variance: Float64Array | undefined,
  size: number,
): void {
  if (half === undefined || variance === undefined || half.theta.length !== size) {
    cells.fill(null, from, from + 2 * size);
    return;
  }
  for (let at = 0; at < size; at += 1) {
    const error = half.errors[at] as number;
    const se = Math.sqrt(error * error + (variance[at] as number));
    cells[from + 2 * at] = hundredths(toScore(half.theta[at] as number));
    cells[from + 2 * at + 1] = hundredths(POINTS * se);
  }
}

/** A competency or domain is the mean of its measures; its error is not, since theirs belong together. */
function writeGroupScores(
  cells: Cell[],
  from: number,
  half: HalfEstimate | undefined,
  variance: Float64Array | undefined,
  { size, groups }: Pick<Model, 'size' | 'groups'>,
): void {
  if (half === undefined || variance === undefined || half.theta.length !== size) {
    cells.fill(null, from, from + 2 * groups.length);
    return;
  }
  for (const [at, { members }] of groups.entries()) {
    let sum = 0;
    for (const member of members) sum += half.theta[member] as number;
    const error = half.groupErrors[at] as number;
    const se = Math.sqrt(error * error + (variance[at] as number));
    cells[from + 2 * at] = hundredths(toScore(sum / members.length));
    cells[from + 2 * at + 1] = hundredths(POINTS * se);
  }
}

const hundredths = (value: number) => Math.round(value * 100);
