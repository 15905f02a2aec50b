interface Part {
  readonly kind: 'heading' | 'paragraph';
  readonly text: string;
}

/** Written terms in their parts: a blank line ends a paragraph, and a line that begins with `#` is a heading. Nothing else is a mark. */
export function termsParts(text: string): Part[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n|(?<=^#.*)\n|\n(?=#)/m)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('#') ? { kind: 'heading', text: part.replace(/^#+\s*/, '') } : { kind: 'paragraph', text: part }));
}
