import { Fragment } from 'react';
import { Link } from 'react-router';
import { site } from '../lib/site.ts';

/** A text in which `{contact}` becomes a link to where one can write, and `[words](/path)` one to a page. */
export function AddressText({ text }: { text: string }) {
  return text.split(/(\{contact\}|\[[^\]]+\]\([^)]+\))/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
    <Fragment key={index}>{index % 2 === 0 ? part : <LinkTo part={part} />}</Fragment>
  ));
}

function LinkTo({ part }: { part: string }) {
  const [, words, path] = pageLink.exec(part) ?? [];
  if (path === undefined)
    return (
      <a className="link" href={site.contactHref}>
        {site.contact}
      </a>
    );
  return (
    <Link className="link" to={path}>
      {words}
    </Link>
  );
}

const pageLink = /^\[([^\]]+)\]\(([^)]+)\)$/;
