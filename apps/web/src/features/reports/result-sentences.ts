import type { NamedReportArea } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { chance } from '../../lib/chance.ts';

/**
 * What the results say of one behaviour. How probable “too much” is depends on from where it counts, so each sentence
 * says from where: overactivated begins at 150, a development area where balanced ends.
 */
export const overactivatedSentence = (area: NamedReportArea) => sentence(area, t`far too much (150 or more)`);

export const areaSentence = (area: NamedReportArea) =>
  sentence(area, area.direction === 'reduce' ? t`too much (above 120)` : t`too little (below 80)`);

const sentence = ({ name, score, low, high, probability }: NamedReportArea, what: string) =>
  t`${name}: ${score} (${low} to ${high}), ${what} with a probability of ${chance(probability)}.`;
