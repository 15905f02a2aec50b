import { linearLight, type Hex } from './colour.ts';

/** Lightness, green to red, blue to yellow (CIELAB, white D65). */
export type Lab = readonly [lightness: number, a: number, b: number];

type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** The matrices that simulate types of sight in linear light: Machado, Oliveira and Fernandes 2009, full severity. */
const eyes = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const satisfies Record<string, Matrix>;

export type Sight = keyof typeof eyes;
export const sights = Object.keys(eyes) as readonly Sight[];

/** Returns a colour as that type of sight sees it. */
export function seen(hex: Hex, sight: Sight): Lab {
  const [red, green, blue] = linearLight(hex);
  const eye: Matrix = eyes[sight];
  const row = (r: number, g: number, b: number) => Math.min(1, Math.max(0, r * red + g * green + b * blue));
  return lab(row(eye[0], eye[1], eye[2]), row(eye[3], eye[4], eye[5]), row(eye[6], eye[7], eye[8]));
}

function lab(red: number, green: number, blue: number): Lab {
  const x = bent((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = bent(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = bent((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function bent(share: number): number {
  return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116;
}
