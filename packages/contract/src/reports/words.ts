export const promptRows = 20;

export const promptMax = 20_000;

export const draftMax = 40_000;

/** Drafts that an organisation may have written in 24 hours. */
export const draftsPerDay = 100;

/** Readings of changed drafts that an organisation may ask a provider for in 24 hours. */
export const readingsPerDay = 300;

/** What a template may hold, each once or more; the first four are needed. */
export const promptPlaceholders = [
  'first_name',
  'overactivated_capacity',
  'development_area_1',
  'development_area_2',
  'overactivated_capacity_definition',
  'development_area_1_definition',
  'development_area_2_definition',
] as const;

export type PromptPlaceholder = (typeof promptPlaceholders)[number];

/** A figure, a direction or a name in a draft that does not fit the results, or something that is no plain text. */
export const findingKinds = ['number', 'direction', 'name', 'markup', 'link'] as const;

/**
 * `prepared`: a prompt, nothing written yet. `generating`: being written. `drafted`: to be reviewed. `reviewed`: ready
 * to be sent. `sending`, `sent`, `undeliverable`: what became of the mail.
 */
export const reportStatuses = [
  'prepared',
  'generating',
  'drafted',
  'reviewed',
  'sending',
  'sent',
  'undeliverable',
] as const;
