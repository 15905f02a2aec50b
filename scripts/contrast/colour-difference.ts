import type { Lab } from './sight.ts';

/** A colour as lightness, colourfulness and hue in degrees. */
interface Polar {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/**
 * Returns the perceived difference of two colours (CIEDE2000): 0 the same, about 2 barely different, above 10 different at a glance. Formula and test data:
 * Sharma, Wu and Dalal 2005.
 */
export function colourDifference(one: Lab, other: Lab): number {
  const stretch = redGreenStretch((Math.hypot(one[1], one[2]) + Math.hypot(other[1], other[2])) / 2);
  const [from, to] = [polar(one, stretch), polar(other, stretch)];
  const grey = from.chroma * to.chroma === 0;
  const lightness = (from.lightness + to.lightness) / 2;
  const chroma = (from.chroma + to.chroma) / 2;
  const hue = grey ? from.hue + to.hue : middleHue(from.hue, to.hue);

  const lightnessStep = (to.lightness - from.lightness) / (1 + (0.015 * (lightness - 50) ** 2) / Math.sqrt(20 + (lightness - 50) ** 2));
  const chromaStep = (to.chroma - from.chroma) / (1 + 0.045 * chroma);
  const turn = grey ? 0 : shortestTurn(from.hue, to.hue);
  const hueStep = (2 * Math.sqrt(from.chroma * to.chroma) * sine(turn / 2)) / (1 + 0.015 * chroma * hueWeight(hue));
  return Math.sqrt(lightnessStep ** 2 + chromaStep ** 2 + hueStep ** 2 + blueRotation(chroma, hue) * chromaStep * hueStep);
}

function polar([lightness, a, b]: Lab, stretch: number): Polar {
  const hue = Math.atan2(b, a * stretch) * (180 / Math.PI);
  return { lightness, chroma: Math.hypot(a * stretch, b), hue: hue < 0 ? hue + 360 : hue };
}

function redGreenStretch(chroma: number): number {
  return 1 + 0.5 * (1 - seventhPowerShare(chroma));
}

function seventhPowerShare(chroma: number): number {
  return Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
}

function shortestTurn(from: number, to: number): number {
  const turn = to - from;
  if (turn > 180) return turn - 360;
  return turn < -180 ? turn + 360 : turn;
}

function middleHue(one: number, other: number): number {
  const sum = one + other;
  if (Math.abs(one - other) <= 180) return sum / 2;
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
}

function hueWeight(hue: number): number {
  return 1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6) - 0.2 * cosine(4 * hue - 63);
}

function blueRotation(chroma: number, hue: number): number {
  return -2 * seventhPowerShare(chroma) * sine(60 * Math.exp(-(((hue - 275) / 25) ** 2)));
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}
