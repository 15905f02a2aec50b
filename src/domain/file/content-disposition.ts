/**
 * The header that makes a reply a file to keep, by RFC 6266: the name in ASCII for old readers, and in UTF-8 (RFC 8187)
 * whenever it has other letters.
 */
export function contentDisposition(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/gu, '_')
    .replace(/["\\%]/g, '_');
  return ascii === name ? `attachment; filename="${name}"` : `attachment; filename="${ascii}"; filename*=UTF-8''${extended(name)}`;
}

/** `encodeURIComponent` leaves out four characters that the header's grammar wants written by number. */
function extended(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
