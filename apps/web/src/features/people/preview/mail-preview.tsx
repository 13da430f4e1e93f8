import type { AnswerOf, previewInvitation } from '@fourfold/contract/calls';
import { Trans } from '@lingui/react/macro';

type Blocks = AnswerOf<typeof previewInvitation>['blocks'];

/** The mail’s own blocks, as a mail program would show them. */
export function MailPreview({ subject, blocks }: { subject: string; blocks: Blocks }) {
  return (
    <section aria-labelledby="preview-mail">
      <h3 id="preview-mail" className="text-h4">
        <Trans>The e-mail</Trans>
      </h3>
      <p className="mt-1 text-ui">
        <span className="text-ink-soft">
          <Trans>Subject:</Trans>
        </span>{' '}
        {subject}
      </p>
      <div className="mt-3 grid gap-3 rounded border bg-paper px-5 py-5">
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity and do not move
          <MailBlock key={index} block={block} />
        ))}
      </div>
    </section>
  );
}

function MailBlock({ block }: { block: Blocks[number] }) {
  switch (block.type) {
    case 'heading':
      return <p className="font-display text-h3">{block.text}</p>;
    case 'text':
      return <p className="text-ui whitespace-pre-line">{block.text}</p>;
    case 'small':
      return <p className="text-note whitespace-pre-line text-ink-soft">{block.text}</p>;
    case 'quote':
      return (
        <blockquote className="border-l-2 border-sky-line pl-4 text-ui whitespace-pre-line">
          {block.text}
        </blockquote>
      );
    case 'button':
      return (
        <p>
          <span className="inline-block rounded bg-ink px-5 py-2.5 text-ui text-paper">{block.label}</span>
        </p>
      );
  }
}
