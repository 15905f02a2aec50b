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
];
