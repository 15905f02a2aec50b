import type { DemoPost } from '../site-of-firm.ts';

export const posts: readonly DemoPost[] = [
  {
    name: 'Cash buffer',
    slug: 'cash-buffer',
    daysAgo: 17,
    author: 'Priya Raman',
    tags: ['Insights', 'Advice'],
    title_en: 'What a cash buffer is for, and when it stops helping',
    summary_en:
      'Two years of spending is a habit, not a rule. We tested six sizes of buffer over 98 retirements. Three years did best. Eight did little better than none.',
    keypoints_en: `A buffer of two or three years of spending helped most: the money lasted in 89 or 90 of 98 retirements, against 79 without one.
Beyond five years the buffer costs more in missed growth than it saves in bad years.
The rule for refilling it matters as much as its size.`,
    body_en: `## The habit
Ask ten retired people how much cash they keep and eight will say two years of spending. Ask why, and most will say that someone told them. It is a good answer to an old question: how long does a falling market take to come back? It is not an answer to the question that matters, which is how long the whole of the money has to last.
Cash does one thing well. It lets you pay for the winter without selling shares in it. Everything else it does badly. It does not grow, and over thirty years prices roughly double.

## The test
We took every thirty-year retirement that began in a quarter between 1971 and 1995: 98 in all. Each began with £750,000, spent £30,000 a year in today’s money, and held the rest in our Balanced mix. Only the buffer changed. It was spent after a year in which the portfolio had fallen, and refilled after two that had risen.

## The result
The first year of cash did most of the work. It saved seven retirements that would have run out, nearly all of which began just before a fall. The second saved three more, the third one. Then the line turns. The cost appears in the figure that few people look at: what is left for those who come after.
- No buffer: lasted in 79 of 98, median of £612,000 left
- Two years: 89 of 98, £571,000
- Three years: 90 of 98, £538,000
- Eight years: 80 of 98, £371,000
_Source: Ashcombe & Hale research, 98 simulated retirements, after charges, in today’s money. Simulated, not actual results._

> A buffer is not there to make you richer. It is there so that you do not have to be brave in February.

## What we do
We start with two years, less any secure income, plus bills with a date. We write the rule for refilling into the plan, so that no one has to decide it on a bad day. And we look at it once a year, in the [meeting](/how-we-work) where we look at everything else.
This article is general information, not advice. The value of investments can fall as well as rise. Past and simulated performance is not a guide to future returns.`,
  },
  {
    name: 'Giving the house away',
    slug: 'giving-the-house-away',
    daysAgo: 31,
    author: 'Duncan Strathairn',
    tags: ['Advice'],
    title_en: 'Giving the house away while living in it',
    summary_en: 'Four arrangements, what each costs, and the one we seldom recommend.',
    keypoints_en: `A gift that you go on enjoying usually counts as yours for inheritance tax.
Paying rent at the market rate can make the gift work, but the rent is taxed in the children’s hands.
The risk that families forget is not tax. It is the children’s divorce.`,
    body_en: `## The wish is simple, the rule is not
Parents want the children to have the house, and to go on living in it. The tax rule has an unlovely name, a gift with reservation of benefit, and a plain meaning. If you give something away and keep the use of it, you have not given it away.

## Four arrangements
1. **Give and stay, without rent.** Costs a solicitor’s fee and achieves nothing for inheritance tax. We still see two or three a year.
2. **Give and pay rent.** The rent has to be what a stranger would pay, reviewed every few years. The gift leaves your estate after seven years. The children pay income tax on the rent.
3. **Share and live together.** You give a part to a child who lives with you, and each pays a fair share of the bills. It works while the child stays.
4. **Sell, move and give the difference.** The dullest, the cheapest, and the one that we recommend most often.

The one we seldom recommend is the second. On a house let at £2,400 a month the children may pay some £11,500 a year in tax for seven years, which is often most of what the gift would save.

## What goes wrong
In our files the tax has rarely been the problem. Twice in ten years a child’s marriage ended, and the house was among the things to be divided. Once a child died first, without a will. A house that has been given away is a house that others can lose for you.

## Before you sign
Ask what happens if you need care, if a child moves abroad, if you quarrel. Write the answers down. If the plan still looks good, see a solicitor who does not act for the children as well. We will [sit beside you](/contact) if you like.
This article describes rules in general and is not tax advice. Tax depends on your circumstances, and rules may change.`,
  },
  {
    name: 'Selling the company',
    slug: 'selling-the-company',
    daysAgo: 45,
    author: 'James Okafor',
    tags: ['Case studies'],
    title_en: 'Selling the company, keeping the Tuesdays',
    summary_en: 'How one founder turned a sale into an income without becoming her own fund manager.',
    keypoints_en: `She invested nothing for five months after the sale, and does not regret it.
The income she needed was half of what she had expected.
The money went in over nine months, on dates fixed beforehand.`,
    body_en: `## A good price, and then silence
She had sold a laboratory business of sixty people in the Midlands. On the Friday the money arrived, and on the Monday no one telephoned. “I had been needed for twenty-two years,” she said at our first meeting. “I thought I should at least be needed by the money.” Four banks felt the same.
We asked for five months in which nothing would be decided. The proceeds went into short government bonds and deposits across several banks. That cost her some return: shares rose by about 3% in that time. It was the price of thinking.

## What is it for?
In the second month she kept a diary of what she spent. She had expected to need £180,000 a year. The diary said £94,000. The rest had been the company’s: the car, the travel, the lunches. A portfolio that has to provide £94,000 can be a calmer one than a portfolio that has to provide twice as much.
In the third month she told us about the Tuesdays. For years she had taught a chemistry class at a local school on Tuesday afternoons. It was the one thing that she did not want to lose, and no investment had anything to do with it.

## How it was invested
Half of the money went into the Balanced strategy in nine monthly parts, on dates that we wrote down before the first. The third part fell in a month when markets dropped by 6%, and she rang to ask whether to wait. We read her the page. She did not wait. In other years, waiting would have been better.

## Where it stands
Three years on, she spends £101,000 a year, the portfolio is ahead of the plan by a little, and she teaches on Thursdays too. In the first year it was behind the plan by 4%, and [her report](/client-guide) said so on its first page.
_Names and details are changed, with the client’s consent. One client’s experience is not a guide to another’s. The value of investments can fall as well as rise._`,
  },
  {
    name: 'Sold too late',
    slug: 'sold-too-late',
    daysAgo: 62,
    author: 'Priya Raman',
    tags: ['Case studies', 'Insights'],
    title_en: 'The fund we sold two years too late',
    summary_en: 'It lagged for three years before we sold it. The reasons to wait were good ones, which is why we looked at them again.',
    keypoints_en: `Waiting cost clients about 0.2% of a Balanced portfolio.
Each reason to wait was reasonable. Together they had no end.
We now write down, on the day we buy, what would make us sell.`,
    body_en: `## What happened
In 2021 we bought a fund of smaller British companies for most portfolios, at a weight of 3%. It had a patient manager, modest charges and eleven good years behind it. In the following three years it returned 9% less than other funds of its kind. We sold it in the spring of 2025, about two years after we had first discussed it.
On a Balanced portfolio of £1m the delay cost some £2,000, or 0.2%. It is not a large sum. It is a useful one, because we can say exactly how it was lost.

## Four good reasons
The minutes of our meetings give the reasons for keeping the fund, and none is foolish.
- Smaller companies as a whole were out of favour.
- The manager had lagged before, and come back.
- His largest holding was about to report.
- We had only just explained to clients why we held it.

Read one after the other, the reasons have something in common. Each explains why _this_ quarter is not the time. None says what would have to happen for the answer to be yes. And the last is not about the fund at all. It is about us.

## What we changed
Since then each purchase is recorded with three lines: why we buy, what we expect within three years, and what would make us sell. The third is the difficult one. “Poor performance” is not enough. “Two of the four analysts leave” is. “The fund grows beyond £1.5bn” is.
Twice a year a colleague who did not buy the security reads the lines aloud and argues for selling it. It has led to two sales, one of which we already regret.

## What it means for you
You will find the three lines in the portal beside each fund that we hold. If you think that the third has come true, and we have not acted, please [ask us](/contact). Two clients have.
Past performance is not a guide to future returns. The fund is not named because the point is ours, not the manager’s.`,
  },
  {
    name: 'Quarterly report in six minutes',
    slug: 'quarterly-report-in-six-minutes',
    daysAgo: 80,
    author: 'Beatrice Ashcombe',
    tags: ['Videos', 'Product'],
    title_en: 'How to read a quarterly report in six minutes',
    summary_en: 'Which page first, which never, and the one figure that should make you telephone us.',
    keypoints_en: `Read the charges first: they are the only figures that are certain.
Compare your return with your plan before you compare it with a benchmark.
Telephone us if payments in or out are not what you expect.`,
    body_en: `## Minute one: the charges
Our report has fourteen pages, and most clients have time for three. Begin with the charges. Returns may be different next quarter. Charges will not be. They stand in pounds, with ours apart from those of the funds. If the total is not what you remember from the plan, stop reading and call.

## Minutes two and three: the plan
The second page has one chart: where your money was meant to be by now, and where it is. The shaded part is what we said could happen in 90 in 100 outcomes. Inside it, the plan holds. Below it, your adviser should have called you before you opened the report.
Only then look at the benchmark. It answers a different question, namely whether we did our work better or worse than a simple mix of indices. In nine of the last twenty quarters we did worse.

## Minutes four and five: what changed
The bridge leads from the opening value to the closing one: payments in and out, income, gains, charges. Check the payments. They are the only figures in the report that you know better than we do. A payment that you do not recognise is the one figure that should make you telephone at once.
Below it are the trades, each with two sentences on why. You need not agree with them. You should be able to understand them.

## Minute six: nothing
Close it. If nothing in five minutes has surprised you, the report has done its work. The rest is for your accountant, for January, and for those who like tables.

## If you would like to see it
In the portal, every figure with a dashed underline opens down to its trades. Clients find more in [the guide](/client-guide). Anyone else may ask for [half an hour with a sample report](/contact).
The value of investments can fall as well as rise. Past performance is not a guide to future returns.`,
  },
  {
    name: 'The year-end list',
    slug: 'year-end-list',
    daysAgo: 5,
    author: 'Charlotte Pryce',
    tags: ['Advice'],
    title_en: 'Five things to do before 5 April, and two to leave alone',
    summary_en: 'The tax year ends in spring, but the decisions are better made in winter. A short list, in order of what they are worth.',
    keypoints_en: `Use the ISA allowance of both partners before anything cleverer.
Check how much of your pension allowance is left from earlier years.
Do not sell a good holding only to use up an allowance.`,
    body_en: `## Why now
In the first week of April our telephone rings as it does at no other time. Most of the calls are about allowances, and about one in six comes too late, because a provider needs ten working days. In December there is time for the dull answer, which is usually the right one.

## Five things, by what they are worth
1. **The ISA of both partners.** It is the simplest shelter there is and the one most often left half empty. If one of you has the savings and the other has the allowance, a gift between spouses solves it.
2. **Pension allowance of earlier years.** Unused amounts of the last three years can often still be used. Someone who sold a business or had a large bonus should check this first.
3. **Gains, in small parts.** Selling a little every year, within the exempt amount, keeps a portfolio from becoming a trap that no one dares to touch.
4. **Gifts out of income.** Regular gifts that you can afford from income leave the estate at once. They need a record, which takes twenty minutes a year. We have a sheet for it.
5. **The letter of wishes.** Costs nothing and saves families more quarrels than any trust.

## Two to leave alone
Do not sell a holding only because there is a loss to be used. You may buy it back after thirty days, and in those thirty days anything can happen. And do not buy a scheme because it comes with tax relief. In thirty-nine years we have seen relief outweigh a poor investment four times. We have stopped counting the others.

## What we need from you
Your adviser will send a page with your allowances by the middle of January. Please answer by the end of February, even if the answer is “nothing this year”. If you are not a client and would like the page, [ask for it](/contact).
This article describes rules in general and is not tax advice. Tax depends on your circumstances, and rules may change.`,
  },
];
