import { themes as themeNames } from '#contracts/ids.ts';
import { colourDifference } from './colour-difference.ts';
import { contrast, isHex, type Hex } from './colour.ts';
import { contrastRules, longSeries, separationRules, strictTheme, type ContrastRule, type SeparationRule } from './contrast-rules.ts';
import { seen, sights, type Sight } from './sight.ts';
import { themesInCss, type Tokens } from './themes-in-css.ts';

/** One check of one theme: `failure` says what is wrong, `null` that it holds. */
export interface Verdict {
  readonly theme: string;
  readonly failure: string | null;
}

/** Holds every theme of a stylesheet against the rules; a theme or token that is missing is a failure too. */
export function judgeThemes(css: string): readonly Verdict[] {
  const themes = themesInCss(css);
  return themeNames.flatMap((theme) => {
    const tokens = themes.get(theme);
    const failures = tokens === undefined ? ['the theme is missing'] : judge(theme, tokens);
    return failures.map((failure) => ({ theme, failure }));
  });
}

function judge(theme: string, tokens: Tokens): readonly (string | null)[] {
  const isStrict = theme === strictTheme;
  return [
    ...contrastRules.flatMap((rule) => rule.on.map((ground) => judgeContrast(tokens, rule, { ground, isStrict }))),
    ...separationRules.flatMap((rule) => sights.map((sight) => judgeSeparation(tokens, rule, sight))),
    ...longSeries.map((token) => (isHex(tokens[token]) ? null : `${token} is missing`)),
  ];
}

function judgeContrast(tokens: Tokens, rule: ContrastRule, { ground, isStrict }: { ground: string; isStrict: boolean }): string | null {
  const [colour, background] = [tokens[rule.token], tokens[ground]];
  if (!isHex(colour) || !isHex(background)) return `${rule.token} on ${ground} is missing`;
  const [needed, ratio] = [isStrict ? rule.leastStrict : rule.least, contrast(colour, background)];
  if (ratio >= needed) return null;
  return `${rule.token} ${colour} on ${ground} ${background} has contrast ${ratio.toFixed(2)}, needs ${needed}`;
}

function judgeSeparation(tokens: Tokens, rule: SeparationRule, sight: Sight): string | null {
  const colours = rule.tokens.map((token) => tokens[token]).filter(isHex);
  if (colours.length < rule.tokens.length) return `a ${rule.set} colour is missing`;
  const needed = sight === 'normal' ? rule.least : rule.leastColourBlind;
  const tooClose = pairs(colours).find(([one, other]) => difference(one, other, sight) < needed);
  if (tooClose === undefined) return null;
  const apart = difference(...tooClose, sight).toFixed(1);
  return `${rule.set} colours ${tooClose.join(' and ')} are ${apart} apart (${sight}), need ${needed}`;
}

function difference(one: Hex, other: Hex, sight: Sight): number {
  return colourDifference(seen(one, sight), seen(other, sight));
}

function pairs(colours: readonly Hex[]): readonly (readonly [Hex, Hex])[] {
  return colours.flatMap((one, index) => colours.slice(index + 1).map((other) => [one, other] as const));
}
