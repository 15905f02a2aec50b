/** The names that variants may use. Anyone who adds one is told by the compiler what else must learn it. */
export const variantIds = ['default', 'greek', 'private-equity'] as const;
export type VariantId = (typeof variantIds)[number];

export const providerIds = ['ledger'] as const;
export type ProviderId = (typeof providerIds)[number];

/** The pages that are made of blocks. */
export const pageIds = ['overview', 'home', 'accounts', 'account', 'portfolio'] as const;
export type PageId = (typeof pageIds)[number];

/** The pages about one account or portfolio. They have their own header and can be printed. */
export type PaperPage = Extract<PageId, 'account' | 'portfolio'>;

export const locales = ['en', 'el'] as const;
export type Locale = (typeof locales)[number];

/** The themes that every firm may offer. */
const sharedThemes = ['main', 'light', 'classic', 'corporate', 'dark', 'tech', 'contrast'] as const;
export type SharedTheme = (typeof sharedThemes)[number];

/** The themes of single firms: no page of another firm carries their colours or their names. */
export const brandThemes = ['bowmore', 'bowmore-professional', 'iolcus', 'akta', 'cedrus'] as const;
export type BrandTheme = (typeof brandThemes)[number];

export const themes = [...brandThemes, ...sharedThemes] as const;
export type Theme = (typeof themes)[number];

/** A theme that may be chosen, as its firm calls it. */
export interface ShownTheme {
  readonly id: Theme;
  readonly name: string;
}

export const sections = [
  'clients',
  'portfolios',
  'explorer',
  'news',
  'library',
  'messages',
  'investmentAdvice',
  'processes',
  'analytics',
] as const;
export type Section = (typeof sections)[number];
