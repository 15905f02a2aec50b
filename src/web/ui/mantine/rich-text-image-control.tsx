import { RichTextEditor as MantineEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { ImagePlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { OfferedRecord } from '#contracts/records.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Icon } from '../pictures/icon.tsx';

const MediaDialog = lazy(() => import('../media/media-dialog.tsx'));

interface RichTextImageControlProps {
  readonly editor: Editor | null;
  /** The field that the text stands in. */
  readonly label: string;
  readonly onImage?: ((choice: OfferedRecord) => void) | undefined;
}

/** Puts an image from media where the cursor stands. The dialog asks for its description. */
export function RichTextImageControl({ editor, label, onImage }: RichTextImageControlProps) {
  const name = useTexts()('fields.richText.image');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MantineEditor.Control disabled={!editor} aria-label={name} title={name} onClick={() => setOpen(true)}>
        <Icon of={ImagePlus} size="small" />
      </MantineEditor.Control>
      {isOpen && (
        <Suspense>
          <MediaDialog
            label={label}
            chosen={[]}
            onDone={([choice]) => {
              setOpen(false);
              if (!choice) return;
              onImage?.(choice);
              const image = { type: 'image', attrs: { media: choice.value } };
              editor?.chain().focus().insertContent(image).run();
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
