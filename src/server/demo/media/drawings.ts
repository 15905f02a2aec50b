import type { DemoVariantId } from '../demo-variants.ts';

/** The colours that the drawings of an invented firm are made of, from the ground to what stands in front. */
interface Palette {
  readonly sky: readonly [above: string, below: string];
  readonly sun: string;
  readonly hills: readonly [far: string, middle: string, near: string, front: string];
  readonly skin: string;
  readonly coats: readonly string[];
}

const palettes: Readonly<Record<DemoVariantId, Palette>> = {
  default: {
    sky: ['#e9ede4', '#f6e8cf'],
    sun: '#d3a95c',
    skin: '#ead6b4',
    hills: ['#c3d0ba', '#8fab8a', '#4b7660', '#16392c'],
    coats: ['#16392c', '#4b6b5b', '#7a5a34', '#2d4a5c', '#5b3f4a', '#3d5a3a'],
  },
  greek: {
    sky: ['#d8e9f5', '#fbeee2'],
    sun: '#f2b48c',
    skin: '#f7dcc8',
    hills: ['#b3d2e6', '#6fa9cf', '#2a7ab4', '#0a5796'],
    coats: ['#0a5796', '#2f6f8f', '#8a5a44', '#3f5f86', '#5d6f4f', '#7a4a5a'],
  },
  'private-equity': {
    sky: ['#e3e5e8', '#f3e7d8'],
    sun: '#e8c9a0',
    skin: '#eadbc8',
    hills: ['#c0c6cd', '#8f99a5', '#5a6673', '#2c3540'],
    coats: ['#2c3540', '#54606e', '#6b4f3a', '#3b4a5e', '#4f4a5c', '#44554c'],
  },
};

/** A wavy line across the picture, closed at its foot. */
function hill(from: number, rise: number, turn: number): string {
  const points = [0, 1, 2, 3, 4].map((at) => Math.round(from + Math.sin(turn + at * 1.7) * rise));
  const [first = from, ...others] = points;
  const curves = others.map((y, at) => `S${at * 240 + 150} ${y + rise / 2} ${at * 240 + 240} ${y}`).join(' ');
  return `M0 ${first} ${curves.replace('S', `C90 ${first} `).replace(/^(C\d+ \d+) /, '$1 ')} V640 H0Z`;
}

/** Hills behind each other under a low sun. */
export function landscape(variant: DemoVariantId, turn: number): string {
  const { sky, sun, hills } = palettes[variant];
  const rows = hills.map((colour, at) => `<path d="${hill(300 + at * 85, 46 - at * 6, turn * 1.3 + at * 2.1)}" fill="${colour}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640" viewBox="0 0 960 640">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>
    <rect width="960" height="640" fill="url(#sky)"/>
    <circle cx="${200 + ((turn * 170) % 560)}" cy="${170 + ((turn * 37) % 70)}" r="${48 + ((turn * 11) % 22)}" fill="${sun}"/>
    ${rows.join('')}</svg>`;
}

export type Hair = 'short' | 'bob' | 'long';

const behind: Readonly<Record<Hair, string>> = {
  short: '',
  bob: '<path d="M158 190c0-150 164-150 164 0v70H158z"/>',
  long: '<path d="M150 200c0-165 180-165 180 0v170H150z"/>',
};
const above: Readonly<Record<Hair, string>> = {
  short: '<path d="M170 196c-8-120 148-120 140 0-10-34-30-46-70-46s-60 12-70 46z"/>',
  bob: '<path d="M166 200c0-126 148-126 148 0-14-40-34-52-62-54-20 26-52 40-86 54z"/>',
  long: '<path d="M166 200c0-126 148-126 148 0-14-40-38-54-74-56-34 2-60 16-74 56z"/>',
};

/** Someone from the shoulders up in the colours of the firm, without a face. */
export function portrait(variant: DemoVariantId, hair: Hair, turn: number): string {
  const { sky, skin, coats, hills } = palettes[variant];
  const coat = coats[turn % coats.length];
  const colour = hills[turn % 3 === 1 ? 1 : 3];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
    <rect width="480" height="480" fill="${turn % 2 === 0 ? sky[0] : hills[0]}"/>
    <g fill="${colour}">${behind[hair]}</g>
    <path d="M212 250h56v80h-56z" fill="${skin}"/><ellipse cx="240" cy="208" rx="66" ry="80" fill="${skin}"/>
    <path d="M70 480c0-120 70-160 142-168 10 22 46 22 56 0 72 8 142 48 142 168z" fill="${coat}"/>
    <path d="M206 313 240 372l34-59-12-6c-8 14-36 14-44 0z" fill="#fff" opacity=".88"/>
    <g fill="${colour}">${above[hair]}</g></svg>`;
}
