import { sayFew } from '@fourfold/contract/words';

/** A caution beside what rests on few people; nothing where there are enough. */
export function FewPeople({ people }: { people: number }) {
  const said = sayFew(people);
  return said === null ? null : <p className="text-note text-ink-soft">{said}</p>;
}
