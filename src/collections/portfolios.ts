import { portfolioTypes } from '#domain/portfolio/portfolio-type.ts';
import { collection } from './collection.ts';

const values = <const Value extends string>(options: readonly Value[]) => options.map((value) => ({ value }));

const oneToTen = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

/** The portfolios of accounts, each with its own currency. */
export const portfolios = collection({
  id: 'portfolios',
  icon: 'briefcase',
  target: 'portfolio',
  below: 'account',
  columns: [
    { id: 'name', kind: 'name' },
    { id: 'account', kind: 'text' },
    { id: 'type', kind: 'options', options: portfolioTypes },
    { id: 'currency', kind: 'text' },
  ],
  search: ['name', 'account'],
  sort: ['name', 'account', 'type', 'currency'],
  filters: [],
  steps: [
    {
      id: 'details',
      fields: [
        { kind: 'text', id: 'name', limit: 200 },
        { kind: 'select', id: 'type', options: values(portfolioTypes) },
        { kind: 'select', id: 'currency', options: values(['USD', 'EUR', 'GBP']) },
        { kind: 'select', id: 'region', options: values(['Global', 'Europe', 'USA']), isOptional: true },
        { kind: 'select', id: 'objective', options: values(['Income', 'Accumulation', 'Both']), isOptional: true },
        { kind: 'slider', id: 'riskLevel', options: values(oneToTen), isOptional: true },
        { kind: 'slider', id: 'esgRating', options: values(oneToTen), isOptional: true },
        { kind: 'record', id: 'benchmark', isOptional: true },
        { kind: 'record', id: 'model', isOptional: true },
      ],
    },
  ],
  panels: ['removal'],
  actions: ['put-away', 'restore'],
  bulk: [],
  refusals: { 'portfolio-type-not-offered': 'type', 'benchmark-not-found': 'benchmark', 'model-not-found': 'model' },
  copied: false,
});
