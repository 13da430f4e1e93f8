/** The shortest mail there is, for tests of what carries it. */
export const plainMail = {
  kind: 'test',
  organisationId: null,
  to: 'ann@example.com',
  subject: 'Hello',
  preview: 'Hello',
  blocks: [{ type: 'text', text: 'A link' }],
} as const;
