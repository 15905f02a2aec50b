/** What a portfolio is in law and for tax; a variant offers some of them. */
export const portfolioTypes = ['GIA', 'ISA', 'SIPP', 'ExO', 'OPB', 'Trust', 'SSAS', 'Fund'] as const;
export type PortfolioType = (typeof portfolioTypes)[number];
