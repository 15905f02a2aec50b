/** The exit codes of the image worker, by what was wrong with an image. */
export const imageWorkerFailures = { unreadable: 10, tooManyPixels: 11 } as const;
