import { Skeleton } from '../../ui/skeleton.tsx';

interface PartSkeletonProps {
  /** As the part is called in the address and in the table of contents, with its name. */
  id?: string;
  name?: string;
  label: string;
  /** Only a sentence comes, not a picture. */
  small?: boolean;
}

/** Holds the place of a part, so that what stands below does not move when it comes. */
export function PartSkeleton({ id, name, label, small = false }: PartSkeletonProps) {
  return (
    <div id={id} className={small ? 'scroll-mt-20 border-t py-4' : 'scroll-mt-20 border-t py-6'}>
      {name !== undefined && <h2 className="mb-2 text-h4">{name}</h2>}
      <Skeleton label={label} lines={small ? ['long'] : ['medium', 'long']} />
      {!small && <div className="mt-5 h-80 animate-wait rounded bg-sunk" />}
    </div>
  );
}
