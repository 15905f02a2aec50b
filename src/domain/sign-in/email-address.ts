const longest = 254;

/** Whether something is written as an e-mail address. Whether it is anyone's, only a mail finds out. */
export function isEmailAddress(text: string): boolean {
  return text.length <= longest && /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(?:\.[^\s@<>()[\],;:"\\.]+)+$/u.test(text);
}

/** How addresses are compared, in the tables and in the counts: in lower case, so that no spelling of one has a count of its own. */
export function emailKey(text: string): string {
  return text.replaceAll('\0', '').trim().normalize('NFC').toLowerCase();
}
