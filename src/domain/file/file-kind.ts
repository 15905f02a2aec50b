/** The kinds of files, as readers tell them apart. */
export const fileKinds = ['pdf', 'document', 'spreadsheet', 'presentation', 'image', 'video', 'audio', 'archive', 'text', 'other'] as const;
export type FileKind = (typeof fileKinds)[number];

const extensions: Readonly<Record<Exclude<FileKind, 'other'>, readonly string[]>> = {
  pdf: ['pdf'],
  document: ['doc', 'docx', 'odt', 'rtf', 'pages'],
  spreadsheet: ['xls', 'xlsx', 'ods', 'csv', 'tsv', 'numbers'],
  presentation: ['ppt', 'pptx', 'odp', 'key'],
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg', 'heic', 'tif', 'tiff', 'bmp'],
  video: ['mp4', 'm4v', 'mov', 'webm', 'avi', 'mkv'],
  audio: ['mp3', 'm4a', 'wav', 'ogg', 'flac', 'aac'],
  archive: ['zip', '7z', 'rar', 'gz', 'tar', 'tgz'],
  text: ['txt', 'md', 'log', 'json', 'xml'],
};

const kinds: ReadonlyMap<string, FileKind> = new Map(
  fileKinds.flatMap((kind) => (kind === 'other' ? [] : extensions[kind].map((extension) => [extension, kind] as const))),
);

/** Returns the kind of a file by its name or its extension alone, in any case. */
export function fileKindOf(nameOrExtension: string): FileKind {
  return kinds.get(nameOrExtension.slice(nameOrExtension.lastIndexOf('.') + 1).toLowerCase()) ?? 'other';
}
