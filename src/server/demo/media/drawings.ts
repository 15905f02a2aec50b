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

type Draw = (palette: Palette) => string;

/** Hills behind each other under a low sun. */
const hillsAt =
  (turn: number): Draw =>
  ({ sun, hills }) => {
    const rows = hills.map((colour, at) => `<path d="${hill(300 + at * 85, 46 - at * 6, turn * 1.3 + at * 2.1)}" fill="${colour}"/>`);
    return `${circle([200 + ((turn * 170) % 560), 170 + ((turn * 37) % 70)], 48 + ((turn * 11) % 22), sun)}${rows.join('')}`;
  };

/** A sail on a quiet sea, with the sun above it and on the water. */
const sea: Draw = ({ sun, skin, hills: [far, middle, near, front] }) => {
  const glints = [0, 1, 2, 3, 4].map((at) => {
    const width = 150 - at * 22;
    return `<rect x="${300 - width / 2 + (at % 2) * 18}" y="${398 + at * 34}" width="${width}" height="9" rx="4" fill="${sun}" opacity="${0.8 - at * 0.12}"/>`;
  });
  return `${circle([300, 250], 64, sun)}<path d="M560 380c90-70 170-86 250-40 50-30 100-20 150 10v40H560z" fill="${far}"/>
    <rect y="376" width="960" height="264" fill="${middle}"/><path d="${hill(470, 10, 1)}" fill="${near}"/><path d="${hill(570, 12, 3)}" fill="${front}"/>
    ${glints.join('')}<path d="M690 270v150h-96z" fill="${skin}"/><path d="M704 300v120h66z" fill="#fff" opacity=".9"/><path d="M580 430h206l-30 34H612z" fill="${front}"/>`;
};

/** A row of houses, each with the place of its left wall, its width and the height at which its roof begins. */
const houseRow = (colour: string, houses: readonly (readonly [x: number, width: number, top: number])[]) =>
  houses
    .map(
      ([x, width, top]) =>
        `<path d="M${x} 640V${top}l${width / 2}-${Math.round(width * 0.34)} ${width / 2} ${Math.round(width * 0.34)}V640z" fill="${colour}"/>`,
    )
    .join('');

/** The roofs of a town in the evening, with some windows lit. */
const roofs: Draw = ({ sun, hills: [far, , near, front] }) => {
  const lit = [
    [92, 500],
    [150, 500],
    [362, 470],
    [362, 540],
    [606, 520],
    [664, 520],
    [850, 480],
  ].map(([x, y]) => `<rect x="${x}" y="${y}" width="26" height="36" rx="3" fill="${sun}"/>`);
  const back = [
    [-40, 190, 400],
    [130, 150, 350],
    [270, 210, 410],
    [470, 160, 360],
    [620, 200, 420],
    [800, 220, 370],
  ] as const;
  const middle = [
    [-90, 210, 480],
    [210, 120, 440],
    [440, 130, 460],
    [730, 130, 450],
  ] as const;
  const ahead = [
    [40, 190, 450],
    [310, 150, 420],
    [560, 190, 470],
    [800, 160, 430],
  ] as const;
  return `${circle([730, 170], 56, sun)}${houseRow(far, back)}${houseRow(near, middle)}${houseRow(front, ahead)}${lit.join('')}`;
};

/** Furrows that run to the horizon, with a row of poplars. */
const fields: Draw = ({ sun, hills: [far, middle, near, front] }) => {
  const furrows = Array.from({ length: 9 }, (_, at) => `<path d="M480 330 ${at * 230 - 560} 640h115z" fill="${near}"/>`);
  const poplars = [
    [96, 150],
    [216, 122],
    [312, 98],
    [388, 78],
    [446, 62],
  ].map(([x = 0, height = 0]) => `<ellipse cx="${x}" cy="${360 - height / 2}" rx="${height / 5}" ry="${height}" fill="${front}"/>`);
  return `${circle([660, 210], 60, sun)}<path d="${hill(320, 34, 2)}" fill="${far}"/><rect y="330" width="960" height="310" fill="${middle}"/>
    ${furrows.join('')}${poplars.join('')}`;
};

const circle = ([x, y]: readonly [number, number], radius: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

const scenes = { dawn: hillsAt(1), sun: hillsAt(2), mist: hillsAt(3), sea, roofs, fields } satisfies Readonly<Record<string, Draw>>;
export type Scene = keyof typeof scenes;

/** A scene below the sky, in the colours of the firm. */
export function landscape(variant: DemoVariantId, scene: Scene): string {
  const palette = palettes[variant];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640" viewBox="0 0 960 640">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${palette.sky[0]}"/><stop offset="1" stop-color="${palette.sky[1]}"/></linearGradient></defs>
    <rect width="960" height="640" fill="url(#sky)"/>${scenes[scene](palette)}</svg>`;
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
