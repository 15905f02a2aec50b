import { contentCollection, createFieldPerLanguage, readers, standing } from './content-collection.ts';

/** Places that an entry of the menu may lead to. */
export const destinations = ['page', 'posts', 'team', 'demo', 'address', 'none'] as const;

/** The menu of the public site. Where a reader finds no entry, the menu are the published pages. */
export const navigation = contentCollection(
  {
    id: 'navigation',
    icon: 'signpost',
    content: {
      shown: 'saved',
      isOrdered: true,
      needed: [],
      refers: { page: 'pages', parent: 'navigation', channel: 'channels' },
      above: 'parent',
    },
    columns: [
      { id: 'name', kind: 'name' },
      { id: 'leadsTo', kind: 'options' },
      { id: 'parent', kind: 'text' },
      { id: 'channel', kind: 'text' },
      { id: 'order', kind: 'number' },
      ...standing,
    ],
    search: ['name'],
    sort: ['order', 'name', 'updated'],
    filters: [],
    steps: [
      {
        id: 'entry',
        fields: [
          { kind: 'text', id: 'name', limit: 60 },
          ...createFieldPerLanguage({ kind: 'text', id: 'label', limit: 40 }),
          { kind: 'select', id: 'leadsTo', options: destinations.map((value) => ({ value })) },
          { kind: 'record', id: 'page', when: { field: 'leadsTo', is: 'page' } },
          { kind: 'url', id: 'address', limit: 300, when: { field: 'leadsTo', is: 'address' } },
          { kind: 'record', id: 'parent', isOptional: true },
          { kind: 'record', id: 'channel', isOptional: true },
        ],
      },
      { id: 'readers', fields: readers },
    ],
  },
  {
    en: {
      singular: 'menu entry',
      plural: 'Navigation',
      text: 'The menu of the public site. Without entries, the menu lists the published pages in their order.',
      add: 'Add menu entry',
      find: 'Name',
      saved: 'Menu entry saved',
      none: 'No menu entries yet',
      noneText: 'The menu lists the published pages until you add the first entry.',
      fields: { label: 'Label', leadsTo: 'Leads to', page: 'Page', address: 'Web address', parent: 'Below', channel: 'Channel' },
      hints: {
        label: 'If blank, the name of the page in the menu, or the name of this entry.',
        page: 'The menu leaves out a page that is unpublished, hidden from the menu or closed to the reader.',
        parent: 'If blank, the entry stands in the menu itself. An entry with others below it opens them.',
        channel: 'If blank, the entry stands in the menu of the whole site. An entry below another stands where that one does.',
      },
      options: {
        leadsTo: {
          page: 'A page',
          posts: 'The list of posts',
          team: 'The team',
          demo: 'The demo form',
          address: 'Another website',
          none: 'Nothing: it opens the entries below it',
        },
      },
      steps: { entry: 'Menu entry', readers: 'Access' },
    },
    el: {
      singular: 'στοιχείο μενού',
      plural: 'Πλοήγηση',
      text: 'Το μενού του δημόσιου ιστοτόπου. Χωρίς στοιχεία, το μενού δείχνει τις δημοσιευμένες σελίδες με τη σειρά τους.',
      add: 'Προσθήκη στοιχείου',
      find: 'Όνομα',
      saved: 'Το στοιχείο του μενού αποθηκεύτηκε',
      none: 'Δεν υπάρχουν ακόμη στοιχεία μενού',
      noneText: 'Το μενού δείχνει τις δημοσιευμένες σελίδες μέχρι να προσθέσετε το πρώτο στοιχείο.',
      fields: { label: 'Ετικέτα', leadsTo: 'Οδηγεί σε', page: 'Σελίδα', address: 'Διεύθυνση ιστού', parent: 'Κάτω από', channel: 'Κανάλι' },
      hints: {
        label: 'Αν μείνει κενό, το όνομα της σελίδας στο μενού ή το όνομα του στοιχείου.',
        page: 'Το μενού παραλείπει μια σελίδα που δεν έχει δημοσιευτεί, είναι κρυφή από το μενού ή δεν είναι ανοιχτή στον αναγνώστη.',
        parent: 'Αν μείνει κενό, το στοιχείο εμφανίζεται στο ίδιο το μενού. Ένα στοιχείο με άλλα από κάτω ανοίγει αυτά.',
        channel:
          'Αν μείνει κενό, το στοιχείο εμφανίζεται στο μενού όλου του ιστοτόπου. Ένα στοιχείο κάτω από άλλο εμφανίζεται όπου και εκείνο.',
      },
      options: {
        leadsTo: {
          page: 'Μια σελίδα',
          posts: 'Τη λίστα των άρθρων',
          team: 'Την ομάδα',
          demo: 'Το έντυπο παρουσίασης',
          address: 'Άλλον ιστότοπο',
          none: 'Πουθενά: ανοίγει τα στοιχεία από κάτω',
        },
      },
      steps: { entry: 'Στοιχείο μενού', readers: 'Πρόσβαση' },
    },
  },
);
