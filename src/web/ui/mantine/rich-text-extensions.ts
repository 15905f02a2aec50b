import { Link } from '@tiptap/extension-link';
import { OrderedList } from '@tiptap/extension-list';
import { StarterKit } from '@tiptap/starter-kit';
import { RichTextImage } from './rich-text-image.ts';
import { isSafeHref } from '#domain/content/rich-text-link.ts';
import { headingLevels } from '#domain/content/rich-text.ts';

const starter = {
  code: false,
  codeBlock: false,
  strike: false,
  underline: false,
  link: false,
  orderedList: false,
  trailingNode: false,
  dropcursor: false,
} as const;

const others = [
  OrderedList.extend({ addAttributes: () => ({}) }),
  Link.extend({ addAttributes: () => ({ href: { default: null } }) }).configure({
    openOnClick: false,
    autolink: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: 'noopener noreferrer' },
    isAllowedUri: (href) => isSafeHref(href),
  }),
];

/** The nodes, marks and attributes of the editor: those of `domain/content/rich-text.ts` and no others. */
export const richTextExtensions = [StarterKit.configure({ ...starter, heading: { levels: [...headingLevels] } }), ...others];

/** The same, with images from media. */
export const illustratedExtensions = [...richTextExtensions, RichTextImage];

/** The editor's extensions for a message (`domain/thread/message-body.ts`). */
export const messageExtensions = [
  StarterKit.configure({ ...starter, heading: false, blockquote: false, horizontalRule: false }),
  ...others,
];
