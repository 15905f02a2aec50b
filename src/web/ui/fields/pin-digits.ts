export const pinLength = 6;

/** The digits of whatever was typed, pasted or filled in by the telephone: `409 212`, `PIN: 409-212`. At most six. */
export function pinFromText(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, pinLength);
}

/** A PIN while it is typed; the caret stands before the digit of that index. */
export interface PinEdit {
  readonly pin: string;
  readonly caret: number;
}

/**
 * The PIN after an edit of its text. A digit typed into a box that has one replaces it, so nothing is pushed along; a
 * paste or an autofill counts as it came. `caret` is where the edit ended in `text`.
 */
export function pinAfterEdit(before: string, text: string, caret: number): PinEdit {
  const digits = text.replaceAll(/\D/g, '');
  const place = text.slice(0, caret).replaceAll(/\D/g, '').length;
  const isOneTyped = digits.length === before.length + 1 && text.length === before.length + 1;
  const pin = pinFromText(isOneTyped ? digits.slice(0, place) + digits.slice(place + 1) : digits);
  return { pin, caret: Math.min(place, pin.length) };
}

/** The box that is typed into when the caret stands before digit `caret`; the last one when the PIN is complete. */
export function pinBoxAt(caret: number): number {
  return Math.min(caret, pinLength - 1);
}

/** Returns the position of the caret after a click on a box: in that box, or in the first empty one before it. */
export function caretForBox(box: number, pin: string): number {
  return Math.max(0, Math.min(box, pin.length, pinLength - 1));
}
