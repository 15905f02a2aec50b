/** A foreground, its background and the required contrast. `least` is a WCAG contrast; `leastStrict` applies in the high-contrast theme. */
export interface ContrastRule {
  readonly token: string;
  readonly on: readonly string[];
  readonly least: number;
  readonly leastStrict: number;
}

/** Colours that stand side by side, and how far apart any two must look (CIEDE2000): to most eyes, and to colour-blind ones. */
export interface SeparationRule {
  readonly set: string;
  readonly tokens: readonly string[];
  readonly least: number;
  readonly leastColourBlind: number;
}

/** The theme in which `leastStrict` applies. */
export const strictTheme = 'contrast';

const assets = ['fixed-interest', 'equities', 'alternatives', 'property', 'cash', 'other'].map((name) => `asset-${name}`);
const series = numbered('chart-', 8);

/** Every theme has them, as plain colours: the long series of a chart with many lines. */
export const longSeries = numbered('chart-x', 20);

export const contrastRules: readonly ContrastRule[] = [
  text('text', 'surface', 'card', 'sunken', 'primary-soft', 'hover'),
  text('muted', 'surface', 'card', 'sunken', 'hover'),
  text('primary-text', 'surface', 'card', 'primary-soft', 'sunken'),
  text('on-primary', 'primary', 'primary-hover'),
  text('accent-text', 'surface', 'card', 'accent-soft'),
  text('on-accent', 'accent'),
  text('positive', 'surface', 'card', 'positive-soft', 'sunken', 'hover'),
  text('negative', 'surface', 'card', 'negative-soft', 'sunken', 'hover'),
  text('warning', 'surface', 'card', 'warning-soft', 'sunken', 'hover'),
  text('on-negative', 'negative-fill'),
  text('nav-text', 'nav-bg'),
  text('nav-muted', 'nav-bg'),
  text('nav-active-text', 'nav-active-bg'),
  text('tooltip-text', 'tooltip-bg'),
  text('brand-text', 'brand-bg'),
  text('brand-muted', 'brand-bg'),
  focus('focus', 'surface', 'card', 'sunken'),
  focus('nav-focus', 'nav-bg', 'nav-active-bg'),
  shape('border-strong', 'card', 'surface'),
  shape('nav-mark', 'nav-bg'),
  shape('chart-benchmark', 'card'),
  ...[...series, ...assets].map((token) => shape(token, 'card')),
];

export const separationRules: readonly SeparationRule[] = [
  { set: 'chart', tokens: series, least: 12, leastColourBlind: 7 },
  { set: 'asset', tokens: assets, least: 15, leastColourBlind: 9 },
];

function text(token: string, ...on: readonly string[]): ContrastRule {
  return { token, on, least: 4.5, leastStrict: 7 };
}

function focus(token: string, ...on: readonly string[]): ContrastRule {
  return { token, on, least: 3, leastStrict: 7 };
}

function shape(token: string, ...on: readonly string[]): ContrastRule {
  return { token, on, least: 3, leastStrict: 4.5 };
}

function numbered(prefix: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
}
