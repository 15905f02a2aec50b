import type { DemoPost } from '../site-of-firm.ts';

export const posts: readonly DemoPost[] = [
  {
    name: 'Norvik Retail',
    slug: 'norvik-retail',
    daysAgo: 20,
    author: 'Magnus Ekeland',
    tags: ['Case studies'],
    title_en: 'What we got wrong at Norvik Retail',
    summary_en: 'We invested €41m in 2014 and received €17m in 2021. The brand was as good as we thought. The leases were not.',
    keypoints_en: `The multiple was 0.4X, gross. It cost Halvard II about 0.07X.
Customers moved to towns with other landlords. Our rents were fixed for twelve years.
We noticed in year two and acted in year four. The second year cost more than the mistake.`,
    body_en: `## The case for it
Norvik sold outdoor clothing in 38 shops in Norway and Sweden. Customers returned, staff stayed, and the founder wished to retire. Margins had been stable for nine years. We read every contract, and the leases among them. They ran for twelve years at rents fixed with inflation. We noted it as a strength: no landlord could put up the rent.

## What happened
From 2015 visits to the centres where Norvik had its shops fell by 6% a year. Customers did not leave Norvik. They left the place. Sales on the web grew, yet every sale there made a shop less useful while its rent went on rising.
By the end of the second year we knew. The minutes of the board say “structural” for the first time in November 2016. We agreed to watch it for two more quarters, and then for two more. In 2018 we began to buy out leases at about 2.5 years’ rent each. In 2016 it would have cost 1.5.

## The figures
- Invested: €41m, of which €5m in 2018 to end leases
- Received: €17m, on the sale in 2021
- Multiple: 0.4X gross
- Effect on Halvard II: about 0.07X of its net multiple, which stood at 2.03X on 31 March 2026

## What we changed
We compare the length of a company’s promises with the length of its customers’ promises. Where the first is longer, we do not buy. Under this rule we would have declined two of our 21 gains as well. We accept that.
We also appoint a second partner to each company who did not buy it. Once a year that partner writes one page on why we should sell at once. The page goes to the advisory committee of investors, unedited.
The founder of Norvik read this text before it was published. He thinks that we are too kind to ourselves on the second year.
Past performance is not a reliable guide to future results, and you could lose all of an investment.`,
  },
  {
    name: 'When the exit window is closed',
    slug: 'exit-window',
    daysAgo: 38,
    author: 'Luca Bonaventura',
    tags: ['Insights'],
    title_en: 'When the exit window is closed, use the door',
    summary_en: 'Sales take longer than they did. Five ways to return money in the meantime, and the one that investors should distrust.',
    keypoints_en: `The median company we looked at has been held for six years, a year longer than in 2019.
Dividends financed by debt return your own risk to you as cash.
A continuation fund deserves one question first: who set the price?`,
    body_en: `## The problem
A fund that cannot sell cannot distribute, and an investor who receives nothing cannot commit again. Of the 91 fund stakes that we were shown in 2025, the median company had been held for six years. In 2019 it was five. Managers call it a closed window. Companies can be sold nonetheless, only not all of them, and not at last year’s price.

## Five doors
1. **Sell part.** A minority stake sold to a family or a pension fund sets a price that is not the manager’s own. It is slow and honest.
2. **Sell less of the good.** One division to a competitor, the rest later. It works where the parts never belonged together.
3. **Dividends from profit.** Dull, taxed and reliable. Two of our companies pay them.
4. **Dividends from new debt.** The company borrows and you are paid. The money is real, and so is the debt. What you receive is your own risk, turned into cash.
5. **A continuation fund.** The manager sells the company from an old fund to a new one, which it manages as well. It can be right for a good company that needs time.

## The one to distrust
We distrust the fourth. It raises the DPI of a fund in the year in which the next one is marketed, and lowers the value of what remains. Ask for the debt of the company before and after, in multiples of its profit.
The fifth is not wrong in itself. Ask who set the price, whether a buyer from outside took at least half, and whether the manager put its own gain back in. If the answers are “an adviser”, “no” and “some of it”, take the cash.

## What we did
In the last two years we used the first door once and the third twice. Our distributions were still 40% below plan, as the [record](/record) shows for Halvard III. We would sooner be late than clever.
This text is general information for professional investors. Values not yet realised may never be.`,
  },
  {
    name: 'How a reported value is rolled forward',
    slug: 'rolled-forward',
    daysAgo: 55,
    author: 'Samir Haddad',
    tags: ['Product'],
    title_en: 'How your portal rolls a reported value forward',
    summary_en: 'Between two reports the portal calculates. What it adds, what it leaves out, and how far it has been from the truth.',
    keypoints_en: `Calls are added and distributions taken off at cost, from the day they are paid.
No growth is assumed between two reports.
Over 412 quarters of funds the next report differed by 3.1% in the median case.`,
    body_en: `## Why a value is old
A fund’s value for 30 September reaches us between the middle of November and the end of December. On the day you look, the newest figure may be five months old, while you paid a call last week. To show the old figure alone would be exact and wrong.

## What the portal does
It begins with the last reported value. It adds each call from the day you paid it and takes off each distribution from the day you received it. Currencies are converted at the rate of the day you look at. The result is marked as calculated, and a click shows the steps.
It assumes no growth. We considered using the index of listed shares, as some do. Over our own data, it would have brought the calculated value closer to the next report in five quarters of ten, and taken it further away in the other five.

## How far off it was
We compared 412 calculated values with the reports that followed. The median difference was 3.1%. In one case of twenty it was more than 12%, nearly always because a company had been sold above or below its value between the two dates.
_Source: Halvard Partners, 24 funds, 2016 to 2026, in the currency of each fund._

## What it means for you
- Use calculated values to plan cash, not to judge a manager.
- Judge a manager by reported values, four quarters apart.
- For a sale of a stake, ask us for the date of every value in the list.

Multiples follow the same rule. A TVPI with calculated values carries a mark, and a DPI never does, since nothing in it is an estimate. Investors will find the details in the [guide](/investor-guide).

## What is coming
Managers who send their reports as data instead of pages shorten the wait by nine days on average. Seven of 24 do. We ask the others every quarter.
Values not yet realised may never be, and calculated values are not reported ones.`,
  },
  {
    name: 'A founder who stayed',
    slug: 'a-founder-who-stayed',
    daysAgo: 72,
    author: 'Clara Winterfeld',
    tags: ['Case studies', 'Advice'],
    title_en: 'Selling 30%, and staying in the chair',
    summary_en: 'A founder sold us a minority stake to buy out her cousin. Three years later she has a second country and two regrets.',
    keypoints_en: `The first use of the money was a family settlement, not growth.
A minority investor needs few rights. Four were enough.
She would appoint the finance director first and open the second country a year later.`,
    body_en: `## Why she called
The company makes software for customs declarations. She had built it with a cousin, who owned 30%, lived abroad and wished for dividends. She wished for engineers. For six years they compromised on half of each, and neither had enough.
Banks offered a loan. It would have paid the cousin out and left nothing for the second country. In the spring of 2022 she wrote to us, and to two others.

## What we agreed
We bought the cousin’s 30% and put in a further €6m for new shares. She kept the majority, the chair and the name. Our rights fit on one page:
1. A seat on the board, and the figures by the tenth of each month.
2. A veto on debt above two years’ profit.
3. A veto on paying any family member more than an outsider would cost.
4. A sale together after seven years, unless both wish to wait.

Her solicitor had expected eleven. We think that a minority investor who needs eleven rights should not have invested.

## What happened
Sales rose from €14m to €23m in three years. Profit fell in the first year and again in the second, because the Dutch office cost twice its budget. It has earned money since last winter. On paper the stake is worth 1.3X what we paid, gross, within a fund that stands at [1.17X net](/record). None of it is realised.

## Two regrets
“I would have hired the finance director before the country manager,” she says. “I did not know what the Dutch were costing until March.” The second regret is that she did not call her cousin first. He learned of our offer from a letter, and they have not spoken since.
We have added a step to our list: before any letter, a conversation. If you are a founder with a similar table at Christmas, [talk to us early](/contact).
One company’s experience is not a guide to another’s. Values not yet realised may never be.`,
  },
  {
    name: 'Pacing commitments',
    slug: 'pacing-commitments',
    daysAgo: 90,
    author: 'Annelies Verhaegen',
    tags: ['Advice', 'Insights'],
    title_en: 'How much to commit each year, if you wish to hold 20%',
    summary_en: 'Less than you think, for longer than you like. A rule for family offices that begin, and what breaks it.',
    keypoints_en: `To hold 20% in private equity takes about eight years of steady commitments.
Commit the same sum every year: the years that felt wrong did no worse in our data.
Keep twelve months of expected calls in cash, outside the programme.`,
    body_en: `## The first mistake is arithmetic
A foundation with €100m would like to hold €20m in private equity. It commits €20m, to three funds in one year, and waits. Five years later it holds €11m. Money is called slowly, over four or five years, and the first distributions arrive before the last calls.
So it commits another €20m in the sixth year. Now everything it owns was bought in two vintages. If either was a poor year, so is the programme.

## A rule to begin with
Divide the target by five and commit that sum each year. For €20m this is €4m. With usual calls and distributions the programme reaches its target in about the eighth year and stays near it. In the first three years you will feel that nothing is happening. That is the rule at work.

## What breaks it
- **Slow distributions.** If they come at half the usual pace, as in the last two years, the programme exceeds its target by a quarter. Commit less, but do not stop.
- **A fall in the rest.** When shares fall by 30%, private equity seems to grow, because its values are old. Wait two quarters before you act on it.
- **A large sale.** A fund that sells its best company sends back four years of commitments at once. Keep the pace.

## The years that felt wrong
We looked at 24 funds in our investors’ programmes by the year of their first call. Those that began in years which investors called expensive returned, in the median, as much as the others. The sample is small, and not finished. It is still a better guide than the feeling.
_Source: Halvard Partners, 24 funds, vintages 2016 to 2023, net multiples as at 31 March 2026._

## Cash
Hold twelve months of expected calls in deposits or short bonds. A call that cannot be paid costs more than any fund returns. The [investor guide](/investor-guide) shows where the portal lists them.
An investment is illiquid for ten years or more, and you could lose all of it. Past performance is not a reliable guide to future results.`,
  },
  {
    name: 'Night shift',
    slug: 'night-shift',
    daysAgo: 108,
    author: 'Leena Kosk',
    tags: ['Insights'],
    title_en: 'What the night shift knows',
    summary_en:
      'Before we buy a factory, one of us works in it from ten to six. It has ended four purchases and changed the price of three.',
    keypoints_en: `Machines that stand still are seen at night. In reports they are called “planned”.
Ask who is telephoned when something breaks.
A factory that is tidy at four in the morning is usually well led.`,
    body_en: `## A habit that began by accident
In 2011 a partner missed the last ferry from a lime works on Gotland and spent the night in the control room. By morning he knew that the second kiln had been cold for five weeks. The reports said “planned maintenance”. The seller had told the truth, in its way: the plan was to maintain it once there was money.
Since then one of us works a night in every factory before we make an offer. The management knows, the shift is asked, and we carry what we are given to carry.

## Four questions
1. **Who is telephoned when something breaks?** If it is always the same person, the company depends on one mobile phone.
2. **Which spare part is missing?** Everyone knows. It is seldom expensive.
3. **When was the last near accident, and what changed?** “Nothing happened” is a poor answer. “We moved the rack” is a good one.
4. **Would you tell your daughter to work here?**

The answers are not figures, and we do not pretend that they are. They tell us which figures to ask for on the following day.

## What it has changed
Of 61 nights, four ended a purchase and three changed the price, on average by 7%. In two of the four we were probably too careful: the companies did well with other owners. We would decline again. One had no emergency exit from the paint shop.
At Brannfjell, which makes fire doors, the night foreman showed us a door that failed its test and the list of who had been told. It was the best argument for buying the company that anyone made. It has been ours since 2016.

## What it has not changed
We still make mistakes by day. [Norvik Retail](/posts/norvik-retail) had no night shift, only leases. But we have not yet been surprised by a machine. More on [how we work](/how-we-work).
This text is general information for professional investors. You could lose all of an investment.`,
  },
];
