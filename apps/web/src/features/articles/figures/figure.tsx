import type { ReactNode } from 'react';

/** A picture with its words under it. Inside there are no lists and paragraphs: running text has marks of its own. */
export function Figure({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <figure className="border-y py-5 font-sans text-ui">
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
