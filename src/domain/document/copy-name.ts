const longestName = 200;

/** A name like this one that is not among `taken`: `letter.pdf` becomes `letter (2).pdf`. Upper and lower case are the same name. */
export function copyName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, extension = ''] = /^(.+?)(\.[^.]+)?$/s.exec(name) ?? [];
  for (let number = 2; ; number += 1) {
    const end = ` (${number})${extension}`;
    const copy =
      Array.from(stem)
        .slice(0, longestName - end.length)
        .join('') + end;
    if (!taken.has(copy.toLowerCase())) return copy;
  }
}
