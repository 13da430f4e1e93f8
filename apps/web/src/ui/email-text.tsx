import { Fragment } from 'react';

/** An address that breaks where people would break it: before the @ and before a dot, elsewhere only if it must. */
export function EmailText({ address }: { address: string }) {
  return (
    <span className="[overflow-wrap:anywhere]">
      {address.split(/(?=[@.])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
