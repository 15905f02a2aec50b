import type { Portfolio } from './portfolio.ts';

/** The number by which a source knows a portfolio; null of one that was added by hand, which is kept under its own id. */
export function portfolioNumber({ id, externalId }: Pick<Portfolio, 'id' | 'externalId'>): string | null {
  return externalId === id ? null : externalId;
}
