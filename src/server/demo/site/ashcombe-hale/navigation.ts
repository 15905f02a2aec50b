import type { SiteOfFirm } from '../site-of-firm.ts';

export const navigation: NonNullable<SiteOfFirm['navigation']> = [
  { name: 'How we work', leadsTo: 'page', page: 'how-we-work' },
  { name: 'Charges', leadsTo: 'page', page: 'charges' },
  { name: 'About us', leadsTo: 'none' },
  { name: 'Who we are', leadsTo: 'page', page: 'who-we-are', label_en: 'Who we are', parent: 'About us' },
  { name: 'The team', leadsTo: 'team', label_en: 'Our people', parent: 'About us' },
  { name: 'Insights', leadsTo: 'page', page: 'insights' },
  { name: 'Contact', leadsTo: 'page', page: 'contact' },
  { name: 'Client guide', leadsTo: 'page', page: 'client-guide' },
];
