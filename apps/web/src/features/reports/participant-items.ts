import type { ReportParticipant } from '@fourfold/contract';
import { atTime, onDay } from '../../lib/dates.ts';
import type { ComboboxItem } from '../../ui/combobox-choice.ts';

/**
 * Whom a report can be about, the newest submission first. Whoever has answered in several rounds stands there once
 * for each, and so do people of one name: there the day tells them apart, and the time where the day does not.
 */
export function participantItems(participants: readonly ReportParticipant[]): ComboboxItem[] {
  const newestFirst = participants.toSorted((a, b) => b.submitted_at.localeCompare(a.submitted_at));
  const named = counted(newestFirst, nameOf);
  const dated = counted(newestFirst, withDay);
  return newestFirst.map((person) => {
    const { response_id, department, submitted_at } = person;
    const label = `${nameOf(person)}, ${department}`;
    if (named(person) === 1) return { value: response_id, label };
    const when = dated(person) === 1 ? onDay(submitted_at) : atTime(submitted_at);
    return { value: response_id, label: `${label}, submitted ${when}` };
  });
}

const nameOf = ({ first_name, last_name }: ReportParticipant) => `${first_name} ${last_name}`;
const withDay = (person: ReportParticipant) => `${nameOf(person)}, ${onDay(person.submitted_at)}`;

function counted<T>(all: readonly T[], textOf: (one: T) => string): (one: T) => number {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(textOf(one), (counts.get(textOf(one)) ?? 0) + 1);
  return (one) => counts.get(textOf(one)) ?? 0;
}
