import type { ReportParticipant } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { atTime, onDay } from '../../lib/dates.ts';
import type { ComboboxItem } from '../../ui/combobox-choice.ts';

/**
 * Whom a report can be about: employees by name, then candidates, who are marked, each with their newest answers. Answers
 * that a later round took the place of come after all of them, and say so. People of one name are told apart by the day,
 * or by the time where the day does not.
 */
export function participantItems(participants: readonly ReportParticipant[]): ComboboxItem[] {
  const inRounds = new Set(participants.map(({ round }) => round)).size > 1;
  const named = counted(participants, nameOf);
  const dated = counted(participants, withDay);
  const isCandidate = ({ kind }: ReportParticipant) => kind === 'candidate';
  const isOlder = ({ superseded_by }: ReportParticipant) => superseded_by !== null;
  const ordered = participants.toSorted(
    (a, b) =>
      Number(isOlder(a)) - Number(isOlder(b)) ||
      Number(isCandidate(a)) - Number(isCandidate(b)) ||
      nameOf(a).localeCompare(nameOf(b)) ||
      b.submitted_at.localeCompare(a.submitted_at),
  );
  return ordered.map((person) => {
    const { response_id, department, submitted_at, round, superseded_by } = person;
    const when = dated(person) === 1 ? onDay(submitted_at) : atTime(submitted_at);
    const label = [
      `${nameOf(person)}, ${department}`,
      ...(isCandidate(person) ? [t`candidate`] : []),
      ...(inRounds ? [t`round ${round}`] : []),
      ...(inRounds || named(person) > 1 ? [t`submitted ${when}`] : []),
      ...(superseded_by === null ? [] : [t`replaced by round ${superseded_by.round}`]),
    ];
    return { value: response_id, label: label.join(', ') };
  });
}

const nameOf = ({ first_name, last_name }: ReportParticipant) => `${first_name} ${last_name}`;
const withDay = (person: ReportParticipant) => `${nameOf(person)}, ${onDay(person.submitted_at)}`;

function counted<T>(all: readonly T[], textOf: (one: T) => string): (one: T) => number {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(textOf(one), (counts.get(textOf(one)) ?? 0) + 1);
  return (one) => counts.get(textOf(one)) ?? 0;
}
