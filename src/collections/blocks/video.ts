import { block, heading, image } from './block.ts';

/** A video elsewhere: the reader's browser asks for it after a click alone. */
export const video = block({
  group: 'pictures',
  name: { en: 'Video', el: 'Βίντεο' },
  fields: [
    heading,
    { kind: 'textarea', id: 'text', limit: 400, label: { en: 'Text', el: 'Κείμενο' } },
    {
      kind: 'url',
      id: 'address',
      limit: 300,
      label: { en: 'Web address', el: 'Διεύθυνση ιστού' },
      help: {
        en: 'The address of a video. It is opened only when a reader chooses it.',
        el: 'Η διεύθυνση ενός βίντεο. Ανοίγει μόνο όταν την επιλέξει ο αναγνώστης.',
      },
    },
    image,
  ],
});
