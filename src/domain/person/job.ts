/** Jobs of the firm's staff, independent of their permissions. */
export const jobs = ['investment-manager', 'financial-advisor'] as const;
export type Job = (typeof jobs)[number];
