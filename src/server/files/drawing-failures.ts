/** With which numbers the process that draws pictures anew says what was wrong with one. */
export const drawingFailures = { unreadable: 10, tooManyPixels: 11 } as const;
