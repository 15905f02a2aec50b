import { Node } from '@tiptap/core';
import { loadChoices } from '../media/media-calls.ts';
import styles from './rich-text-editor.module.css';

/** An image from media, known by the id of its entry. The editor shows it small, with its description or its name. */
export const RichTextImage = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    media: { default: null, parseHTML: (element) => element.dataset.media ?? null, renderHTML: ({ media }) => ({ 'data-media': media }) },
  }),
  parseHTML: () => [{ tag: 'figure[data-media]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('figure');
      dom.className = styles.image ?? '';
      const [picture, caption] = [document.createElement('img'), document.createElement('figcaption')];
      picture.alt = '';
      dom.append(picture, caption);
      void show(String(node.attrs.media), { picture, caption });
      return { dom };
    },
});

async function show(
  id: string,
  { picture, caption }: { readonly picture: HTMLImageElement; readonly caption: HTMLElement },
): Promise<void> {
  const { media } = await loadChoices().catch(() => ({ media: [] }));
  const found = media.find((each) => each.id === id);
  if (found?.thumb) picture.src = found.thumb;
  caption.textContent = found ? found.alt.en || found.alt.el || found.name : id;
}
