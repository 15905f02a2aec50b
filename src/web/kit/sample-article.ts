import type { RichText } from '#domain/content/rich-text.ts';

/** Formatted text with one of each of its parts. */
export const sampleArticle: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Fees' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Charged ' },
        { type: 'text', marks: [{ type: 'bold' }], text: 'each quarter' },
        { type: 'text', text: ', as the ' },
        { type: 'text', marks: [{ type: 'link', attrs: { href: '/contact' } }], text: 'agreement' },
        { type: 'text', text: ' says.' },
      ],
    },
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'What is in them' }] },
    {
      type: 'bulletList',
      content: ['Advice', 'Custody'].map((text) => ({
        type: 'listItem',
        content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
      })),
    },
    {
      type: 'blockquote',
      content: [{ type: 'paragraph', content: [{ type: 'text', marks: [{ type: 'italic' }], text: 'No exit fee.' }] }],
    },
  ],
};
