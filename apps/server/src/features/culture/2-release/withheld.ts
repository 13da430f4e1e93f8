import type { Withheld } from '@fourfold/contract/schemas';
import { leastPeople } from '@fourfold/contract/words';
import { sentence } from '@fourfold/words';

const texts: Readonly<Record<Withheld['reason'], (values: { least: number }) => string>> = {
  no_answers: sentence('Nobody has answered here yet.'),
  too_few: sentence(
    'Shown once there are {least, number} people or more, so that nobody’s answers can be identified.',
  ),
  not_released: sentence(
    'Shown once there are {least, number} new answers to add together. Otherwise, comparing the scores before and after could reveal one person’s answers.',
  ),
  seen_before: sentence(
    'You can see, or have seen, individual results of some of these people, so the group’s scores would reveal the others’ answers. Scores will appear with the next {least, number} new answers.',
  ),
  filter_shows_people: sentence(
    'Comparing this filter’s scores with another’s could reveal the answers of just a few people. Only people who are allowed to see individual results can use this filter.',
  ),
  other_version: sentence(
    'These people answered another version of the questionnaire. They can be compared once both groups have answered the same version.',
  ),
  needs_individuals: sentence('Only people who are allowed to see individual results can see this.'),
};

export const withheldFor = (reason: Withheld['reason']): Withheld => ({
  reason,
  text: texts[reason]({ least: leastPeople }),
});
