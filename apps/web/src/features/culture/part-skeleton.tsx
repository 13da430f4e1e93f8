import { Skeleton } from '../../ui/skeleton.tsx';

interface PartSkeletonProps {
  name?: string;
  label: string;
  /** Only a sentence comes, not a picture. */
  small?: boolean;
}

/** Holds the place of a part, so that what stands below does not move when it comes. */
export function PartSkeleton({ name, label, small = false }: PartSkeletonProps) {
  return (
    <div className={small ? 'border-t py-4 print:hidden' : 'border-t py-6 print:hidden'}>
      {name !== undefined && <h2 className="mb-2 text-h4">{name}</h2>}
      <Skeleton label={label} lines={small ? ['long'] : ['medium', 'long']} />
      {!small && <div className="mt-5 h-80 animate-wait rounded bg-sunk" />}
    </div>
  );
}
