import type { IndividualProfile } from '@fourfold/contract/schemas';
import { plural } from '@lingui/core/macro';
import { objectedTo, rowId } from './objected.ts';

interface ObjectionsLineProps {
  profile: Pick<IndividualProfile, 'groups' | 'measures' | 'disputes'>;
  firstName: string;
}

/** How many scores the person says are not them, each with the way to it. */
export function ObjectionsLine({ profile, firstName }: ObjectionsLineProps) {
  const { disputes } = profile;
  if (disputes.length === 0) return null;
  const count = disputes.length;
  return (
    <p className="max-w-narrow text-ui">
      {plural(count, {
        one: `${firstName} objects to # score:`,
        other: `${firstName} objects to # scores:`,
      })}{' '}
      {disputes.map(({ measure_key }, at) => {
        const { name, group } = objectedTo(profile, measure_key);
        return (
          <span key={measure_key}>
            {at > 0 && ', '}
            {group === null ? (
              name
            ) : (
              <a className="link" href={`#${rowId(group)}`} onClick={() => unfold(rowId(group))}>
                {name}
              </a>
            )}
          </span>
        );
      })}
    </p>
  );
}

/** Opens the row and all that it is folded into, before the browser goes there. */
function unfold(id: string): void {
  for (let at = document.getElementById(id); at !== null; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
}
