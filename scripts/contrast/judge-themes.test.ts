import { expect, test } from 'vitest';
import { judgeThemes } from './judge-themes.ts';
import { themeSheets as css } from './theme-sheets.ts';

function failuresOf(stylesheet: string): readonly string[] {
  return judgeThemes(stylesheet).flatMap(({ theme, failure }) => (failure === null ? [] : [`${theme}: ${failure}`]));
}

/** The stylesheet with one token of one theme written differently. */
function withToken(theme: string, token: string, value: string): string {
  const start = css.indexOf(`[data-theme='${theme}']`);
  const changed = css.slice(start).replace(new RegExp(`--${token}: [^;]+;`), `--${token}: ${value};`);
  return css.slice(0, start) + changed;
}

test('the themes hold', () => {
  expect(failuresOf(css)).toEqual([]);
});

test.each([
  // what breaks                     theme       token              value        said
  ['text too pale', 'main', 'text', '#9a9a9a', /^main: text #9a9a9a on surface .* needs 4.5$/],
  ['enough for others, not for contrast', 'contrast', 'muted', '#8c8c8c', /^contrast: muted .* needs 7$/],
  ['a focus ring that cannot be seen', 'dark', 'focus', '#2a2d31', /^dark: focus .* needs 3$/],
  ['a faint control border', 'light', 'border-strong', '#e6e8ec', /^light: border-strong .* needs 3$/],
  ['a chart line that fades', 'classic', 'chart-2', '#f5ecda', /^classic: chart-2 .* needs 3$/],
  ['two lines of one colour', 'akta', 'chart-2', 'var(--chart-1)', /^akta: chart colours .* 0.0 apart \(normal\), need 12$/],
  ['a token that is not a colour', 'tech', 'chart-x20', 'none', /^tech: chart-x20 is missing$/],
])('%s is refused', (_case, theme, token, value, said) => {
  expect(failuresOf(withToken(theme, token, value))).toContainEqual(expect.stringMatching(said));
});

test('red and green that a colour-blind eye cannot tell apart are refused', () => {
  const broken = withToken('main', 'chart-1', '#b03030').replace(/(\[data-theme='main'\][^}]*--chart-2: )[^;]+/, '$1#7d6a00');
  expect(failuresOf(broken)).toContainEqual(
    expect.stringMatching(/^main: chart colours #b03030 and #7d6a00 are .* \(deuteranopia\), need 7$/),
  );
});

test('a theme that is missing is refused', () => {
  expect(failuresOf(css.replaceAll("[data-theme='cedrus']", "[data-theme='other']"))).toEqual(['cedrus: the theme is missing']);
});
