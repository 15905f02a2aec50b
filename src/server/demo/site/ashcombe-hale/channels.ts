import { demoBlocks, demoLandscape, demoLibrary } from '../demo-blocks.ts';
import { boardPapers } from './libraries.ts';
import type { DemoPage, SiteOfFirm } from '../site-of-firm.ts';

/** The parts of the site for the two kinds of clients that the firm has. */
export const channels: NonNullable<SiteOfFirm['channels']> = [
  { name: 'Private clients', page: 'for-private-clients' },
  { name: 'Charities and trustees', page: 'for-trustees' },
];

export const pagesOfChannels: readonly DemoPage[] = [
  {
    name: 'For private clients',
    slug: 'for-private-clients',
    type: 'Landing',
    hidden: true,
    title_en: 'A plan for one family, and one person who knows it',
    summary_en: 'Pensions, ISAs, a trust and the account for the grandchildren: one plan, one adviser, one report.',
    description_en:
      'Planning and investment management for private clients of Ashcombe & Hale: what the first year costs and whom you meet.',
    blocks_en: demoBlocks(
      [
        'hero',
        {
          heading: 'A plan for one family, and one person who knows it',
          lead: 'Pensions, ISAs, a trust and the account for the grandchildren: one plan, one adviser, one report.',
          linkLabel: 'Arrange a first conversation',
          link: '/contact',
        },
      ],
      [
        'keyFigures',
        {
          heading: 'What to expect',
          figures: [
            { value: '412', label: 'families, and never more than 37 to an adviser' },
            { value: '£8,500', label: 'our charge for the first year of £1m' },
            { value: '4', label: 'meetings in the first year, two in each year after it' },
          ],
          source: 'Ashcombe & Hale, 30 June 2026. The charges of funds are not included.',
        },
      ],
      [
        'mediaText',
        {
          heading: 'Families are charged on what they hold together',
          picture: demoLandscape(0),
          body: `Parents, children and the family trust count as one, so the lower rates apply sooner. Each person sees their own account, and nobody sees another’s without being asked.
Read [what it costs](/charges), in pounds.`,
        },
      ],
    ),
  },
  {
    name: 'For charities and trustees',
    slug: 'for-trustees',
    type: 'Landing',
    hidden: true,
    title_en: 'Reserves for next year, an endowment for the next century',
    summary_en: 'We keep the two apart, report them apart, and tell the board when a grant would spend more than returns replace.',
    description_en:
      'Investment management for charities and trustees at Ashcombe & Hale: reserves, endowments, policy and reports to the board.',
    blocks_en: demoBlocks(
      [
        'hero',
        {
          heading: 'Reserves for next year, an endowment for the next century',
          lead: 'We keep the two apart, report them apart, and tell the board when a grant would spend more than returns replace.',
          linkLabel: 'Talk to Edward Hale',
          link: '/contact',
        },
      ],
      [
        'steps',
        {
          heading: 'A year with a board',
          steps: [
            { title: 'January, the policy', text: 'Aims, limits and what the charity will not own, on two pages that trustees sign.' },
            {
              title: 'Each quarter, the report',
              text: 'Return against the policy, income for the year and every charge, ten days before the meeting.',
            },
            { title: 'June, the training', text: 'Two hours on how to question an investment manager, including this one.' },
            { title: 'October, the budget', text: 'How much can be spent next year, and what it would take to spend more.' },
          ],
        },
      ],
      [
        'text',
        {
          heading: 'The trustees decide, and can show why',
          body: `Each change of a portfolio has its reason in two sentences beside the trade, and minutes can quote it. Auditors have an account of their own in the portal, for as long as the audit takes.
Thirty-eight charities are with us. The smallest has £240,000, and pays the same rates as the largest.`,
        },
      ],
      ['library', { heading: 'For the papers of your next meeting', library: demoLibrary(boardPapers), layout: 'list' }],
    ),
  },
];
