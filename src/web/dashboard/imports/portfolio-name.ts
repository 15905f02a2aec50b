import type { PortfolioToImport } from '#contracts/imports.ts';
import type { Texts } from '#wording/texts.ts';

/** Returns what tells a portfolio apart from all others on the portal, with its type and number to find it by. */
export function portfolioName({ client, name, currency, type, number, apart }: PortfolioToImport, texts: Texts): string {
  const parts = [type, currency, number !== null && apart?.includes(number) ? null : number].filter((part) => part !== null && part !== '');
  const named = { client, name, currency: parts.join(', ') };
  return apart === null ? texts('imports.upload.portfolioName', named) : texts('imports.upload.portfolioApart', { ...named, apart });
}
