/** Reasons why the copy of a submission or a message does not come into the library: the account was closed, its sender lost access to it, or it failed for two days. */
export const copyReasons = ['closed', 'noAccess', 'failed'] as const;
export type CopyReason = (typeof copyReasons)[number];
