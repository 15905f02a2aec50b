/** What a system may be allowed to ask of the API. */
export const scopes = ['invite-clients', 'mail-clients'] as const;
export type Scope = (typeof scopes)[number];
