/** The kinds of portfolios. */
export const portfolioTypeNames = {
  GIA: 'General investment account',
  ISA: 'Stocks & Shares ISA',
  SIPP: 'Self-invested personal pension',
  ExO: 'Execution-only account',
  OPB: 'Offshore portfolio bond',
  Trust: 'Trust',
  SSAS: 'Small self-administered scheme',
  Fund: 'Private equity programme',
};

/** The objectives of portfolios. */
export const objectiveNames = { Income: 'Income', Accumulation: 'Accumulation', Both: 'Income and accumulation' };
