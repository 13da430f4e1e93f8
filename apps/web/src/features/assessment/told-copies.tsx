import { LinkCopies, type LinkCopiesProps } from '../../ui/link-copies.tsx';

/** Its own file, fetched only where a link was copied. */
export default function ToldCopies(props: LinkCopiesProps) {
  return <LinkCopies {...props} />;
}
