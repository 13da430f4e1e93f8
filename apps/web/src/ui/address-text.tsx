import { Fragment } from 'react';
import { site } from '../lib/site.ts';

/** A text in which `{contact}` becomes a link to where one can write. */
export function AddressText({ text }: { text: string }) {
  return text.split('{contact}').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
    <Fragment key={index}>
      {index > 0 && (
        <a className="link" href={site.contactHref}>
          {site.contact}
        </a>
      )}
      {part}
    </Fragment>
  ));
}
