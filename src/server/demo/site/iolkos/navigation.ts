import type { SiteOfFirm } from '../site-of-firm.ts';

export const navigation: NonNullable<SiteOfFirm['navigation']> = [
  { name: 'Υπηρεσίες', leadsTo: 'page', page: 'services' },
  { name: 'Κόστος', leadsTo: 'page', page: 'costs' },
  { name: 'Η εταιρεία', leadsTo: 'none', label_el: 'Η εταιρεία', label_en: 'The firm' },
  { name: 'Ποιοι είμαστε', leadsTo: 'page', page: 'who-we-are', label_el: 'Ποιοι είμαστε', label_en: 'Who we are', parent: 'Η εταιρεία' },
  { name: 'Οι άνθρωποί μας', leadsTo: 'team', label_el: 'Οι άνθρωποί μας', label_en: 'Our people', parent: 'Η εταιρεία' },
  { name: 'Άρθρα', leadsTo: 'page', page: 'articles' },
  { name: 'Επικοινωνία', leadsTo: 'page', page: 'contact' },
  { name: 'Οδηγός πελάτη', leadsTo: 'page', page: 'client-guide' },
  { name: 'Η πορεία', leadsTo: 'page', page: 'services', label_el: 'Η πορεία', label_en: 'The course', channel: 'Ιδιώτες' },
  { name: 'Κόστος για ιδιώτες', leadsTo: 'page', page: 'costs', label_el: 'Κόστος', label_en: 'Costs', channel: 'Ιδιώτες' },
  { name: 'Ο σύμβουλός σας', leadsTo: 'team', label_el: 'Ο σύμβουλός σας', label_en: 'Your adviser', channel: 'Ιδιώτες' },
  { name: 'Οδηγός για ιδιώτες', leadsTo: 'page', page: 'client-guide', access: 'authenticated', channel: 'Ιδιώτες' },
  { name: 'Κόστος για επιχειρήσεις', leadsTo: 'page', page: 'costs', label_el: 'Κόστος', label_en: 'Costs', channel: 'Επιχειρήσεις' },
  { name: 'Αναλύσεις', leadsTo: 'posts', label_el: 'Αναλύσεις', label_en: 'Research', channel: 'Επιχειρήσεις' },
  {
    name: 'Επικοινωνία για επιχειρήσεις',
    leadsTo: 'page',
    page: 'contact',
    label_el: 'Επικοινωνία',
    label_en: 'Contact',
    channel: 'Επιχειρήσεις',
  },
];

export const portalNavigation: NonNullable<SiteOfFirm['portalNavigation']> = [
  { name: 'Για πελάτες', leadsTo: 'none', label_el: 'Για πελάτες', label_en: 'For clients', icon: 'question', visible: ['investor'] },
  { name: 'Οδηγός πελάτη', leadsTo: 'page', page: 'client-guide', icon: 'book', parent: 'Για πελάτες' },
  {
    name: 'Ραντεβού',
    leadsTo: 'page',
    page: 'contact',
    label_el: 'Κλείστε ένα ραντεβού',
    label_en: 'Ask for a meeting',
    icon: 'calendar',
    parent: 'Για πελάτες',
  },
];
