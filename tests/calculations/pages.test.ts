import { describe, expect, test } from 'vitest';
import { type CalculationId, calculationTopics } from '#contracts/reports/calculations.ts';
import { locales } from '#contracts/ids.ts';
import { type Inline, plainText, type Prose } from '#contracts/prose.ts';
import { calculationPage } from '#server/operations/calculations/calculation-pages.ts';
import { formulaLines, missingFiles, numbersIn, pagesIn, writtenPage } from './written-page.ts';

const listed: readonly CalculationId[] = Object.values(calculationTopics).flat();

const headings = {
  en: ['How it is calculated', 'Example', 'When there is no figure', 'What often surprises', 'Decisions', 'Code and tests'],
  el: ['Πώς υπολογίζεται', 'Παράδειγμα', 'Πότε δεν υπάρχει', 'Τι συχνά ξαφνιάζει', 'Αποφάσεις'],
};

test.each(locales)('every page of the folder is in the list, and none twice: %s', (locale) => {
  expect(pagesIn(locale)).toEqual([...listed].sort());
});

describe.each(listed)('%s', (id) => {
  test.each(locales)('has its sections, in their order: %s', (locale) => {
    const { head, sections } = writtenPage(id, locale);
    expect(head).toMatch(/^# .+\n\n.+\n\n$/);
    expect(sections.map(({ heading }) => heading)).toEqual(headings[locale]);
    for (const { heading, text } of sections) expect(text.trim(), heading).not.toBe('');
  });

  test('has the same numbers in both languages', () => {
    const greek = writtenPage(id, 'el').sections;
    const english = writtenPage(id, 'en').sections;
    greek.forEach(({ heading, text }, at) => {
      expect(numbersIn(text, 'el'), heading).toEqual(numbersIn(english[at]?.text ?? '', 'en'));
    });
  });

  test('has the same parts in both languages', async () => {
    const [english, greek] = await Promise.all(locales.map((locale) => calculationPage(id, locale)));
    expect(greek?.sections.map(({ body }) => partsOf(body))).toEqual(english?.sections.map(({ body }) => partsOf(body)));
  });

  test('has a formula that fits a phone, and decisions with their reason', () => {
    for (const locale of locales) {
      const [calculated, , , , decisions] = writtenPage(id, locale).sections;
      const lines = formulaLines(calculated?.text ?? '');
      expect(lines).not.toEqual([]);
      expect(lines.filter((line) => line.length > 48)).toEqual([]);
      expect(decisions?.text).toContain(locale === 'en' ? '**Why.**' : '**Γιατί.**');
      expect(decisions?.text).toContain(locale === 'en' ? '**Status.**' : '**Προέλευση.**');
    }
  });

  test('names code and tests that exist', () => {
    const code = writtenPage(id, 'en').sections.at(-1)?.text ?? '';
    expect(code).toContain('.test.ts');
    expect(missingFiles(code)).toEqual([]);
  });

  test.each(locales)('is understood, links to pages that exist, and is shown without its code: %s', async (locale) => {
    const { title, lead, sections } = await calculationPage(id, locale);
    expect(title).not.toBe('');
    expect(plainText(lead).length).toBeGreaterThan(40);
    expect(sections.map(({ heading }) => heading)).toEqual(headings[locale].slice(0, 5));
    const links = sections.flatMap(({ body }) => linksIn(body)).filter((href) => !href.startsWith('https://'));
    expect(links.filter((href) => !listed.includes(href as CalculationId))).toEqual([]);
    for (const table of sections.flatMap(({ body }) => body.filter((part) => part.kind === 'table'))) {
      expect(table.columns.length).toBeLessThanOrEqual(4);
    }
  });
});

/** Paragraphs, points and rows, and where they link to; how long a formula is does not matter. */
function partsOf(prose: readonly Prose[]): string[] {
  return prose.map((part) => {
    const size = part.kind === 'list' ? part.items.length : part.kind === 'table' ? part.rows.length : 1;
    return `${part.kind} ${size} ${linksIn([part]).join(' ')}`;
  });
}

function linksIn(prose: readonly Prose[]): string[] {
  return prose.flatMap((part) => {
    if (part.kind === 'list') return part.items.flatMap(linksIn);
    if (part.kind === 'table') return part.rows.flat().flatMap(hrefsIn);
    return part.kind === 'formula' ? [] : hrefsIn(part.text);
  });
}

function hrefsIn(text: readonly Inline[]): string[] {
  return text.flatMap((each) => (each.kind === 'link' ? [each.href, ...hrefsIn(each.text)] : 'text' in each ? hrefsIn(each.text) : []));
}
