import type { OfficeMenu } from '#contracts/pages/navigation.ts';
import type { PortfolioParameter } from '#domain/portfolio/portfolio-address.ts';
import type { IdentityProvider } from '#domain/sign-in/identity-provider.ts';
import type { NotificationKind } from '#domain/notification/notification-kind.ts';
import type { PasswordRule } from '#domain/sign-in/password-rule.ts';
import type { FormDefinition } from '#forms/form.ts';
import type { CostBasis } from '#finance/gains/disposal-gain.ts';
import type { PortfolioType } from '#domain/portfolio/portfolio-type.ts';
import type { Locale, PageId, PaperPage, ProviderId, Section, Theme, VariantId } from '#contracts/ids.ts';
import type { AssetClassScheme } from '#finance/breakdown/asset-class-scheme.ts';
import type { BrandThemeNames } from '#wording/shown-themes.ts';
import type { BreakdownDimension } from '#finance/breakdown/breakdown-by.ts';
import type { RiskQuestionnaire } from '#contracts/investment-advice.ts';
import type { ProjectionAssumptions } from '#contracts/reports/projections.ts';
import type { BlockId } from '#contracts/reports/blocks.ts';
import type { SiteReport } from '#contracts/pages/site-report.ts';
import type { ReportLayout } from '#contracts/reports/report.ts';
import type { ClientFigures, PerformanceRange, TransactionRange } from '#contracts/reports/report-choices.ts';

/** One client firm as data. Says only what differs from `base`; a new difference is a new property here. */
export interface Variant {
  readonly id: VariantId;
  readonly brand: Brand;
  /** The first is the default. */
  readonly locales: readonly Locale[];
  /** The zone that decides what "today" is and in which times are shown. */
  readonly timeZone: string;
  readonly currency: string;
  /** The currency of what a service outside says without one; such prices are listed in data health. Imports need theirs. */
  readonly fallbackCurrency: string;
  /** The country of the firm, as an ISO 3166-1 alpha-2 code: the first choice where a country is asked. */
  readonly country: string;
  /** Large amounts of lists and headlines are shown in this unit; null = as they are. */
  readonly unit: 'm' | null;
  readonly sections: Readonly<Record<Section, boolean>>;
  readonly themes: readonly Theme[];
  /** The names of the themes that belong to this firm alone. */
  readonly brandThemeNames: BrandThemeNames;
  readonly portfolioTypes: readonly PortfolioType[];
  /** Six asset classes, or four: Property among Alternatives, Cash in Other. */
  readonly assetClasses: AssetClassScheme;
  /** The kind of figures in the advisers' list of clients. */
  readonly clientFigures: ClientFigures;
  /** True if a click on a client in that list opens a panel over it, instead of the page of the account. */
  readonly detailedClient: boolean;
  /** By what a portfolio's value may be divided; the first is shown before anyone chose. */
  readonly breakdowns: readonly BreakdownDimension[];
  readonly provider: ProviderId;
  readonly sessionMinutes: number;
  readonly maxPortals: number | null;
  readonly pin: {
    readonly validMinutes: number;
    /** PINs by mail, and text messages, that the firm sends within an hour at most: several times what its busiest hour needs. */
    readonly perHour: { readonly sms: number; readonly email: number };
    /** Dialling codes, without the plus, of the countries whose numbers get text messages. */
    readonly phoneCodes: readonly string[];
  };
  /** The rule for new passwords, besides their length. */
  readonly passwordRule: PasswordRule;
  /** True if an e-mail field reports invalid addresses. The server refuses them in any case. */
  readonly checksEmailFormat: boolean;
  /** Whom people may sign in with beside a password; each needs its credentials in the environment. */
  readonly identityProviders: readonly IdentityProvider[];
  /** The page where investors without a password sign in; null where there is none. */
  readonly nationalSignIn: `https://${string}` | null;
  /** The form for new clients before they see their portal; null for none. Used only where the section `processes` is on. */
  readonly onboardingForm: FormDefinition | null;
  /** The questions about risk; null for none. Used only where the section `investmentAdvice` is on. */
  readonly riskQuestionnaire: RiskQuestionnaire | null;
  /** True if the welcome leads clients to these questions. */
  readonly welcomesToAdvice: boolean;
  /** The notifications in the bell and by mail that people cannot turn off. */
  readonly mandatoryNotifications: readonly NotificationKind[];
  /** True if people may choose text messages too, which the firm pays for (docs/decisions/156-news-by-text-message.md). */
  readonly textsNews: boolean;
  /** The label of the checkbox that a new user must tick. */
  readonly termsLabel: Readonly<Record<Locale, string>>;
  readonly taxYearStart: string;
  /** The cost of a sale in the reports. */
  readonly costBasis: CostBasis;
  /** Gains by tax year after United Kingdom section 104, of these wrappers together; null where no such summary is given. */
  readonly taxReport: { readonly wrappers: readonly PortfolioType[] } | null;
  /** Yearly rate without risk, as a fraction, that Sharpe and Sortino ratios rest on. */
  readonly riskFreeRate: number;
  /** The default day of a page. */
  readonly defaultAsOf: 'previous-workday' | 'end-of-previous-month';
  readonly defaultRange: PerformanceRange;
  readonly defaultTransactionRange: TransactionRange;
  /** Shape of the portfolio's part of the address. */
  readonly portfolioParameter: PortfolioParameter;
  /** The settlement of calls and distributions: through the portfolio's cash, or directly with the investor. */
  readonly settlement: 'cash' | 'direct';
  /** The assumptions of the projections tool; null where there is none. */
  readonly projection: ProjectionAssumptions | null;
  /** The collections that the navigation of administrators leads to, below their headings. What is not among them is at its address. */
  readonly office: readonly OfficeMenu[];
  /** Whom pages of its portals are for, where it is not as `contracts/pages/pages.ts` says. */
  readonly siteReport: SiteReport;
  readonly reports: Readonly<Record<PageId, ReportLayout>>;
  /** The blocks of a printed report, in this order. */
  readonly paper: Readonly<Record<PaperPage, readonly BlockId[]>>;
}

export interface Brand {
  readonly name: string;
  readonly descriptor: Readonly<Record<Locale, string>>;
  readonly theme: Theme;
  readonly mark: 'compass' | 'waves' | 'pillar';
  readonly landing: Readonly<Record<Locale, { readonly header: string; readonly text: string }>>;
  readonly address: string;
  /** Its offices, with their telephones, as its public site shows them. */
  readonly offices: readonly {
    readonly place: Readonly<Record<Locale, string>>;
    readonly lines: Readonly<Record<Locale, readonly string[]>>;
    readonly phone: string;
  }[];
  /** The firm's other profiles, which the footer of its mails links to. */
  readonly social: readonly { readonly name: string; readonly href: string }[];
}
