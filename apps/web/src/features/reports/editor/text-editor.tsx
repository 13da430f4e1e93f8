import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { readMarkdown } from '../read-markdown.ts';
import { type Command, insertText, run } from './commands.ts';
import { findPlace } from './find-place.ts';
import { toMarkdown } from './to-markdown.ts';
import { toPage } from './to-page.ts';
import { Toolbar } from './toolbar.tsx';

interface Place {
  readonly from: number;
  readonly to: number;
}

export interface EditorHandle {
  /** Selects a stretch of the text and brings it into view. */
  show: (place: Place) => void;
}

interface TextEditorProps {
  label: string;
  hint: string;
  /** Markdown. Read once: the editor is its own text from then on, so that nothing is lost of what can be undone. */
  value: string;
  /** Stretches of `value` to look at. */
  marks: readonly Place[];
  onChange: (markdown: string) => void;
  ref?: Ref<EditorHandle>;
}

/** A text as it will look, in a browser's own editing, and as Markdown for everyone else. */
export function TextEditor({ label, hint, value, marks, onChange, ref }: TextEditorProps) {
  const id = useId();
  const page = useRef<HTMLDivElement>(null);
  const first = useRef(value);

  useEffect(() => {
    page.current?.replaceChildren(...toPage(readMarkdown(first.current)));
    document.execCommand('defaultParagraphSeparator', false, 'p');
  }, []);
  useMarks(page, value, marks);
  useImperativeHandle(ref, () => ({
    show(place) {
      const range = page.current && findPlace(page.current, value, place);
      if (!page.current || !range) return;
      page.current.focus();
      document
        .getSelection()
        ?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
      range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    },
  }));

  function changed(): void {
    if (page.current === null) return;
    // Browsers give what they join a look of its own, which nobody else would see.
    for (const styled of page.current.querySelectorAll('[style]')) styled.removeAttribute('style');
    onChange(toMarkdown(page.current));
  }
  function command(name: Command): void {
    page.current?.focus();
    run(name);
    changed();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const name = commandOf(event);
    if (name === null) return;
    event.preventDefault();
    if (name !== 'none') command(name);
  }
  function onPaste(event: ClipboardEvent): void {
    event.preventDefault();
    insertText(event.clipboardData.getData('text/plain'));
  }
  return (
    <div className="min-w-0">
      <p id={`${id}-label`} className="mb-1 text-ui font-medium">
        {label}
      </p>
      <p id={`${id}-hint`} className="mb-2 text-note text-ink-soft">
        {hint}
      </p>
      <Toolbar page={page} controls={id} onCommand={command} />
      {/* biome-ignore lint/a11y/useSemanticElements: no element of a form holds headings and lists */}
      <div
        ref={page}
        id={id}
        role="textbox"
        tabIndex={0}
        aria-multiline
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        contentEditable
        suppressContentEditableWarning
        spellCheck
        className="written prose"
        onInput={changed}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onClick={({ detail }) => detail === 3 && selectBlock()}
        onDrop={(event) => event.preventDefault()}
      />
    </div>
  );
}

/** Three clicks select a paragraph and where the next begins: what is typed then would join the two. */
function selectBlock(): void {
  const selection = document.getSelection();
  const node = selection?.anchorNode;
  const block = (node instanceof Element ? node : node?.parentElement)?.closest('p, li, h4, h5');
  if (block) selection?.selectAllChildren(block);
}

/** Drawn beside the text, never in it: a mark in it would be part of what is typed and undone. */
function useMarks(
  page: { readonly current: HTMLElement | null },
  value: string,
  marks: readonly Place[],
): void {
  useEffect(() => {
    if (!('highlights' in CSS) || page.current === null) return;
    const root = page.current;
    const ranges = marks.flatMap((place) => findPlace(root, value, place) ?? []);
    CSS.highlights.set('to-check', new Highlight(...ranges));
    return () => void CSS.highlights.delete('to-check');
  }, [page, value, marks]);
}

const letterCommands: Readonly<Record<string, Command | 'none'>> = { b: 'bold', i: 'italic', u: 'none' };

/** Keys that do what no report can hold do nothing; undo is the browser's own. */
function commandOf({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyboardEvent): Command | 'none' | null {
  if (!ctrlKey && !metaKey) return null;
  if (!altKey && !shiftKey) return letterCommands[key.toLowerCase()] ?? null;
  if (altKey && code === 'Digit2') return 'heading';
  if (shiftKey && code === 'Digit8') return 'list';
  if (shiftKey && code === 'Digit7') return 'numbers';
  return null;
}
