import { demoBlocks, demoLandscape } from '../demo-blocks.ts';

/** The page about how the firm works, put together in the designer. */
export const howWeWork = demoBlocks(
  [
    'hero',
    {
      heading: 'Nine in ten end before we have offered a price',
      lead: 'Four months of reading, three changes on one page, and a sale in about the seventh year.',
      picture: demoLandscape(1),
      linkLabel: 'Talk to a partner',
      link: '/contact',
    },
  ],
  [
    'steps',
    {
      heading: 'Seven years, in order',
      steps: [
        { title: 'Year 0: we read for four months', text: 'Every contract, every site, the night shift included. Nine in ten end here.' },
        { title: 'Year 1: three changes, not thirty', text: 'Agreed with the management before we sign, written on one page.' },
        {
          title: 'Year 3: the money is spent on the business',
          text: 'On average, 2.4 times what was invested in the three years before us.',
        },
        {
          title: 'Year 7: it no longer needs us',
          text: 'We sell to the owner under whom it will do best, and publish the multiple.',
        },
      ],
    },
  ],
  [
    'table',
    {
      heading: 'Four funds, net of everything',
      columns: 'Fund | Net multiple',
      rows: 'Halvard I | 1.98X\nHalvard II | 2.03X\nHalvard III | 1.66X\nHalvard IV | 1.17X',
      source: 'As at 31 March 2026, after fund fees and carried interest. Past performance is not a reliable guide to future results.',
    },
  ],
  ['divider', {}],
  [
    'tabs',
    {
      heading: 'How we decide',
      tabs: [
        {
          label: 'Who decides',
          subtitle: 'The investment committee',
          body: 'Four partners, unanimously. Each may be overruled on everything but a “no”.',
          picture: demoLandscape(2),
        },
        {
          label: 'Debt',
          subtitle: 'Low enough for a bad year',
          body: 'We buy with a third of debt, seldom more. A company that cannot survive a year of half its profit should not owe money.',
        },
        {
          label: 'What has gone wrong',
          subtitle: 'Two losses in four funds',
          body: 'Both of our losses had the same cause: we believed that a strong brand would outlast a weak tenancy. [The record](/record) has them both.',
        },
      ],
    },
  ],
  ['posts', { heading: 'What we have written', most: '3' }],
);
