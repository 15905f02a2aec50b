import type { DemoPage } from '../site-of-firm.ts';
import { howWeWork } from './how-we-work.ts';

export const pages: readonly DemoPage[] = [
  {
    name: 'Home',
    slug: 'home',
    type: 'Landing',
    title_en: 'The most useful thing we say to clients is “not yet”.',
    summary_en:
      'Ashcombe & Hale plans and invests for families who would rather know. One adviser, charges in pounds, and every figure open to the trade behind it.',
    description_en: 'Financial planning and investment management for families. One adviser, charges in pounds, figures you can open.',
    linkLabel_en: 'See what we charge',
    linkTarget: '/charges',
    earlier: { title_en: 'Private wealth, plainly reported.', summary_en: 'We plan and invest for 400 families and 38 charities.' },
    body_en: `## We owe you three documents
Everything else is our work, not yours.
- **A plan, with dates on it.** What you want the money to do, in which year, and what could go wrong first. Ten pages at most.
- **A portfolio that follows the plan.** Funds, shares and bonds chosen by the five people who own the same ones. We change little, and write down why.
- **An account you can take apart.** Every quarter, and online on any day. Open a figure to see the days, trades and charges behind it.

## In 2009 it did not feel like 5% a year
Our Balanced strategy returned 5.0% a year from June 2006 to June 2026, after every charge. Prices rose by 2.9% a year, so what £1 could buy became £1.48. At the lowest, in 2009, £100,000 invested at the start was worth £91,266. We would rather you saw the line than the average.
In the five years to 30 June 2026 the strategy returned −7.1%, +2.2%, +8.9%, +6.4% and +9.3%, the oldest first.
_Source: Ashcombe & Hale, Balanced composite of 186 portfolios, in pounds, net of our charge, fund charges and dealing costs, income reinvested. As at 30 June 2026. Past performance is not a guide to future returns. The value of investments can fall as well as rise, and you may get back less than you invest._

## You meet the person before you meet the form
We look after 412 families and 38 charities, and £2.9bn in all. No adviser has more than 37 families. [Meet the people](/who-we-are) who would look after yours, or read [how the first year goes](/how-we-work).`,
  },
  {
    name: 'How we work',
    slug: 'how-we-work',
    blocks_en: howWeWork,
    type: 'Landing',
    promoted: true,
    title_en: 'The first year is four meetings',
    summary_en: 'Nothing is invested before the third month, and in some years the right answer is to do nothing at all.',
    description_en: 'Four meetings in the first year: listen, plan, invest, account for it. What each one is for and what you leave with.',
    linkLabel_en: 'Arrange a first conversation',
    linkTarget: '/contact',
    body_en: `## Most of the work is before the first trade
We turn down about one enquiry in five, usually because a pension scheme or a mortgage already offers the better return. It costs us a client now and then. It has also kept our complaints in single figures for eleven years.

## What happens, and when
1. **Week 1: listen.** Ninety minutes, no forms. You leave with a page of what we heard.
2. **Month 1: plan.** A draft with figures, and the advice to do nothing where that is the answer.
3. **Month 3: invest.** In stages, over weeks you agree to. Transfers are our paperwork.
4. **Month 12: account for it.** What we said, what happened, what it cost. If we have not earned the second year, leaving costs nothing.

## A portfolio follows from the plan
The plan says how much you will need, when, and how large a fall you could live with. From that follows the mix of shares, bonds and cash. We hold 30 to 50 securities, most of them funds, and change about one in ten each year.
Every change is explained in two sentences beside the trade. If we cannot write those sentences, we do not make the change.

## What we do not do
We do not forecast interest rates, choose this year’s winning fund or lend against portfolios. We do not accept commission from anyone. What we earn is on the page about [charges](/charges), in pounds.`,
  },
  {
    name: 'Charges',
    slug: 'charges',
    type: 'Resources',
    promoted: true,
    title_en: 'What it costs, in pounds',
    summary_en: '0.85% a year on the first £1m, 0.60% on the next £2m, 0.40% above. No entry fee, no exit fee, nothing from anyone else.',
    description_en: 'Our charges and the charges of funds for £500,000, £1m and £3m, in pounds a year, and what they do to a return.',
    earlier: { summary_en: '0.95% a year on the first £1m, 0.65% on the next £2m, 0.45% above.' },
    body_en: `## Over twenty years, charges are the largest bill you pay us
On £500,000 the bill is £5,350 a year. If investments return 6% a year before charges, £500,000 grows to £1,604,000 in twenty years without any charge, and to about £1,310,000 with ours and those of the funds. The difference is the price of the service. You should ask each year whether it was worth it.
_An illustration: constant returns, not adjusted for inflation, nothing paid in or out._

## Three portfolios, in all
- **£500,000:** our charge £4,250, fund charges £1,100, in all £5,350 a year or 1.07%
- **£1,000,000:** our charge £8,500, fund charges £2,200, in all £10,700 a year or 1.07%
- **£3,000,000:** our charge £20,500, fund charges £6,600, in all £27,100 a year or 0.90%

## What is included
Planning, management, custody, the portal, letters and as many conversations as you need. Dealing costs are charged by the market and shown with each trade. Families are charged on what they hold together, so that the lower rates apply sooner.

## What we never charge
There is no fee to begin, to leave, to transfer or to ask. We are paid nothing by funds, banks or insurers. Where a fund once paid us by mistake, in 2019, we returned £312 to eleven clients and told all of them.`,
  },
  {
    name: 'People',
    slug: 'who-we-are',
    type: 'Landing',
    promoted: true,
    title_en: 'Thirty-four people. You will know four of them by name.',
    summary_en: 'An adviser, an investment manager, someone who answers and someone who stands in. They stay the same for years.',
    description_en: 'Who looks after your money at Ashcombe & Hale, where our own money is invested, and how long people stay.',
    linkLabel_en: 'Meet the team',
    linkTarget: '/team',
    body_en: `## Two advisers have left in ten years
Their clients were told before anyone else, by the adviser who left and the one who stayed. On average our advisers and investment managers have been here for thirteen years.

## Where our own money is
Partners and staff have £38.4m invested. We publish once a year how it is divided, because it is the shortest answer to a fair question.
- Our clients’ Balanced strategy: 61%
- Other strategies we manage: 24%
- Shares in the firm: 11%
- Elsewhere: 4%
_Source: Ashcombe & Hale, declaration of 31 people, 31 March 2026. Homes and pensions of former employers are left out._

## Thirty-seven families, and then we hire
An adviser who looks after more than 37 families begins to forget birthdays, and after that figures. When someone reaches that number, we look for a colleague. [Meet the team](/team), then choose whom you would like to [talk to](/contact).`,
  },
  {
    name: 'Insights',
    slug: 'insights',
    type: 'Blog',
    title_en: 'Written by the people who do the work',
    summary_en: 'Advice, research and cases from our own desks. When we change our mind, the old article stays and says so.',
    description_en: 'Articles by the advisers and researchers of Ashcombe & Hale on planning, portfolios, tax and what did not work.',
    linkLabel_en: 'All insights',
    linkTarget: '/posts',
    body_en: `## Three to begin with
- [What a cash buffer is for, and when it stops helping](/posts/cash-buffer): our most read article, with the test behind it
- [Giving the house away while living in it](/posts/giving-the-house-away): four arrangements, and the one we seldom recommend
- [The fund we sold two years too late](/posts/sold-too-late): a mistake, with its cost

## How we write
Every article has an author who answers replies. Figures have a source, a date and a currency, and simulated results are called simulated. Articles are general information, not advice.`,
  },
  {
    name: 'Contact',
    slug: 'contact',
    type: 'Form',
    title_en: 'Half an hour, your questions, our screen',
    summary_en: 'A person answers the telephone from 8:30 to 18:00, Monday to Friday.',
    description_en: 'Addresses and telephone numbers of Ashcombe & Hale in London and Edinburgh, and how a first conversation goes.',
    body_en: `## We may tell you that you do not need us
The first conversation takes half an hour and costs nothing. Ten minutes are for the portal, ten for what a year with us costs, and ten for whatever you came to ask. If a cheaper answer will do, we say so.

## London
14 Quarry Row, London EC4. Telephone 020 7946 0140.

## Edinburgh
3 Dunmore Terrace, Edinburgh EH3. Telephone 0131 496 0140.

## If you are a client already
Write to your adviser in the portal. Messages there are encrypted and answered within one working day. Please do not send account details by email.

## If something went wrong
Tell anyone here, in any form. Beatrice Ashcombe reads every complaint on the day it arrives. You will have a reply in substance within ten working days, and the address of the ombudsman with it.`,
  },
  {
    name: 'Client guide',
    slug: 'client-guide',
    type: 'Account',
    protected: true,
    title_en: 'How to read your quarterly report',
    summary_en: 'For clients: what each figure means, in the order in which we would read them ourselves.',
    description_en: 'For signed-in clients of Ashcombe & Hale: how to read the quarterly report and whom to ask.',
    body_en: `## Begin with the charges
They are the only figures in the report that are certain. The report gives them in pounds and as a percentage, for the quarter and since inception.

## Then the two returns
The **time-weighted return** says how the investments did. The **money-weighted return** says how you did, because it takes account of when you paid in. If they differ by much, your timing made the difference. Neither is wrong.

## Then what changed
The bridge between the opening and the closing value shows payments in and out, income, gains and charges. Open any step to see the days and trades behind it.

## What we do in January, April, July and October
1. Prices and holdings are reconciled with the custodian by the fifth working day.
2. Your investment manager writes the commentary.
3. Your adviser reads the report before you do, and calls if something needs a decision.

Your adviser’s name and direct number are on the first page of the [portal](/portals).`,
  },
  {
    name: 'Privacy',
    slug: 'privacy',
    type: 'Resources',
    hidden: true,
    title_en: 'What we keep about you, and for how long',
    summary_en: 'We keep what the law and your plan require, show you who has seen it, and delete the rest.',
    description_en:
      'Which personal data Ashcombe & Hale keeps, why, for how long, who can see it, and how to have it corrected or deleted.',
    body_en: `## Visitors
One cookie remembers your choice about cookies. With your consent, we also count visits. We do not follow you to other sites, and no one follows you to ours.
If you arrange a conversation, we use your name, email address and telephone number to hold it, and delete them after 90 days unless you become a client.

## Clients
We keep your contact details, what you tell us about your circumstances, your holdings and transactions, and our correspondence. We need them to advise you and to meet the record-keeping rules for investment firms. We keep them for seven years after you leave.

## Who sees it
Your adviser, the people who work for you, and the custodian. The portal records every view, and shows you who else has seen your account. We do not sell data, and we do not use it to train anything.

## Your rights
You may ask for a copy, a correction or deletion. Clients can download their data in the portal. Otherwise [write or telephone](/contact), and we will reply within thirty days.`,
  },
  {
    name: 'Charities',
    slug: 'charities',
    type: 'Landing',
    isDraft: true,
    title_en: 'Trustees should ask harder questions',
    summary_en: 'For 38 charities we manage reserves and endowments, and train the people who have to question us.',
    body_en: `## An endowment is a promise to people not yet born
Reserves have to be there next year, an endowment for as long as the charity is. We keep them apart, report them apart, and say when a grant would spend more than the endowment can replace.

## Two hours a year for the trustees
Edward Hale holds a session for each board on how to question an investment manager, including this one. Newcomers find it useful. So do we.`,
  },
];
