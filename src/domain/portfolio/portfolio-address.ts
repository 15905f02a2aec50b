import { isId } from '../is-id.ts';

/** Shape of the portfolio's part of an address; which one is a property of the variant. */
export type PortfolioParameter = 'id' | 'id-contact-external';

interface Addressed {
  readonly id: string;
  readonly accountId: string;
  readonly externalId: string;
}

/** The portfolio's part of its address. In the long shape none of the three pieces contains a dash. */
export function portfolioAddress(shape: PortfolioParameter, { id, accountId, externalId }: Addressed): string {
  return shape === 'id' ? id : `${id}-${accountId}-${externalId}`;
}

/** The portfolio's id of an address: the first of three pieces in the long shape. Null for anything else. */
export function addressedPortfolio(shape: PortfolioParameter, parameter: string): string | null {
  const pieces = parameter.split('-');
  const [id = ''] = pieces;
  return pieces.length === (shape === 'id' ? 1 : 3) && isId(id) ? id : null;
}
