/** The code of an authenticator app changes with each step (RFC 6238). */
export const stepSeconds = 30;

/** Clocks of telephones are wrong: the step before and the one after are taken too. */
const window = [-1, 0, 1];

/** The number of the step at a moment in milliseconds since 1970. */
export function timeStep(now: number): number {
  return Math.floor(now / 1000 / stepSeconds);
}

/** The steps whose code may be shown at `now`: none is taken twice, nor one before the last that was taken. */
export function openSteps(now: number, lastStep: number | null): readonly number[] {
  const present = timeStep(now);
  return window.map((offset) => present + offset).filter((step) => lastStep === null || step > lastStep);
}
