import { demoBlocks, demoLandscape } from '../demo-blocks.ts';

/** The page about how the firm works, put together in the designer. */
export const howWeWork = demoBlocks(
  [
    'hero',
    {
      heading: 'The first year is four meetings',
      lead: 'Nothing is invested before the third month, and in some years the right answer is to do nothing at all.',
      linkLabel: 'Arrange a first conversation',
      link: '/contact',
    },
  ],
  [
    'mediaText',
    {
      heading: 'Most of the work is before the first trade',
      picture: demoLandscape(2),
      side: 'right',
      body: `We turn down about one enquiry in five, usually because a pension scheme or a mortgage already offers the better return. It costs us a client now and then. It has also kept our complaints in single figures for eleven years.`,
    },
  ],
  [
    'steps',
    {
      heading: 'What happens, and when',
      steps: [
        { title: 'Week 1: listen', text: 'Ninety minutes, no forms. You leave with a page of what we heard.' },
        { title: 'Month 1: plan', text: 'A draft with figures, and the advice to do nothing where that is the answer.' },
        { title: 'Month 3: invest', text: 'In stages, over weeks you agree to. Transfers are our paperwork.' },
        {
          title: 'Month 12: account for it',
          text: 'What we said, what happened, what it cost. If we have not earned the second year, leaving costs nothing.',
        },
      ],
    },
  ],
  [
    'keyFigures',
    {
      heading: 'A firm that stays small',
      figures: [
        { value: '412', label: 'families' },
        { value: '38', label: 'charities' },
        { value: '£2.9bn', label: 'looked after' },
        { value: '37', label: 'families with one adviser, at most' },
      ],
      source: 'Source: Ashcombe & Hale, as at 30 June 2026.',
    },
  ],
  [
    'text',
    {
      heading: 'A portfolio follows from the plan',
      body: `The plan says how much you will need, when, and how large a fall you could live with. From that follows the mix of shares, bonds and cash. We hold 30 to 50 securities, most of them funds, and change about one in ten each year.
Every change is explained in two sentences beside the trade. If we cannot write those sentences, we do not make the change.`,
    },
  ],
  [
    'accordion',
    {
      heading: 'What we do not do',
      questions: [
        { question: 'Do you forecast interest rates?', answer: 'No. We have not met anyone who does it well for long.' },
        {
          question: 'Do you accept commission?',
          answer: 'No, from no one. What we earn is on the page about [charges](/charges), in pounds.',
        },
        { question: 'Do you lend against portfolios?', answer: 'No. A loan and a falling market make a poor pair.' },
      ],
    },
  ],
  ['people', { heading: 'You meet the person before you meet the form', most: '4' }],
  [
    'callToAction',
    {
      heading: 'Ninety minutes, no forms',
      text: 'The first conversation costs nothing, and you leave with a page of what we heard.',
      linkLabel: 'Arrange a first conversation',
      link: '/contact',
    },
  ],
);
