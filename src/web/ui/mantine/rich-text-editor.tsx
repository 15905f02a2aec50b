import { RichTextEditor as MantineEditor } from '@mantine/tiptap';
import { type Editor, useEditor, useEditorState } from '@tiptap/react';
import { Link } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useMemo, useState } from 'react';
import type { OfferedRecord } from '#contracts/records.ts';
import { readRichText } from '#domain/content/rich-text.ts';
import { richText } from '#forms/kinds/rich-text.ts';
import { useTexts } from '../../lib/texts.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import textStyles from '../rich-text.module.css';
import { MantineRoot } from './mantine-root.tsx';
import styles from './rich-text-editor.module.css';
import { illustratedExtensions, messageExtensions, richTextExtensions } from './rich-text-extensions.ts';
import { RichTextImageControl } from './rich-text-image-control.tsx';
import { RichTextLinkRow } from './rich-text-link-row.tsx';

interface RichTextEditorProps {
  readonly id: string;
  readonly label: string;
  /** The stored text that it begins with. */
  readonly start: string;
  /** True when the editor takes over the focus. */
  readonly hasFocus: boolean;
  readonly isDisabled: boolean;
  /** Without headings and quotations, and without a button beside the one that undoes sending. */
  readonly isMessage?: boolean;
  /** Images from media may stand in it. */
  readonly hasImages?: boolean;
  /** Learns of an image that is put into the text. */
  readonly onImage?: ((choice: OfferedRecord) => void) | undefined;
  readonly described: { readonly 'aria-describedby': string | undefined; readonly 'aria-invalid': true | undefined };
  /** The number of lines before the editor grows. */
  readonly rows: number;
  /** Receives the text as the form sends it; empty for none. */
  readonly onChange: (text: string) => void;
}

/** The editor of formatted text. Its label is `<id>-label`. */
export default function RichTextEditor({
  id,
  label,
  start,
  hasFocus,
  isDisabled,
  isMessage = false,
  hasImages = false,
  onImage,
  described,
  rows,
  onChange,
}: RichTextEditorProps) {
  const attributes = useAttributes(id, described, rows);
  const [content] = useState(() => readRichText(start));
  const editor = useEditor({
    extensions: extensionsFor({ isMessage, hasImages }),
    content: content as object | null,
    autofocus: hasFocus ? 'end' : false,
    editable: !isDisabled,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: attributes,
    onUpdate: ({ editor: { state } }) => onChange(String(richText.read(asField, { text: JSON.stringify(state.doc) }) ?? '')),
  });
  return (
    <MantineRoot>
      <MantineEditor
        unstyled
        editor={forMantine(editor)}
        classNames={editorParts}
        withTypographyStyles={false}
        withCodeHighlightStyles={false}
        labels={useLabels()}
        mod={{ disabled: isDisabled, invalid: described['aria-invalid'] ?? false }}
      >
        {!isDisabled && <Tools {...{ editor, label, isMessage, hasImages, onImage }} />}
        <MantineEditor.Content />
      </MantineEditor>
    </MantineRoot>
  );
}

function extensionsFor({ isMessage, hasImages }: Required<Pick<RichTextEditorProps, 'isMessage' | 'hasImages'>>) {
  if (isMessage) return messageExtensions;
  return hasImages ? illustratedExtensions : richTextExtensions;
}

/** Mantine's types take the editor's from its build for CommonJS, ours from the one for modules: the compiler holds them for two classes. */
const forMantine = (editor: Editor | null) => editor as unknown as ComponentProps<typeof MantineEditor>['editor'];

const asField = { kind: 'richText', id: 'text', limit: 0 } as const;

const editorParts = {
  root: styles.root ?? '',
  toolbar: styles.toolbar ?? '',
  controlsGroup: styles.group ?? '',
  control: styles.control ?? '',
  controlIcon: styles.icon ?? '',
  content: styles.content ?? '',
};

/** Returns the attributes of the editable element, which React does not render. */
function useAttributes(id: string, described: RichTextEditorProps['described'], rows: number) {
  const { 'aria-describedby': note, 'aria-invalid': isInvalid } = described;
  return useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(note === undefined ? {} : { 'aria-describedby': note }),
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
        class: classNames(textStyles.text, styles.text, rows > 8 && styles.long),
      },
    }),
    [id, note, isInvalid, rows],
  );
}

function useLabels() {
  const texts = useTexts();
  return useMemo(
    () => ({
      boldControlLabel: texts('fields.richText.bold'),
      italicControlLabel: texts('fields.richText.italic'),
      h2ControlLabel: texts('fields.richText.heading2'),
      h3ControlLabel: texts('fields.richText.heading3'),
      bulletListControlLabel: texts('fields.richText.bulletList'),
      orderedListControlLabel: texts('fields.richText.numberedList'),
      blockquoteControlLabel: texts('fields.richText.quote'),
      undoControlLabel: texts('fields.richText.undo'),
      redoControlLabel: texts('fields.richText.redo'),
    }),
    [texts],
  );
}

interface ToolsProps extends Pick<RichTextEditorProps, 'label' | 'isMessage' | 'hasImages' | 'onImage'> {
  readonly editor: Editor | null;
}

function Tools({ editor, label, isMessage, hasImages = false, onImage }: ToolsProps) {
  const texts = useTexts();
  const [isLinking, setLinking] = useState(false);
  return (
    <>
      <MantineEditor.Toolbar role="toolbar" aria-label={texts('fields.richText.tools', { label })} onKeyDown={goToNeighbour}>
        <MantineEditor.ControlsGroup>
          <MantineEditor.Bold />
          <MantineEditor.Italic />
          <LinkControl editor={editor} onOpen={() => setLinking(true)} />
        </MantineEditor.ControlsGroup>
        {!isMessage && (
          <MantineEditor.ControlsGroup>
            <MantineEditor.H2 />
            <MantineEditor.H3 />
          </MantineEditor.ControlsGroup>
        )}
        <MantineEditor.ControlsGroup>
          <MantineEditor.BulletList />
          <MantineEditor.OrderedList />
          {!isMessage && <MantineEditor.Blockquote />}
          {hasImages && <RichTextImageControl {...{ editor, label, onImage }} />}
        </MantineEditor.ControlsGroup>
        {!isMessage && (
          <MantineEditor.ControlsGroup>
            <MantineEditor.Undo />
            <MantineEditor.Redo />
          </MantineEditor.ControlsGroup>
        )}
      </MantineEditor.Toolbar>
      {isLinking && editor && <RichTextLinkRow editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

function LinkControl({ editor, onOpen }: { readonly editor: Editor | null; readonly onOpen: () => void }) {
  const label = useTexts()('fields.richText.link');
  const isActive = useEditorState({ editor, selector: (state) => state.editor?.isActive('link') ?? false });
  return (
    <MantineEditor.Control active={isActive ?? false} disabled={!editor} aria-label={label} title={label} onClick={onOpen}>
      <Icon of={Link} size="small" />
    </MantineEditor.Control>
  );
}

/** The arrow keys go from tool to tool. */
function goToNeighbour({ key, currentTarget, target }: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step === undefined) return;
  const tools = [...currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')];
  const at = tools.findIndex((tool) => tool === target);
  tools.at((at + step) % tools.length)?.focus();
}
