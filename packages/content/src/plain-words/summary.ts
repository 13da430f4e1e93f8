/**
 * What stands in front of an article or a guide, for people who have a minute: what they can do with it, what it found
 * and how certain that is, and, last, what it cannot tell. A test holds each line to twenty words.
 */
export type Summary = readonly [use: string, found: string, also: string, moreover: string, limit: string];
