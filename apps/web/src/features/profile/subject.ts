import { t } from '@lingui/core/macro';
/** Whose profile it is: someone by their first name, or null for someone who reads their own. */
export type Subject = string | null;

export const whose = (subject: Subject): string => (subject === null ? t`your` : t`${subject}’s`);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
