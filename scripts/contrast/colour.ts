/** A colour as `#1d4a38`. */
export type Hex = string;

/** Linear light, each part from 0 to 1. */
type Light = readonly [red: number, green: number, blue: number];

/** Returns whether a text is a colour that this file supports. */
export function isHex(text: string | undefined): text is Hex {
  return text !== undefined && /^#[0-9a-f]{6}$/i.test(text);
}

/** Red, green and blue as linear light (sRGB transfer function). */
export function linearLight(hex: Hex): Light {
  const part = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

/** Contrast of two colours after WCAG 2.2: from 1 (the same) to 21 (black on white). */
export function contrast(one: Hex, other: Hex): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function toLinear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: Hex): number {
  const [red, green, blue] = linearLight(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
