/** What the firm's own people do there, besides what they may. */
export const jobs = ['investment-manager', 'financial-advisor'] as const;
export type Job = (typeof jobs)[number];
