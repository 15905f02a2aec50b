const longest = 254;

/** Returns true if a text has the form of an e-mail address. Only a mail shows whether it is anyone's. */
export function isEmailAddress(text: string): boolean {
  return text.length <= longest && /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(?:\.[^\s@<>()[\],;:"\\.]+)+$/u.test(text);
}

/** Returns the form in which tables and counts compare addresses: lower case, so that no spelling has a count of its own. */
export function emailKey(text: string): string {
  return text.replaceAll('\0', '').trim().normalize('NFC').toLowerCase();
}
