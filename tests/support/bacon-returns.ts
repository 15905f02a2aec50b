/** Monthly returns of C. R. Bacon, Practical Portfolio Performance Measurement and Attribution (Wiley, 2nd ed. 2008), p. 65–66. */
export const baconReturns = {
  portfolio: [
    0.003, 0.026, 0.011, -0.01, 0.015, 0.025, 0.016, 0.067, -0.014, 0.04, -0.005, 0.081, 0.04, -0.037, -0.061, 0.017, -0.049, -0.022, 0.07,
    0.058, -0.065, 0.024, -0.005, -0.009,
  ],
  benchmark: [
    0.002, 0.025, 0.018, -0.011, 0.014, 0.018, 0.014, 0.065, -0.015, 0.042, -0.006, 0.083, 0.039, -0.038, -0.062, 0.015, -0.048, 0.021,
    0.06, 0.056, -0.067, 0.019, -0.003, 0,
  ],
} as const satisfies Readonly<Record<string, readonly number[]>>;
