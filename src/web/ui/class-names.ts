/** Joins the classes that apply into one attribute; what is false or absent is left out. */
export function classNames(...classes: readonly (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}
