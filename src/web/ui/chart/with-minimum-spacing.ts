/** Filters marks on a time axis, the earliest first. Each kept mark is at least `days` after the previous one. */
export function withMinimumSpacing<Mark>(marks: readonly Mark[], days: number, dayOf: (mark: Mark) => number): Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks) {
    const last = kept.at(-1);
    if (last === undefined || dayOf(mark) - dayOf(last) >= days) kept.push(mark);
  }
  return kept;
}
