import type { NamedReportArea } from '@fourfold/contract/schemas';
import { HIGH_EDGE, LOW_EDGE, OVERACTIVATED_FROM } from '@fourfold/measurement/person/bands.ts';
import { t } from '@lingui/core/macro';
import { certainty } from '../../lib/chance.ts';

/**
 * What the results say of one behaviour. How probable “too much” is depends on from where it counts, so each sentence
 * says from where: overactivated begins further out, a development area where balanced ends.
 */
export const overactivatedSentence = (area: NamedReportArea) =>
  `${sentence(area, t`far too much (${OVERACTIVATED_FROM} or more)`)} ${t`Too much (above ${HIGH_EDGE}): ${certainty(area.beyond)}.`}`;

export const areaSentence = (area: NamedReportArea) =>
  sentence(
    area,
    area.direction === 'reduce' ? t`too much (above ${HIGH_EDGE})` : t`too little (below ${LOW_EDGE})`,
  );

const sentence = ({ name, score, low, high, probability }: NamedReportArea, what: string) =>
  t`${name}: ${score} (${low} to ${high}), ${what}, ${certainty(probability)}.`;
