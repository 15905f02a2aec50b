/** Scopes that a system may be granted on the API. */
export const scopes = ['invite-clients', 'mail-clients', 'read-reports', 'plan-projections'] as const;
export type Scope = (typeof scopes)[number];
