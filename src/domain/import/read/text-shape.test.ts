import { describe, expect, test } from 'vitest';
import { encodingOf, detectSeparator } from './text-shape.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean) => Uint8Array.from([...utf8(text)].flatMap((byte) => (isLittle ? [byte, 0] : [0, byte])));

describe('the encoding of a file', () => {
  test.each([
    ['ASCII', utf8('Date,Amount\n'), 'utf-8'],
    ['UTF-8', utf8('Αγορά £5'), 'utf-8'],
    ['UTF-8 with a byte order mark', utf8('\uFEFFDate'), 'utf-8'],
    ['UTF-8 cut in the middle of a character', utf8('Value £').slice(0, -1), 'utf-8'],
    ['Latin-1 with a pound', Uint8Array.from([...utf8('Value ('), 0xa3, 0x29]), 'windows-1252'],
    ['Latin-1 with accents', Uint8Array.from([0x63, 0x61, 0x66, 0xe9, 0x20, 0x4d, 0xfc, 0x6c]), 'windows-1252'],
    ['Greek', Uint8Array.from([0xc1, 0xe3, 0xef, 0xf1, 0xdc, 0x2c, 0x31]), 'windows-1253'],
    ['UTF-16 with a mark', Uint8Array.from([0xff, 0xfe, 0x44, 0x00]), 'utf-16le'],
    ['UTF-16, the other way round, with a mark', Uint8Array.from([0xfe, 0xff, 0x00, 0x44]), 'utf-16be'],
    ['UTF-16 without a mark', utf16('Date,Amount', true), 'utf-16le'],
    ['UTF-16, the other way round, without a mark', utf16('Date,Amount', false), 'utf-16be'],
    ['nothing', Uint8Array.from([]), 'utf-8'],
  ] as const)('%s', (_case, bytes, expected) => {
    expect(encodingOf(bytes)).toBe(expected);
  });
});

describe('what parts the cells', () => {
  test.each([
    ['a,b,c\n1,2,3', ','],
    ['a;b;c\n1,5;2,5;3,5', ';'],
    ['a\tb\tc\n1\t2,0\t3', '\t'],
    ['a|b|c\n1|2|3', '|'],
    ['Statement, of everything\n\na;b;c;d\n1;2;3;4\n5;6;7;8', ';'],
    ['a,b\n"1;2;3;4;5","x;y;z"', ','],
    ['one column', ','],
  ] as const)('%j', (text, expected) => {
    expect(detectSeparator(text)).toBe(expected);
  });
});
