import type { Withheld } from '@fourfold/contract/schemas';
import { leastPeople } from '@fourfold/contract/words';
import { sentence } from '@fourfold/words';

const texts: Readonly<Record<Withheld['reason'], (values: { least: number }) => string>> = {
  no_answers: sentence('Nobody has answered here yet.'),
  too_few: sentence('Shown from {least, number} people on, so that nobody’s answers can be told.'),
  not_released: sentence(
    'Shown once {least, number} new answers have come in together, so that no before-and-after shows one person.',
  ),
  seen_before: sentence(
    'You see or saw some of these people one by one, so their figures would show you the others. Figures follow with the next {least, number} new answers.',
  ),
  filter_shows_people: sentence(
    'Subtracted from another one, this filter could show few people. Only people who may see individuals can use it.',
  ),
  other_version: sentence(
    'These people answered another version of the questionnaire. They can be compared once both have answered the same.',
  ),
  needs_individuals: sentence('Only those who may see individuals see this.'),
};

export const withheldFor = (reason: Withheld['reason']): Withheld => ({
  reason,
  text: texts[reason]({ least: leastPeople }),
});
