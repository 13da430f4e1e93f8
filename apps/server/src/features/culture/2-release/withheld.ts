import type { Withheld } from '@fourfold/contract/schemas';
import { leastPeople } from '@fourfold/contract/words';

const texts: Record<Withheld['reason'], string> = {
  no_answers: 'Nobody has answered here yet.',
  too_few: `Shown from ${leastPeople} people on, so that nobody’s answers can be told.`,
  not_released: `Shown once ${leastPeople} new answers have come in together, so that no before-and-after shows one person.`,
  seen_before: `You see or saw some of these people one by one, so their figures would show you the others. Figures follow with the next ${leastPeople} new answers.`,
  filter_shows_people:
    'This filter could be subtracted from another one to show few people, so it is open only to those who may see individuals.',
  needs_individuals: 'Only those who may see individuals see this.',
};

export const withheldFor = (reason: Withheld['reason']): Withheld => ({ reason, text: texts[reason] });
