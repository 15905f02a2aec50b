/** A file format that a document may have. */
export interface FileFormat {
  readonly extension: string;
  readonly mediaType: string;
  /** Format detected from its first bytes; null for text, which has no signature. */
  readonly signature: string | null;
}

const office = 'application/vnd.openxmlformats-officedocument';

/** Neither archives, nor documents with macros, nor what a browser runs. */
export const fileFormats: readonly FileFormat[] = [
  { extension: 'pdf', mediaType: 'application/pdf', signature: 'pdf' },
  { extension: 'docx', mediaType: `${office}.wordprocessingml.document`, signature: 'docx' },
  { extension: 'xlsx', mediaType: `${office}.spreadsheetml.sheet`, signature: 'xlsx' },
  { extension: 'pptx', mediaType: `${office}.presentationml.presentation`, signature: 'pptx' },
  { extension: 'csv', mediaType: 'text/csv; charset=utf-8', signature: null },
  { extension: 'txt', mediaType: 'text/plain; charset=utf-8', signature: null },
];

/** Returns true if the name has the extension of a supported format. */
export function isSupported(name: string): boolean {
  return fileFormats.some(({ extension }) => extension === extensionOf(name));
}

function extensionOf(name: string): string | undefined {
  return /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
}

/** The format of a file when its name and its content agree about it; null for everything else. `signature` is null where none was recognised. */
export function fileFormat(name: string, signature: string | null): FileFormat | null {
  const extension = extensionOf(name);
  return fileFormats.find((format) => format.extension === extension && format.signature === signature) ?? null;
}
