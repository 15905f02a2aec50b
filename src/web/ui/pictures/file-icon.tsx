import {
  File,
  FileArchive,
  FileHeadphone,
  FileSpreadsheet,
  FileText,
  FileType2,
  Image,
  type LucideIcon,
  Presentation,
  ScrollText,
  Video,
} from 'lucide-react';
import { type FileKind, fileKindOf } from '#domain/file/file-kind.ts';
import { useTexts } from '../../lib/texts.tsx';
import styles from './icon.module.css';
import { Icon } from './icon.tsx';

const icons: Readonly<Record<FileKind, LucideIcon>> = {
  pdf: FileText,
  document: FileType2,
  spreadsheet: FileSpreadsheet,
  presentation: Presentation,
  image: Image,
  video: Video,
  audio: FileHeadphone,
  archive: FileArchive,
  text: ScrollText,
  other: File,
};

interface FileIconProps {
  /** The name of the file, or its extension alone. */
  readonly of: string;
  readonly size?: 'small' | 'medium' | 'large';
}

/** The drawing of a file by its extension, with the word for it. */
export function FileIcon({ of: name, size = 'medium' }: FileIconProps) {
  const texts = useTexts();
  const kind = fileKindOf(name);
  const word = texts(`pictures.files.${kind}`);
  return (
    <span title={word} className={styles.file}>
      <Icon of={icons[kind]} size={size} />
      <span className="sr">{word}</span>
    </span>
  );
}
