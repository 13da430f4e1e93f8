import type { CultureFilter } from '@fourfold/contract/schemas';
import { sentence } from '@fourfold/words';
import { longDay } from '../../../kernel/documents/long-day.ts';

const said = {
  company: sentence<{ company: string }>('company {company}'),
  position: sentence<{ position: string }>('position {position}'),
  from: sentence<{ day: string }>('submitted from {day}'),
  to: sentence<{ day: string }>('submitted until {day}'),
  leftOut: sentence('including answers that were left out'),
};

/** Whose figures they are besides round and department: a file goes where nobody sees the filters of the page. */
export function sayFilters({ company, position, from, to, include }: CultureFilter): string[] {
  return [
    ...(company === undefined ? [] : [said.company({ company })]),
    ...(position === undefined ? [] : [said.position({ position })]),
    ...(from === undefined ? [] : [said.from({ day: longDay(new Date(from)) })]),
    ...(to === undefined ? [] : [said.to({ day: longDay(new Date(to)) })]),
    ...(include === undefined ? [] : [said.leftOut()]),
  ];
}
