import { t } from '@lingui/core/macro';

/**
 * What the shaded stretch is. Too few people answer for each competency to have a spread of its own: all of them together
 * say how far these people differ, so that the stretches are nearly alike. One person says nothing of it.
 */
export const aboutStretch = (team: string, people: number): string =>
  people === 1
    ? t`The shaded stretch is as wide as is usual for a team. Only one person in this team has answered, so we can’t tell how far its people differ.`
    : t`We estimate that about two thirds of ${team} are within the shaded stretch. How far people differ is estimated from all competencies together, so the stretch is about equally wide in every row.`;
