export type Command = 'bold' | 'italic' | 'heading' | 'list' | 'numbers' | 'undo' | 'redo';

/*
 * `execCommand` is called deprecated and has no successor: it is what every browser edits with, and the one way to
 * change a text so that undo takes it back. An editor of our own, or a library, would be a hundred times as long.
 */
const exec = (command: string, value?: string) => document.execCommand(command, false, value);

export function run(command: Command): void {
  exec('styleWithCSS', 'false');
  if (command === 'heading') heading();
  else if (command === 'list') exec('insertUnorderedList');
  else if (command === 'numbers') exec('insertOrderedList');
  else exec(command);
}

function heading(): void {
  const { heading: isHeading, list, numbers } = commandState();
  if (list) exec('insertUnorderedList');
  if (numbers) exec('insertOrderedList');
  exec('formatBlock', isHeading ? '<p>' : '<h4>');
}

/** Which of them hold where the caret is. */
export function commandState(): Readonly<Record<'bold' | 'heading' | 'list' | 'numbers', boolean>> {
  const isHeading = /^h\d$/i.test(document.queryCommandValue('formatBlock'));
  return {
    // A heading is bold by itself.
    bold: !isHeading && document.queryCommandState('bold'),
    heading: isHeading,
    list: document.queryCommandState('insertUnorderedList'),
    numbers: document.queryCommandState('insertOrderedList'),
  };
}

/** Plain text, a paragraph a line, whatever it was copied from. */
export function insertText(text: string): void {
  const lines = text.split(/(?:\r?\n)+/);
  for (const [at, line] of lines.entries()) {
    if (at > 0) exec('insertParagraph');
    if (line !== '') exec('insertText', line);
  }
}
