/** Legal and tax types of a portfolio; a variant offers some of them. */
export const portfolioTypes = ['GIA', 'ISA', 'SIPP', 'ExO', 'OPB', 'Trust', 'SSAS', 'Fund'] as const;
export type PortfolioType = (typeof portfolioTypes)[number];
