import { readFile } from 'node:fs/promises';
import type { CalculationId, CalculationPage } from '#contracts/reports/calculations.ts';
import type { Locale } from '#contracts/ids.ts';
import { pageOfMarkdown } from './page-of-markdown.ts';

const folder = new URL('../../../../docs/calculations/', import.meta.url);
const inFolder: Readonly<Record<Locale, string>> = { en: '', el: 'el/' };

const pages = new Map<string, CalculationPage>();

/** A page of docs/calculations in a language: read when it is first asked for, kept while the process lives. */
export async function calculationPage(id: CalculationId, locale: Locale): Promise<CalculationPage> {
  const path = `${inFolder[locale]}${id}.md`;
  const page = pages.get(path) ?? pageOfMarkdown(await readFile(new URL(path, folder), 'utf8'));
  pages.set(path, page);
  return page;
}
