import { sentence } from '@fourfold/words';
import type { Cell, Table } from './table.ts';
import { isText, type Variable } from './variables.ts';

const said = {
  name: sentence('Codebook'),
  column: sentence('Column'),
  label: sentence('Label'),
  meaning: sentence('Meaning'),
  kind: sentence('Type'),
  value: sentence('Value'),
  key: sentence('Key'),
  text: sentence('Text'),
  number: sentence('Number'),
  words: sentence('Text'),
  moment: sentence('Date and time (UTC)'),
  choice: sentence('Choice'),
};

/** What every column means and what its values stand for: a line a column, and one more for each further value. */
export const codebookOf = (variables: readonly Variable[]): Table => ({
  name: said.name(),
  columns: [said.column(), said.label(), said.meaning(), said.kind(), said.value(), said.key(), said.text()],
  rows: variables.flatMap(linesOf),
});

function linesOf(variable: Variable): Cell[][] {
  const { name, label, meaning = '', values } = variable;
  const own = [name, label, meaning, kindOf(variable)];
  if (values === undefined) return [[...own, null, null, null]];
  return values.map(({ key, label: text }, index) => [...own, index + 1, key, text]);
}

function kindOf(variable: Variable): string {
  if (variable.values !== undefined) return said.choice();
  if (isText(variable)) return said.words();
  return variable.kind === 'moment' ? said.moment() : said.number();
}
