import { listFields } from '#collections/collection.ts';
import { collections } from '#collections/registry.ts';

const empty = Object.fromEntries(listFields(collections.team).map(({ id }) => [id, '']));

/** The form of an entry of the content, as it is sent twice. */
export const contentForms = {
  'content-made': {
    form: async () => ({
      as: 'admin' as const,
      path: '/admin/team?open=new',
      fields: { ...empty, intent: 'create', name: 'Ada', access: 'public' },
    }),
    other: { name: 'Other' },
  },
};

/** The reasons why the other actions create nothing that a repeated request would duplicate. */
export const contentMakesNothing = {
  'data-process-begun': 'uses something up',
  'data-process-confirmed': 'uses something up',
  'data-process-discarded': 'uses something up',
  'content-changed': 'sets what is so',
  'content-deleted': 'uses something up',
  'content-restored': 'uses something up',
  'content-published': 'sets what is so',
  'content-unpublished': 'sets what is so',
  'content-moved': 'sets what is so',
  'media-uploaded': 'uses something up',
} as const;
