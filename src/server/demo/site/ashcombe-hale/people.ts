import type { SiteOfFirm } from '../site-of-firm.ts';

export const team: SiteOfFirm['team'] = [
  {
    name: 'Beatrice Ashcombe',
    title_en: 'Managing partner',
    location: 'London',
    bio_en:
      'Beatrice is the third of her family to lead the firm and the first to publish what every client pays. She reads each complaint on the day it arrives.',
  },
  {
    name: 'James Okafor',
    title_en: 'Chartered wealth planner',
    location: 'London',
    bio_en: 'James has spent twenty years with families who sold a business. He keeps bees in Kent, and a waiting list.',
  },
  {
    name: 'Charlotte Pryce',
    title_en: 'Chartered financial planner',
    location: 'London',
    bio_en:
      'Charlotte advises people in the ten years around retirement, when the decisions are largest and hardest to undo. Before she joined in 2014 she taught mathematics.',
  },
  {
    name: 'Duncan Strathairn',
    title_en: 'Partner, Edinburgh',
    location: 'Edinburgh',
    bio_en: 'Trusts, estates and difficult conversations, in that order of frequency. Duncan practised as a solicitor until 1999.',
  },
  {
    name: 'Meera Devlin',
    title_en: 'Wealth planner',
    location: 'Edinburgh',
    bio_en:
      'Meera looks after doctors, academics and anyone with three pensions and no overview. She joined in 2018 from the pension department of a university.',
  },
  {
    name: 'Priya Raman',
    title_en: 'Head of research',
    location: 'London',
    bio_en:
      'Priya was an actuary for eleven years before she came to us in 2015. She writes the quarterly letter and answers replies to it.',
  },
  {
    name: 'Edward Hale',
    title_en: 'Partner, charities',
    location: 'London',
    bio_en:
      'Edward looks after 38 charities and teaches their trustees to question him. He has been treasurer of a hospice for sixteen years.',
  },
];

export const testimonials: SiteOfFirm['testimonials'] = [
  {
    name: 'Margaret and Iain H., Perthshire',
    contact: 'Clients since 2020',
    testimonial_en: 'They talked us out of the fund we came for. Six years on, it is still the best advice we have been given about money.',
  },
  {
    name: 'Retired surgeon, Bath',
    contact: 'Client since 2014',
    testimonial_en: 'My statement is the only letter I open on the day it comes.',
  },
  {
    name: 'Treasurer of a hospice charity',
    contact: 'Client since 2017',
    testimonial_en: 'Our trustees ask harder questions now. That was their adviser’s idea.',
    hidden: true,
  },
];

export const commentary: SiteOfFirm['commentary'] = [
  {
    name: 'Q3 2026',
    reportdate: '2026-09-30',
    title_en: 'Third quarter of 2026: a dull summer, and what we did with it',
    body_en: `## In short
Shares fell in August and recovered most of it in September. Bonds gained a little, because the market expects lower interest rates next year. Most portfolios end the quarter close to where they began it.

## What we changed
- We sold a third of our American shares fund after a long rise, because its weight had grown beyond the plan.
- The proceeds went into British government bonds of four to seven years.
- We made no change to property. We discussed a sale and did not agree, so nothing was done.

## What did not work
Our smaller European companies lagged again. They are 2% of a Balanced portfolio, and have lagged for five quarters. The line that would make us sell says six.

## What we watch
Inflation in services is slow to fall, and bonds have little room for disappointment. If we are wrong about them, we will know by spring.
Past performance is not a guide to future returns. The value of investments can fall as well as rise.`,
  },
  {
    name: 'October 2026',
    reportdate: '2026-10-31',
    title_en: 'October 2026: little news, some patience',
    body_en: `## In short
October was quiet. Shares drifted, bonds paid their coupons, and the pound moved more than either. A weaker pound lifts the value of what you hold abroad, and may reverse.

## What we changed
Almost nothing. We reinvested the income of September and restored the weights of eleven portfolios that had moved more than two percentage points from their model.

## What it means for your plan
Nothing that needs a decision. If you expect a large payment before April, such as a tax bill or the deposit on a house, please tell your adviser now. It is cheaper to set cash aside in a quiet month than to raise it in a difficult one.
Past performance is not a guide to future returns. The value of investments can fall as well as rise.`,
  },
];
