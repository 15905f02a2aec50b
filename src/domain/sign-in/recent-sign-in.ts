const recentMinutes = 15;

/** Whether somebody proved who he is lately enough to change how he proves it. Moments in milliseconds since 1970. */
export function isRecentSignIn(signedInAt: number, now: number): boolean {
  return now - signedInAt <= recentMinutes * 60_000;
}
