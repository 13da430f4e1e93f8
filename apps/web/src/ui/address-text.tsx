import { Fragment } from 'react';

/** A text in which `{contact}` becomes a link that writes to the address. */
export function AddressText({ text, address }: { text: string; address: string }) {
  return text.split('{contact}').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
    <Fragment key={index}>
      {index > 0 && (
        <a className="link" href={`mailto:${address}`}>
          {address}
        </a>
      )}
      {part}
    </Fragment>
  ));
}
