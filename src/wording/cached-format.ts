const kept = new Map<string, Intl.DateTimeFormat>();

/** The format of days and moments with these options: made once, which takes as long as a hundred answers of it. Time zones are the variants' own, so there are few. */
export function getCachedFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  const known = kept.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(tag, options);
  kept.set(key, made);
  return made;
}
