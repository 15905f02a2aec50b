import type { SiteOfFirm } from '../site-of-firm.ts';

export const team: SiteOfFirm['team'] = [
  {
    name: 'Sigrid Halvard',
    title_en: 'Founder',
    location: 'Stockholm',
    bio_en: 'Sigrid ran a foundry of 300 people before she began to buy companies in 2009. She writes the letter about each loss herself.',
  },
  {
    name: 'Magnus Ekeland',
    title_en: 'Partner, buyout',
    location: 'Stockholm',
    bio_en:
      'Magnus has led nine of our purchases and both of the sales that lost money. He spends the first night of every due diligence on the night shift.',
  },
  {
    name: 'Clara Winterfeld',
    title_en: 'Partner, growth',
    location: 'London',
    bio_en:
      'Clara was finance director of a software company through two owners and one near-bankruptcy. She sits on three boards and declines a fourth.',
  },
  {
    name: 'Luca Bonaventura',
    title_en: 'Partner, secondaries',
    location: 'London',
    bio_en:
      'Luca prices stakes in funds whose investors need to leave before the companies do. He declined 84 of the 91 that he was shown in 2025.',
  },
  {
    name: 'Annelies Verhaegen',
    title_en: 'Investor relations and programmes',
    location: 'London',
    bio_en:
      'Annelies looks after family offices and foundations, and plans the pace of their commitments. She answers the question about fees before it is asked.',
  },
  {
    name: 'Leena Kosk',
    title_en: 'Operations',
    location: 'Stockholm',
    bio_en: 'Leena has moved four factories and closed one. She works with the management of each company in its first hundred days.',
  },
  {
    name: 'Samir Haddad',
    title_en: 'Fund accounting and valuation',
    location: 'Stockholm',
    bio_en: 'Samir prepares the quarterly values and defends them before the independent valuer. He was an auditor of funds until 2016.',
  },
];

export const testimonials: SiteOfFirm['testimonials'] = [
  {
    name: 'Ingeborg Falk, chief executive of Brannfjell',
    contact: 'A Halvard company since 2016. She holds shares in it and was not paid for this statement',
    testimonial_en: 'They asked for one thing in the first year: that I take August off. It was the hardest target they set.',
  },
  {
    name: 'Chief investment officer of a Nordic foundation',
    contact: 'Investor since 2013',
    testimonial_en: 'The letter about Norvik Retail was the reason we committed to the next fund.',
  },
  {
    name: 'Family office, Zurich',
    contact: 'Investor since 2021',
    testimonial_en: 'We knew what a call would be, and in which week, before the notice came.',
    hidden: true,
  },
];

export const commentary: SiteOfFirm['commentary'] = [
  {
    name: 'Q3 2026',
    reportdate: '2026-09-30',
    title_en: 'Third quarter of 2026: few sales, and what that does to your cash',
    body_en: `## In short
Distributions were lower than planned for a third quarter. Buyers exist, but they ask for six months where they used to ask for three. Values were little changed, and calls came when we expected them.

## What disappointed
One of our companies, Kestrel Dental, missed its budget. Two laboratories were merged later than agreed, and the delay was ours. Its value is reduced in the September report.

## Calls and distributions
- Halvard IV called 6% of commitments, for the second payment on Noor Pharma Logistics.
- Halvard II distributed the proceeds of a partial sale.
- For programmes with several managers we now plan distributions two quarters later than a year ago.

## What it means
Keep the liquidity for the next twelve months of calls outside the programme. If your plan relies on distributions in the first half of 2027, please talk to us.
Values that are not yet realised may never be. Past performance is not a reliable guide to future results, and you could lose all of an investment.`,
  },
  {
    name: 'October 2026',
    reportdate: '2026-10-31',
    title_en: 'October 2026: the reports are in',
    body_en: `## In short
By the end of October, managers of about two thirds of the funds in our investors’ programmes had reported for September. Until the others do, the portal carries their last reported values forward with the calls and distributions since, and marks them so.

## What we noticed
Managers lowered the values of consumer companies and raised those of business services. The two roughly cancel each other. We would trust the first more than the second: falls are usually reported late and rises early.

## What happens next
1. The remaining reports are due by the end of November.
2. We expect two calls before the year ends, both within the plan.
3. Statements for 31 December will be with you by the middle of March.

Nothing here needs a decision from you this month.
Values that are not yet realised may never be. Past performance is not a reliable guide to future results, and you could lose all of an investment.`,
  },
];
