import { addressedPortfolio } from '#domain/portfolio/portfolio-address.ts';
import type { RequestContext } from '#server/request-context.ts';

/** The id of the portfolio whose ledger an address is about; empty where it names none. */
export function ledgerPortfolio({ variant }: Pick<RequestContext, 'variant'>, named: string): string {
  return addressedPortfolio(variant.portfolioParameter, named) ?? '';
}
