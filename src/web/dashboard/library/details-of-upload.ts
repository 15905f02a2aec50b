/** The details of files that are sent together. */
export interface UploadDetails {
  /** Null for the whole account. */
  readonly portfolio: string | null;
  /** The security that they are about. */
  readonly holding: string | null;
  readonly effectiveDate: string | null;
  readonly tags: readonly string[];
}

/** As the form beside the files says it; nothing where there is none. */
export function detailsOfUpload(fields: FormData): UploadDetails {
  const said = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    portfolio: said('portfolio') || null,
    holding: said('holding') || null,
    effectiveDate: said('effectiveDate') || null,
    tags: [
      ...new Set(
        said('tags')
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean),
      ),
    ],
  };
}
