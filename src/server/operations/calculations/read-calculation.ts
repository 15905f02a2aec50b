import {
  type CalculationGroup,
  type CalculationId,
  type CalculationPage,
  calculationTopics,
  type CalculationTopic,
} from '#contracts/reports/calculations.ts';
import { AppError } from '#domain/errors.ts';
import type { RequestContext } from '../../request-context.ts';
import { calculationPage } from './calculation-pages.ts';
import { readCalculationGroup } from './read-calculations.ts';

/** A page that says how a figure is calculated, and its neighbours in the list. */
export interface ReadCalculation {
  readonly id: CalculationId;
  readonly page: CalculationPage;
  readonly group: CalculationGroup;
}

/** The page of an address in the visitor's language; a name that is none of ours is a page that does not exist. */
export async function readCalculation({ locale }: RequestContext, name: string): Promise<ReadCalculation> {
  for (const [topic, ids] of Object.entries(calculationTopics) as [CalculationTopic, readonly CalculationId[]][]) {
    const id = ids.find((each) => each === name);
    if (id) return { id, page: await calculationPage(id, locale), group: await readCalculationGroup(topic, locale) };
  }
  throw new AppError('page-not-found');
}
