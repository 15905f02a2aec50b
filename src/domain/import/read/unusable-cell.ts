/** Stands for a formula that a spreadsheet keeps without its result: a blank would be believed. */
export const formulaWithoutResult = '#FORMULA!';

const error =
  /^#(?:FORMULA!|N\/A|NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|GETTING_DATA)$/i;

/** Returns whether a cell shows an error of a spreadsheet, or a formula without a result: neither a value nor nothing. */
export function isUnusable(cell: string): boolean {
  return cell.startsWith('#') && error.test(cell);
}
