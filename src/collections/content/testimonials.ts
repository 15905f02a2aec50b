import { accessStep, contentCollection, createFieldPerLanguage, standing } from './content-collection.ts';

/** Clients' opinions of the firm, for the public site; the specification calls the collection `clients`. */
export const testimonials = contentCollection(
  {
    id: 'testimonials',
    icon: 'quote',
    content: { shown: 'saved', isOrdered: true, needed: [] },
    columns: [
      { id: 'name', kind: 'name' },
      { id: 'contact', kind: 'text' },
      { id: 'hidden', kind: 'options', options: ['yes', 'no'] },
      { id: 'order', kind: 'number' },
      ...standing,
    ],
    search: ['name', 'contact'],
    sort: ['order', 'name', 'updated'],
    filters: [],
    steps: [
      {
        id: 'testimonial',
        fields: [
          { kind: 'text', id: 'name', limit: 120 },
          { kind: 'text', id: 'contact', limit: 160, isOptional: true },
          ...createFieldPerLanguage({ kind: 'textarea', id: 'testimonial', limit: 1000 }),
          { kind: 'yesNo', id: 'hidden' },
        ],
      },
      accessStep,
    ],
  },
  {
    en: {
      singular: 'testimonial',
      plural: 'Testimonials',
      text: 'What clients say about the firm on the public site.',
      add: 'Add testimonial',
      find: 'Client or contact',
      saved: 'Testimonial saved',
      none: 'No testimonials yet',
      noneText: 'Add one, with the client’s consent.',
      fields: { contact: 'Contact', testimonial: 'Testimonial', hidden: 'Hidden' },
      options: { hidden: { yes: 'Yes', no: 'No' } },
      steps: { testimonial: 'Testimonial' },
    },
    el: {
      singular: 'μαρτυρία πελάτη',
      plural: 'Μαρτυρίες πελατών',
      text: 'Όσα λένε οι πελάτες για την εταιρεία στον δημόσιο ιστότοπο.',
      add: 'Προσθήκη μαρτυρίας',
      find: 'Πελάτης ή επικοινωνία',
      saved: 'Η μαρτυρία αποθηκεύτηκε',
      none: 'Δεν υπάρχουν ακόμη μαρτυρίες',
      noneText: 'Προσθέστε μία, με τη συγκατάθεση του πελάτη.',
      fields: { contact: 'Επικοινωνία', testimonial: 'Μαρτυρία', hidden: 'Κρυφή' },
      options: { hidden: { yes: 'Ναι', no: 'Όχι' } },
      steps: { testimonial: 'Μαρτυρία' },
    },
  },
);
