/** File format of a picture. */
export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'svg';

const extensions: ReadonlyMap<string, PictureFormat> = new Map([
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
  ['png', 'png'],
  ['gif', 'gif'],
  ['svg', 'svg'],
]);

const signatures: readonly (readonly [PictureFormat, readonly number[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
];

/** A drawing begins with its declaration, comments and a type without rules of its own, in whatever order, and is one. */
const drawing = /^\uFEFF?(?:\s|<\?[^>]*\?>|<!--(?:[^-]|-(?!-))*-->|<!DOCTYPE\s+svg[^[>]*>)*<svg[\s>]/i;

/** Entities grow without end; pictures in a drawing are none of its lines. */
const unwanted = /<!ENTITY|<\s*(?:\w+:)?(?:image|feImage|foreignObject)[\s/>]/i;

const startLength = 4096;
const maxDrawingBytes = 500_000;

/** The format of a picture when its name and its first bytes agree about it; null for everything else. */
export function pictureFormat(name: string, content: Uint8Array): PictureFormat | null {
  const named = extensions.get(/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '');
  return named !== undefined && named === formatOf(content) ? named : null;
}

function formatOf(content: Uint8Array): PictureFormat | null {
  const signed = signatures.find(([, signature]) => signature.every((byte, at) => content[at] === byte));
  if (signed) return signed[0];
  return isDrawing(content) ? 'svg' : null;
}

function isDrawing(content: Uint8Array): boolean {
  if (content.length > maxDrawingBytes || !drawing.test(textOf(content.subarray(0, startLength)))) return false;
  return !unwanted.test(textOf(content));
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
