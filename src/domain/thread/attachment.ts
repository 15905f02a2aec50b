/** Files of one message; of one file bytes; and files that wait in someone's drafts. */
export const attachmentLimits = { ofMessage: 10, bytes: 25_000_000, inDrafts: 40 } as const;
