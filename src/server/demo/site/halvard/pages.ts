import type { DemoPage } from '../site-of-firm.ts';
import { howWeWork } from './how-we-work.ts';

export const pages: readonly DemoPage[] = [
  {
    name: 'Home',
    slug: 'home',
    type: 'Landing',
    title_en: 'We have sold 23 companies. Here is every one.',
    summary_en:
      'Halvard Partners owns mid-sized businesses in northern Europe for about seven years each. Two lost money. We would rather you heard it here.',
    description_en: 'Private equity in northern Europe, for professional investors: 23 sales, two losses, four funds net of everything.',
    linkLabel_en: 'See the record',
    linkTarget: '/record',
    earlier: {
      title_en: 'Private markets, in plain sight.',
      summary_en: 'Halvard Partners owns mid-sized businesses in northern Europe. We have sold 22.',
    },
    body_en: `## Twenty-one gains, two losses, and a median of 2.2X
Gross multiple of equity invested, sales from 2009 to 31 March 2026, before fund fees and carried interest. Net of both, our four funds stand at 1.98X, 2.03X, 1.66X and 1.17X. [The record](/record) has each of them.
_Past performance is not a reliable guide to future results, and values not yet realised may never be. An investment is illiquid for ten years or more, and you could lose all of it._

## Four things we do
- **Buyout.** Family firms and divisions of larger groups that make a dull thing very well. €20m to €90m for 55% to 100%.
- **Growth.** Founders who want a partner and not a boss. €8m to €30m for 15% to 45%.
- **Secondaries.** Stakes in Nordic funds whose investors need to leave before the companies do. Priced in three weeks, closed in ten.
- **Programmes.** For family offices and foundations: commitments to our funds and to those of other managers, in one plan and one set of books.

## Eleven companies today
Fire doors for hospitals, lime for water treatment, payroll for schools, dental laboratories, sensors for greenhouses, cables for lifts, customs software, heat pumps, calibration, timber frames and cold storage. You have probably used three of them this week without noticing. [How we choose them](/how-we-work).`,
  },
  {
    name: 'How we work',
    slug: 'how-we-work',
    blocks_en: howWeWork,
    type: 'Landing',
    promoted: true,
    title_en: 'Nine in ten end before we have offered a price',
    summary_en: 'Four months of reading, three changes on one page, and a sale in about the seventh year.',
    description_en: 'How Halvard Partners chooses, improves and sells companies, from the first reading to the seventh year.',
    linkLabel_en: 'Talk to a partner',
    linkTarget: '/contact',
    body_en: `## Seven years, in order
1. **Year 0: we read for four months.** Every contract, every site, the night shift included. Nine in ten end here.
2. **Year 1: three changes, not thirty.** Agreed with the management before we sign, written on one page.
3. **Year 3: the money is spent on the business.** On average, 2.4 times what was invested in the three years before us.
4. **Year 7: it no longer needs us.** We sell to the owner under whom it will do best, and publish the multiple.

## What has gone wrong
Both of our losses had the same cause. We believed that a strong brand would outlast a weak tenancy. We no longer buy businesses whose rent is fixed for longer than their customers are. [What we got wrong at Norvik Retail](/posts/norvik-retail) gives the figures.

## Debt
We buy with a third of debt, seldom more. A company that cannot survive a year of half its profit should not owe money. In 2020 none of ours had to ask a bank for patience.

## Who decides
Four partners, unanimously. Each may be overruled on everything but a “no”.`,
  },
  {
    name: 'Record',
    slug: 'record',
    type: 'Report',
    promoted: true,
    title_en: 'Four funds, net of everything an investor paid',
    summary_en: 'DPI is what has been paid back, RVPI what is still held. Only the first is certain.',
    description_en: 'DPI, RVPI, TVPI and net IRR of Halvard I to IV as at 31 March 2026, net of fees, expenses and carried interest.',
    body_en: `## Halvard IV may still disappoint
It is five years old, has paid back 0.05X and holds five companies at our own values. Its figures will change most. Please give them the least weight.

## Each fund
- **Halvard I**, 2009, €180m, sold in full: DPI 1.98X, RVPI 0.00X, TVPI 1.98X, net IRR +15.2%
- **Halvard II**, 2013, €340m, two companies held: DPI 1.72X, RVPI 0.31X, TVPI 2.03X, net IRR +16.8%
- **Halvard III**, 2017, €520m, four companies held: DPI 0.64X, RVPI 1.02X, TVPI 1.66X, net IRR +13.9%
- **Halvard IV**, 2021, €800m, five companies held: DPI 0.05X, RVPI 1.12X, TVPI 1.17X, net IRR +7.1%

_As at 31 March 2026, in euro, net of management fees, fund expenses and carried interest. Net IRR is calculated from the dates of investors’ own cash flows, without the effect of a subscription facility. Values of companies still held are the general partner’s, reviewed by an independent valuer once a year._

## How to read it
A TVPI without its DPI says what we think. A DPI says what you received. For Halvard III the difference is 1.02X, and it is ours to prove. In sales to date the price was above our last value in 16 cases of 23, and below it in seven.
Past performance is not a reliable guide to future results, and values not yet realised may never be. An investment is illiquid for ten years or more, and you could lose all of it.`,
  },
  {
    name: 'Charges',
    slug: 'charges',
    type: 'Resources',
    title_en: 'What an investor pays, and what it took from the return',
    summary_en: 'In Halvard II, fees and carried interest took 5.1 percentage points a year from the gross return.',
    description_en: 'Management fee, carried interest and expenses of the funds of Halvard Partners, and their effect on the return.',
    earlier: { summary_en: 'Management fee, carried interest and expenses, in one place.' },
    body_en: `## The difference between gross and net is large
The gross IRR of Halvard II is 21.9%, the net IRR 16.8%. The 5.1 percentage points between them are our fees, the costs of the fund and our share of the gains. Ask every manager for this pair of figures.
_As at 31 March 2026, in euro. Past performance is not a reliable guide to future results._

## Terms of the current fund
- **Management fee:** 1.75% a year of commitments for five years, then 1.50% of what is still invested
- **Carried interest:** 20% of gains, after investors have received their money back and 8% a year on it, across the whole fund
- **Expenses of the fund:** audit, administration and valuation, limited to 0.15% of commitments a year
- **Fees from companies:** returned to the fund in full

## Programmes
For programmes with several managers we charge 0.10% a year of commitments. We take nothing from the managers we recommend. Where the fund is our own, the charge does not apply.

## What we invest ourselves
The partners have committed 4% of each fund, in cash and not from fees.`,
  },
  {
    name: 'People',
    slug: 'who-we-are',
    type: 'Landing',
    promoted: true,
    title_en: 'Nineteen people, of whom twelve have run something',
    summary_en: 'A foundry, a ferry line, two factories and a bakery that failed. It helps in conversations with managers.',
    description_en: 'Who works at Halvard Partners in Stockholm and London, and what they did before.',
    linkLabel_en: 'The whole team',
    linkTarget: '/team',
    body_en: `## The person who buys is the one who sells
A partner stays with a company from the first visit to the sale. The median is seven years and two months. No one here has handed over a company while it was below its cost.

## Four partners, one pay
The carried interest of all funds is shared equally among the four partners and by seniority among the fifteen others. No one earns more for doing a transaction.

## One partner has left since 2009
In 2018, for a university. Investors were told in the same week, and could have ended the investment period. None did. [Meet the team](/team) or [write to a partner](/contact).`,
  },
  {
    name: 'Contact',
    slug: 'contact',
    type: 'Form',
    title_en: 'See it as our investors do',
    summary_en: 'Calls, distributions, multiples and documents of a whole programme, shown live by the person who answers your letters.',
    description_en: 'Addresses and telephone numbers of Halvard Partners in Stockholm and London, for investors, founders and advisers.',
    body_en: `## For professional investors only
Our funds are open to professional investors. If you are not one, we cannot take your money, and would like to save you the letter.

## Stockholm
Strandvägen 8. Telephone +46 8 465 004 20.

## London
22 Tallow Street, W1. Telephone +44 20 7946 0177.

## Founders
You need not have decided to sell. About a third of the companies we bought first wrote to us three years before. What you tell us stays with the partner whom you told.

## Complaints
Write to Sigrid Halvard. You will have an answer in substance within ten working days. Investors may also turn to the advisory committee of their fund, whose members are named in the annual report.`,
  },
  {
    name: 'Investor guide',
    slug: 'investor-guide',
    type: 'Account',
    protected: true,
    title_en: 'Calls, distributions and values in your portal',
    summary_en: 'For investors: where each figure comes from, and how old it may be.',
    description_en: 'For signed-in investors of Halvard Partners: how calls, distributions and values are shown in the portal.',
    body_en: `## A value is as old as its report
Funds report 45 to 90 days after the end of a quarter. Until a report arrives, the portal carries the last value forward with the calls and distributions since. Such values are marked. They are calculated, not reported.

## The figures, in order of certainty
1. **Paid in and distributed.** Reconciled with your bank to the day.
2. **DPI.** Distributed divided by paid in. Nothing in it is an estimate.
3. **RVPI and TVPI.** They contain values, so they contain opinions.
4. **Net IRR.** Depends on values and on dates. Early in a fund’s life it says little.

## Calls
A notice is in the portal at least ten working days before payment is due, with what it pays for. Please compare the account number with the one on your confirmation before the first payment, and telephone us if it differs.

## Unfunded commitments
The amount that may still be called is shown for each fund and for the whole programme. Your plan says how it will be met. To change the plan, write to us in the [portal](/portals).`,
  },
  {
    name: 'Privacy and terms',
    slug: 'privacy-and-terms',
    type: 'Resources',
    hidden: true,
    title_en: 'What we keep about you, and what this site is not',
    summary_en: 'We keep what the law requires of a fund manager, show you who has seen it, and delete the rest.',
    description_en: 'Personal data at Halvard Partners: what is kept, why, for how long and who sees it. Terms of this site.',
    body_en: `## Not an offer
This site is information for professional investors. It is not an offer or a solicitation. An offer is made only in the documents of a fund, where it may be made at all. Halvard Partners is a name used for illustration: the firm, its people, its companies and every figure are invented.

## Visitors
One cookie remembers your choice about cookies. With your consent, we also count visits. Details that you send us to arrange a conversation are deleted after 90 days.

## Investors
We keep contact details, the documents that identify you and the people who control your organisation, your commitments, cash flows and correspondence. We need them to manage the fund and to meet the rules against money laundering. We keep them for ten years after the fund has ended.

## Who sees it
The people who work for you, the administrator and the auditor of the fund. The portal records every view. We do not sell data.

## Your rights
You may ask for a copy, a correction or, where no rule forbids it, deletion. [Write to us](/contact), and we will reply within thirty days.`,
  },
  {
    name: 'Secondaries',
    slug: 'secondaries',
    type: 'Funds',
    isDraft: true,
    title_en: 'Someone has to leave before the companies do',
    summary_en: 'Stakes of €3m to €25m in Nordic funds that are six to eleven years old.',
    body_en: `## A discount is not a gain
A stake bought at 85% of its value looks like a profit on the first day. It is one only if the value was right. We price from the companies upwards and ignore the report until we have a figure of our own.

## Three weeks, ten weeks
Three weeks to a price, ten to the transfer. Six fund stakes are held today.`,
  },
];
