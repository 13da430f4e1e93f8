import { Skeleton } from '../../ui/skeleton.tsx';

/** Holds the place of a part with its picture, so that what stands below does not move when it comes. */
export function PartSkeleton({ label }: { label: string }) {
  return (
    <div className="border-t py-8">
      <Skeleton label={label} lines={['medium', 'long']} />
      <div className="mt-5 h-80 animate-wait rounded bg-sunk" />
    </div>
  );
}
