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
  { name: 'The first year', leadsTo: 'page', page: 'how-we-work', label_en: 'The first year', channel: 'Private clients' },
  { name: 'What it costs', leadsTo: 'page', page: 'charges', label_en: 'What it costs', channel: 'Private clients' },
  { name: 'Who looks after you', leadsTo: 'none', channel: 'Private clients' },
  { name: 'Your adviser', leadsTo: 'team', label_en: 'Our people', parent: 'Who looks after you', channel: 'Private clients' },
  {
    name: 'The firm',
    leadsTo: 'page',
    page: 'who-we-are',
    label_en: 'The firm',
    parent: 'Who looks after you',
    channel: 'Private clients',
  },
  { name: 'Guide for clients', leadsTo: 'page', page: 'client-guide', access: 'authenticated', channel: 'Private clients' },
  { name: 'Charges for charities', leadsTo: 'page', page: 'charges', label_en: 'Charges', channel: 'Charities and trustees' },
  { name: 'People for charities', leadsTo: 'team', label_en: 'Our people', channel: 'Charities and trustees' },
  { name: 'Research', leadsTo: 'posts', label_en: 'Research', channel: 'Charities and trustees' },
  { name: 'Talk to us', leadsTo: 'page', page: 'contact', label_en: 'Talk to us', channel: 'Charities and trustees' },
];

export const portalNavigation: NonNullable<SiteOfFirm['portalNavigation']> = [
  { name: 'For clients', leadsTo: 'none', icon: 'question', visible: ['investor'] },
  { name: 'Guide for clients', leadsTo: 'page', page: 'client-guide', icon: 'book', parent: 'For clients' },
  { name: 'Ask for a meeting', leadsTo: 'page', page: 'contact', label_en: 'Ask for a meeting', icon: 'calendar', parent: 'For clients' },
  { name: 'What clients read', leadsTo: 'page', page: 'client-guide', label_en: 'Guide for clients', icon: 'book', visible: ['advisor'] },
];
