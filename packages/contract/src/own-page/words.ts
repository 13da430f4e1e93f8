/**
 * A page of one's own for an employee who has submitted, where the organisation allows it. It opens with a personal
 * link that is mailed on submission, `/survey/respondents/{id}?e={expiry}&s={signature}`; the link of the
 * questionnaire does not open it. 410 `gone` when it was erased or is not allowed.
 */
export const ownPageLifeDays = 90;

/** The longest reason for an objection to a score. */
export const objectionMax = 1000;

/** How an objection names a competency or a domain: one of them is called like a perception. */
export const groupName = (key: string): string => `group:${key}`;
