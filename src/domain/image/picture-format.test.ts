import { expect, test } from 'vitest';
import { type PictureFormat, pictureFormat } from './picture-format.ts';

const ascii = (text: string) => new TextEncoder().encode(text);
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0);
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);

test.each<[string, Uint8Array, PictureFormat | null]>([
  ['me.png', png, 'png'],
  ['me.PNG', png, 'png'],
  ['me.jpg', jpeg, 'jpeg'],
  ['me.jpeg', jpeg, 'jpeg'],
  ['me.gif', ascii('GIF89a…'), 'gif'],
  ['me.gif', ascii('GIF87a…'), 'gif'],
  ['mark.svg', ascii('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
  ['mark.svg', ascii('\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg>'), 'svg'],
  ['a name.with.dots.png', png, 'png'],
  ['me.jpg', png, null],
  ['me.png', jpeg, null],
  ['me.svg', png, null],
  ['me.png', ascii('<svg>'), null],
  ['me.html', ascii('<svg>'), null],
  ['me.png.exe', png, null],
  ['png', png, null],
  ['me.webp', ascii('RIFF    WEBP'), null],
  ['me.png', Uint8Array.of(), null],
  ['me.png', png.subarray(0, 7), null],
  ['page.svg', ascii('<html><svg>'), null],
  ['page.svg', ascii('<!-- x --><script/><svg>'), null],
  ['bomb.svg', ascii('<!DOCTYPE svg [<!ENTITY a "aa">]><svg>&a;</svg>'), null],
  ['bomb.svg', ascii('<svg><text>x</text><!entity a "b"></svg>'), null],
  ['inside.svg', ascii('<svg><image href="data:image/png;base64,"/></svg>'), null],
  ['inside.svg', ascii('<svg><svg:image href="file:///etc/passwd"/></svg>'), null],
  ['inside.svg', ascii('<svg><filter><feImage href="#x"/></filter></svg>'), null],
  ['inside.svg', ascii('<svg><foreignObject><p/></foreignObject></svg>'), null],
  ['long.svg', ascii(`<svg>${' '.repeat(500_000)}</svg>`), null],
])('%s', (name, content, format) => {
  expect(pictureFormat(name, content)).toBe(format);
});
