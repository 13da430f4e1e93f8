import type { DeskDue } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { onClock, onDay } from '../../lib/dates.ts';
import { cx } from '../../ui/cx.ts';

/** One thing that waits for the person, in a line. */
export function DueLine({ due }: { due: DeskDue }) {
  return <span className={cx(due.kind === 'plans_over' && 'text-warning')}>{sayDue(due)}</span>;
}

export function sayDue(due: DeskDue): string {
  switch (due.kind) {
    case 'plans_over':
      return plural(due.plans, {
        one: '# plan is past its last day',
        other: '# plans are past their last day',
      });
    case 'plans_quiet':
      return plural(due.plans, {
        one: '# plan with nothing ticked for two weeks',
        other: '# plans with nothing ticked for two weeks',
      });
    case 'round_ends':
      return t`Round ends ${onDay(due.at)}`;
    case 'launch': {
      const at = onClock(due.at);
      return plural(due.people, {
        one: `# invitation goes out on ${at}`,
        other: `# invitations go out on ${at}`,
      });
    }
    case 'figures':
      return t`New scores since your last visit`;
  }
}
