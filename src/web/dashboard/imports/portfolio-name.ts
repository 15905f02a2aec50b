import type { PortfolioToImport } from '#contracts/imports.ts';
import type { Texts } from '#wording/texts.ts';

/** Returns what tells a portfolio apart from all others on the portal. */
export function portfolioName({ client, name, currency, apart }: PortfolioToImport, texts: Texts): string {
  const named = { client, name, currency };
  return apart === null ? texts('imports.upload.portfolioName', named) : texts('imports.upload.portfolioApart', { ...named, apart });
}
