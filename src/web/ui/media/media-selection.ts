/** The selection that a dialog begins with: what its field has chosen, else the last one that was kept. */
export function beginSelection(chosen: readonly string[], kept: readonly string[], most: number): readonly string[] {
  return (chosen.length > 0 ? chosen : kept).slice(-most);
}

/** A selection with another one at its end: in its place where only one may be, and unchanged where there are as many as may be. */
export function withChosen(selected: readonly string[], id: string, most: number): readonly string[] {
  if (most === 1) return [id];
  return selected.includes(id) || selected.length >= most ? selected : [...selected, id];
}

/** A selection after someone has touched one: of several it goes away if it was there. */
export function withToggled(selected: readonly string[], id: string, most: number): readonly string[] {
  return most > 1 && selected.includes(id) ? selected.filter((each) => each !== id) : withChosen(selected, id, most);
}
