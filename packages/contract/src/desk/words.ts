/** What can be taken along from one of one's organisations into a new one. */
export const clientParts = ['words', 'departments', 'logo', 'plans', 'settings'] as const;
export type ClientPart = (typeof clientParts)[number];

/** Copied plans end so long after they are copied, until someone says otherwise. */
export const copiedPlanDays = 90;
/** A running plan is quiet when nobody has ticked it for so long. */
export const quietPlanDays = 14;
