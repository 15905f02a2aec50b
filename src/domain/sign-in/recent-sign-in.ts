const recentMinutes = 15;

/** Returns true if the user signed in recently enough to change how they sign in. Times are in milliseconds since 1970. */
export function isRecentSignIn(signedInAt: number, now: number): boolean {
  return now - signedInAt <= recentMinutes * 60_000;
}
