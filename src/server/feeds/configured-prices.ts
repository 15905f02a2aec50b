import type { Variant } from '#variants/variant.ts';
import { createServiceCaller } from '../auth/call-service.ts';
import type { Config } from '../config.ts';
import { outsidePrices } from './outside-prices.ts';
import type { PriceFeed } from './price-feed.ts';

/**
 * Returns the price service of the installation; null where none is configured, and prices come with imports alone. Who runs the installation names its
 * address, so it may be of the firm's own network.
 */
export function configuredPrices({ prices }: Pick<Config, 'prices'>, variant: Pick<Variant, 'fallbackCurrency'>): PriceFeed | null {
  if (prices === null) return null;
  const ask = createServiceCaller({ mayReach: () => true, header: prices.header });
  return outsidePrices(ask, prices.url, variant.fallbackCurrency);
}
