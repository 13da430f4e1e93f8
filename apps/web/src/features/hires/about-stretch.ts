import { t } from '@lingui/core/macro';

/**
 * What the shaded stretch is. Too few people answer for each competency to have a spread of its own: all of them together
 * say how far these people differ, so that the stretches are nearly alike. One person says nothing of it.
 */
export const aboutStretch = (team: string, people: number): string =>
  people === 1
    ? t`The shaded stretch is as wide as is usual for a team. From one person’s answers, we can’t tell how far people in this team differ.`
    : t`The shaded stretch is where we estimate about two thirds of ${team} to be. How far people differ is estimated from all competencies together, so the stretch is about equally wide in every row.`;
