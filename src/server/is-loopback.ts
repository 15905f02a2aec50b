/** Tells whether a host, by its name or its number, is this machine alone. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|(?:::ffff:)?127(?:\.\d+){3}|::1|\[::1\])$/.test(host);
}
