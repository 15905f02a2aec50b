import { FileSpreadsheet, FileText, FileType2, type LucideIcon, Presentation, Sheet } from 'lucide-react';

const icons: Readonly<Partial<Record<string, LucideIcon>>> = { xlsx: FileSpreadsheet, csv: Sheet, pptx: Presentation, docx: FileType2 };

/** The drawing of a kind of file. */
export function fileIcon(extension: string): LucideIcon {
  return icons[extension.toLowerCase()] ?? FileText;
}
