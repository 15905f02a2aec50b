import { addressedPortfolio } from '#domain/portfolio/portfolio-address.ts';
import type { Visit } from '#server/visit.ts';

/** The id of the portfolio whose ledger an address is about; empty where it names none. */
export function ledgerPortfolio({ variant }: Pick<Visit, 'variant'>, named: string): string {
  return addressedPortfolio(variant.portfolioParameter, named) ?? '';
}
