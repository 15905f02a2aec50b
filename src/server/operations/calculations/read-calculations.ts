import {
  type CalculationEntry,
  type CalculationGroup,
  type CalculationId,
  calculationTopics,
  type CalculationTopic,
} from '#contracts/reports/calculations.ts';
import type { Locale } from '#contracts/ids.ts';
import { boldIn, plainText } from '#contracts/prose.ts';
import type { RequestContext } from '../../request-context.ts';
import { calculationPage } from './calculation-pages.ts';

const topics = Object.keys(calculationTopics) as CalculationTopic[];

/** Every page that says how a figure is calculated, by topic, in the visitor's language. */
export function readCalculations({ locale }: RequestContext): Promise<CalculationGroup[]> {
  return Promise.all(topics.map((topic) => readCalculationGroup(topic, locale)));
}

/** The pages of one topic. */
export async function readCalculationGroup(topic: CalculationTopic, locale: Locale): Promise<CalculationGroup> {
  const ids: readonly CalculationId[] = calculationTopics[topic];
  return { topic, pages: await Promise.all(ids.map((id) => entryOf(id, locale))) };
}

async function entryOf(id: CalculationId, locale: Locale): Promise<CalculationEntry> {
  const { title, lead, sections } = await calculationPage(id, locale);
  return { id, title, lead: plainText(lead), terms: sections.flatMap(({ body }) => boldIn(body)).join(' ') };
}
