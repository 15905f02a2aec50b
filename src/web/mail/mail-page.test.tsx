import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { themes } from '#contracts/ids.ts';
import { variants } from '#variants/registry.ts';
import { mailContent } from '#wording/mail-content.ts';
import { localiseBrand } from '../ui/brand/shown-brand.ts';
import { MailPage } from './mail-page.tsx';
import { themeColours } from './theme-colours.ts';

const css = globSync(['src/web/ui/themes.css', 'src/web/ui/brand-themes/*.css'])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const href = 'https://portal.firm.example/reset/token';

/** A text as HTML writes it. */
const written = (text: string) => renderToStaticMarkup(<>{text}</>);

describe.each(Object.values(variants))('a mail of $id', ({ brand, locales }) => {
  test.each(locales)('in %s has header, content and footer, at most 600 wide', (locale) => {
    const content = mailContent(locale, brand.name, { kind: 'reset', href });
    const page = { content, brand: localiseBrand(brand, locale), social: brand.social, colours: themeColours(css, brand.theme) };
    const html = renderToStaticMarkup(<MailPage {...page} />);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain('max-width:600px');
    for (const text of [brand.name, brand.descriptor[locale], content.heading, content.text, content.note, brand.address]) {
      expect(html).toContain(written(text));
    }
    for (const { href: found } of brand.social) expect(html).toContain(`href="${found}"`);
    expect(html.match(new RegExp(`href="${href}"`, 'g'))).toHaveLength(1);
  });

  test('loads nothing from anywhere', () => {
    const content = mailContent('en', brand.name, { kind: 'pin', pin: '012345', minutes: 120 });
    const page = { content, brand: localiseBrand(brand, 'en'), social: brand.social, colours: themeColours(css, brand.theme) };
    const html = renderToStaticMarkup(<MailPage {...page} />);
    expect(html).toContain('012345');
    expect(html).not.toMatch(/<(?:img|script|link|iframe|style)|\bsrc=|url\(|var\(--/i);
  });
});

test('the logo of a portal comes along with the mail, in the place of the sign', () => {
  const { brand } = variants.default;
  const content = mailContent('en', brand.name, { kind: 'reset', href });
  const page = (logo: string | null) => ({
    content,
    brand: localiseBrand(brand, 'en', logo),
    social: brand.social,
    colours: themeColours(css, brand.theme),
  });
  const html = renderToStaticMarkup(<MailPage {...page('cid:logo')} />);
  expect(html.match(/<img[^>]*>/g)).toEqual([expect.stringContaining('src="cid:logo"')]);
  expect(html).not.toContain('<svg');
  expect(renderToStaticMarkup(<MailPage {...page(null)} />)).not.toContain('<img');
});

test.each(themes)('the theme %s has the colours of a mail', (theme) => {
  for (const colour of Object.values(themeColours(css, theme))) expect(colour).toMatch(/^#[\da-f]{3,8}$|^rgba?\(/i);
});

test('words stay words', () => {
  const { brand } = variants.default;
  const content = { ...mailContent('en', brand.name, { kind: 'reset', href }), text: '<script>alert(1)</script>' };
  const page = { content, brand: localiseBrand(brand, 'en'), social: brand.social, colours: themeColours(css, brand.theme) };
  expect(renderToStaticMarkup(<MailPage {...page} />)).toContain('&lt;script&gt;');
});
