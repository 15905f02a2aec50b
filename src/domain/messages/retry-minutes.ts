/** After so many failed attempts a message is given up. */
export const maxAttempts = 10;

/** Minutes until a message that could not be handed over is tried again after its nth attempt: 1, 2, 4 … then always 60; null gives it up. */
export function retryMinutes(attempts: number): number | null {
  return attempts >= maxAttempts ? null : Math.min(60, 2 ** (attempts - 1));
}
