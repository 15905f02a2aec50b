const recentMinutes = 15;

/** Whether someone proved who they are lately enough to change how they prove it. Moments in milliseconds since 1970. */
export function isRecentSignIn(signedInAt: number, now: number): boolean {
  return now - signedInAt <= recentMinutes * 60_000;
}
