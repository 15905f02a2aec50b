import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { hrefFromTyped } from '#domain/content/rich-text-link.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../button.tsx';
import { TextField } from '../fields/text-field.tsx';
import styles from './rich-text-editor.module.css';

interface RichTextLinkRowProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Asks where the selected text, or the link that the cursor stands in, leads to. */
export function RichTextLinkRow({ editor, onClose }: RichTextLinkRowProps) {
  const texts = useTexts();
  const [current] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [typed, setTyped] = useState(current);
  const [isWrong, setIsWrong] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector('input')?.select(), []);

  const close = () => {
    editor.commands.focus();
    onClose();
  };
  const apply = () => {
    const href = hrefFromTyped(typed);
    setIsWrong(href === null);
    if (href === null) return;
    setLink(editor, href, typed.trim());
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <div ref={row} className={styles.link}>
      <TextField
        label={texts('fields.richText.address')}
        hint={texts('fields.richText.addressHint')}
        error={isWrong ? texts('fields.richText.addressWrong') : undefined}
        value={typed}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => answerKey(event, { apply, close })}
      />
      <div className={styles.actions}>
        <Button size="small" onClick={apply}>
          {texts('fields.richText.apply')}
        </Button>
        {current !== '' && (
          <Button size="small" onClick={remove}>
            {texts('fields.richText.remove')}
          </Button>
        )}
        <Button size="small" look="text" onClick={close}>
          {texts('fields.richText.cancel')}
        </Button>
      </div>
    </div>
  );
}

/** Enter would send the form that the editor stands in, and Escape close its drawer. */
function answerKey(event: KeyboardEvent, { apply, close }: { readonly apply: () => void; readonly close: () => void }): void {
  if (event.key !== 'Escape' && event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
  if (event.key === 'Escape') close();
  else apply();
}

/** Links the selected text; where none is selected, the address is written as the text. */
function setLink(editor: Editor, href: string, shown: string): void {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: shown, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.extendMarkRange('link').setLink({ href }).run();
}
