import { accessStep, byState, contentCollection, createFieldPerLanguage, standing } from './content-collection.ts';

export const postTags = ['Advice', 'Insights', 'Product', 'Videos', 'Case studies'] as const;

/** Articles of the public site, the newest first. */
export const posts = contentCollection(
  {
    id: 'posts',
    icon: 'news',
    content: { shown: 'published', isOrdered: false, needed: ['title', 'body'], refers: { author: 'team', picture: 'media' } },
    columns: [{ id: 'name', kind: 'name' }, { id: 'publishdate', kind: 'date' }, ...standing],
    search: ['name', 'slug'],
    sort: ['publishdate', 'name', 'updated'],
    isDescending: true,
    filters: byState,
    steps: [
      {
        id: 'post',
        fields: [
          { kind: 'text', id: 'name', limit: 120 },
          { kind: 'date', id: 'publishdate', ahead: true },
          { kind: 'record', id: 'author', isOptional: true },
          { kind: 'media', id: 'picture', isOptional: true },
          { kind: 'choices', id: 'tags', options: postTags.map((value) => ({ value })), isOptional: true },
          ...createFieldPerLanguage({ kind: 'text', id: 'title', limit: 160 }),
          ...createFieldPerLanguage({ kind: 'textarea', id: 'summary', limit: 600 }),
          ...createFieldPerLanguage({ kind: 'texts', id: 'keypoints', most: 12, limit: 200 }),
          ...createFieldPerLanguage({ kind: 'richText', id: 'body', limit: 40_000, hasImages: true }),
        ],
      },
      {
        id: 'teaser',
        fields: [
          ...createFieldPerLanguage({ kind: 'text', id: 'teaserTitle', limit: 120 }),
          ...createFieldPerLanguage({ kind: 'textarea', id: 'teaserSummary', limit: 300 }),
          { kind: 'url', id: 'embed', limit: 300, isOptional: true },
          { kind: 'yesNo', id: 'hidden' },
        ],
      },
      accessStep,
    ],
  },
  {
    en: {
      singular: 'post',
      plural: 'Posts',
      text: 'Articles on the public site. Visitors see the last published version; saving changes nothing for them.',
      add: 'Add post',
      find: 'Name or web address',
      saved: 'Post saved',
      none: 'No posts yet',
      noneText: 'Write the first post, then publish it.',
      fields: {
        publishdate: 'Date',
        author: 'Author',
        picture: 'Image',
        tags: 'Tags',
        title: 'Title',
        summary: 'Summary',
        keypoints: 'Key points',
        body: 'Text',
        teaserTitle: 'Title in lists',
        teaserSummary: 'Summary in lists',
        embed: 'Video',
        hidden: 'Hidden from lists',
      },
      hints: { embed: 'The address of a video. It is loaded only when a reader asks for it.' },
      options: {
        tags: { Advice: 'Advice', Insights: 'Insights', Product: 'Product', Videos: 'Videos', 'Case studies': 'Case studies' },
      },
      steps: { post: 'Post', teaser: 'In lists' },
    },
    el: {
      singular: 'άρθρο',
      plural: 'Άρθρα',
      text: 'Άρθρα του δημόσιου ιστοτόπου. Οι επισκέπτες βλέπουν την τελευταία δημοσιευμένη έκδοση· η αποθήκευση δεν αλλάζει κάτι γι’ αυτούς.',
      add: 'Προσθήκη άρθρου',
      find: 'Όνομα ή διεύθυνση ιστού',
      saved: 'Το άρθρο αποθηκεύτηκε',
      none: 'Δεν υπάρχουν ακόμη άρθρα',
      noneText: 'Γράψτε το πρώτο άρθρο και δημοσιεύστε το.',
      fields: {
        publishdate: 'Ημερομηνία',
        author: 'Συντάκτης',
        picture: 'Εικόνα',
        tags: 'Ετικέτες',
        title: 'Τίτλος',
        summary: 'Περίληψη',
        keypoints: 'Κύρια σημεία',
        body: 'Κείμενο',
        teaserTitle: 'Τίτλος σε λίστες',
        teaserSummary: 'Περίληψη σε λίστες',
        embed: 'Βίντεο',
        hidden: 'Κρυφό από τις λίστες',
      },
      hints: {
        embed: 'Η διεύθυνση ενός βίντεο. Φορτώνεται μόνο όταν το ζητήσει ο αναγνώστης.',
      },
      options: {
        tags: {
          Advice: 'Συμβουλές',
          Insights: 'Απόψεις',
          Product: 'Προϊόν',
          Videos: 'Βίντεο',
          'Case studies': 'Μελέτες περίπτωσης',
        },
      },
      steps: { post: 'Άρθρο', teaser: 'Σε λίστες' },
    },
  },
);
