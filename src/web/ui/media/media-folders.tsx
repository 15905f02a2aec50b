import { Folder, FolderPen, FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { mediaFolder } from '#domain/media/media-file.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../button.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Icon } from '../pictures/icon.tsx';
import styles from './media.module.css';
import type { MediaChoosing } from './use-media-choice.ts';

/** Values of the choice on phones that are no folders. */
const everything = '*';

/** The folders: a tree of buttons, on phones one field. */
export function MediaFolders({ choosing }: { readonly choosing: MediaChoosing }) {
  const texts = useTexts();
  const { all, folders, open, setFolder } = choosing;
  const entries = [
    { path: null, name: texts('media.all'), depth: 0, count: all.length },
    ...folders,
    { path: '', name: texts('media.unsorted'), depth: 0, count: all.filter(({ folder }) => folder === '').length },
  ];
  return (
    <nav className={styles.folders} aria-label={texts('media.folders')}>
      <ul className={styles.tree}>
        {entries.map((entry) => (
          <FolderButton key={entry.path ?? everything} entry={entry} isOpen={entry.path === open} onOpen={() => setFolder(entry.path)} />
        ))}
      </ul>
      <div className={styles.folderChoice}>
        <SelectField
          label={texts('media.folder')}
          options={entries.map(({ path, name }) => ({ value: path ?? everything, label: path || name }))}
          value={open ?? everything}
          onChange={({ currentTarget: { value } }) => setFolder(value === everything ? null : value)}
        />
      </div>
      <FolderTools choosing={choosing} />
    </nav>
  );
}

interface FolderButtonProps {
  readonly entry: { readonly name: string; readonly depth: number; readonly count: number };
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function FolderButton({ entry: { name, depth, count }, isOpen, onOpen }: FolderButtonProps) {
  const formats = useFormats();
  return (
    <li>
      <button
        type="button"
        className={styles.folder}
        aria-current={isOpen || undefined}
        style={{ paddingInlineStart: `${12 + depth * 20}px` }}
        onClick={onOpen}
      >
        <Icon of={Folder} size="small" />
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>{formats.count(count)}</span>
      </button>
    </li>
  );
}

/** Begins a folder below the one that is open, or gives that one another name. A new one is there for others once something is in it. */
function FolderTools({ choosing: { open, begin, rename, setFolder } }: { readonly choosing: MediaChoosing }) {
  const texts = useTexts();
  const [asked, setAsked] = useState<'new' | 'rename' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const parts = (open ?? '').split('/');
  const name = async (typed: string) => {
    setAsked(null);
    setFailure(null);
    const above = asked === 'new' ? parts : parts.slice(0, -1);
    const path = typed.trim() === '' ? null : mediaFolder([...above, typed].join('/'));
    if (path === null || path === open) return;
    if (asked === 'rename') return rename(path).catch((error: unknown) => setFailure(messageOf(error) || texts('media.notSent')));
    begin(path);
    setFolder(path);
  };
  if (asked !== null)
    return <FolderName key={asked} begins={asked === 'rename' ? (parts.at(-1) ?? '') : ''} onName={(typed) => void name(typed)} />;
  return (
    <div className={styles.newFolder}>
      <Button size="small" onClick={() => setAsked('new')}>
        <Icon of={FolderPlus} size="small" />
        {texts('media.newFolder')}
      </Button>
      {open && (
        <Button size="small" onClick={() => setAsked('rename')}>
          <Icon of={FolderPen} size="small" />
          {texts('media.renameFolder')}
        </Button>
      )}
      <span role="alert" className={styles.failure}>
        {failure}
      </span>
    </div>
  );
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');

function FolderName({ begins, onName }: { readonly begins: string; readonly onName: (typed: string) => void }) {
  const texts = useTexts();
  const [name, setName] = useState(begins);
  return (
    <div className={styles.newFolder}>
      <TextField
        label={texts('media.folderName')}
        value={name}
        maxLength={40}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onName(name);
        }}
      />
      <Button size="small" onClick={() => onName(name)}>
        {texts(begins === '' ? 'media.addFolder' : 'media.renameFolder')}
      </Button>
    </div>
  );
}
