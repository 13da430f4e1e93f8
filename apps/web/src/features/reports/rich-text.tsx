import type { Inline, RichBlock } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface RichTextProps {
  blocks: readonly RichBlock[];
  /** What a mark says when it is reached; marks are drawn only with it. */
  notes?: readonly string[];
}

/** The safe list as React elements: text stays text, whatever it looks like. */
export function RichText({ blocks, notes = [] }: RichTextProps): ReactNode {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other name than their place
    <Block key={index} block={block} notes={notes} />
  ));
}

function Block({ block, notes }: { block: RichBlock; notes: readonly string[] }): ReactNode {
  switch (block.type) {
    case 'heading': {
      const Heading = block.level === 3 ? 'h5' : 'h4';
      return (
        <Heading className={block.level === 3 ? 'mt-6 text-h4' : 'mt-8 text-h3'}>
          {inlines(block.children, notes)}
        </Heading>
      );
    }
    case 'paragraph':
      return <p>{inlines(block.children, notes)}</p>;
    case 'quote':
      return (
        <blockquote>
          <RichText blocks={block.children} notes={notes} />
        </blockquote>
      );
    case 'rule':
      return <hr />;
    case 'list': {
      const items = block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={index}>
          <RichText blocks={item} notes={notes} />
        </li>
      ));
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
  }
}

const inlines = (children: readonly Inline[], notes: readonly string[]): ReactNode =>
  children.map((inline, index) => {
    const key = `${index} ${inline.type}`;
    switch (inline.type) {
      case 'text':
        return inline.text;
      case 'break':
        return <br key={key} />;
      case 'strong':
        return <strong key={key}>{inlines(inline.children, notes)}</strong>;
      case 'emphasis':
        return <em key={key}>{inlines(inline.children, notes)}</em>;
      default:
        return (
          <mark
            key={key}
            title={notes[inline.mark]}
            className="rounded bg-warning-soft text-warning underline decoration-wavy underline-offset-4"
          >
            {inlines(inline.children, notes)}
            <sup className="ml-0.5 font-sans text-tick">
              <span className="sr-only">
                <Trans>to check, note </Trans>
              </span>
              {inline.mark + 1}
            </sup>
          </mark>
        );
    }
  });
