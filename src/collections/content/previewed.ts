/** The collections whose entries are pages of the public site: the office looks at a draft as its readers will. */
export const previewedIds = ['pages', 'posts'] as const;
export type PreviewedId = (typeof previewedIds)[number];

export const isPreviewed = (collection: string): collection is PreviewedId => previewedIds.some((id) => id === collection);
