import * as z from 'zod';
import type { RiskLevel, RiskResult, RiskRule } from '#domain/investment-advice/risk-level.ts';
import type { FormDefinition, Words } from '#forms/form.ts';
import type { OpenForm, SubmittedForm } from './processes.ts';

/** The questions of a firm about risk, and what it makes of their answers. */
export interface RiskQuestionnaire {
  /** Each question has options to choose one from. */
  readonly form: FormDefinition;
  readonly rule: RiskRule;
  /** The names of the questions that limit the level, as they stand in a sentence after "Your". */
  readonly limitNames: Readonly<Record<string, Words>>;
  /** The name and meaning of each level. */
  readonly levels: Readonly<Record<RiskLevel, { readonly name: Words; readonly meaning: Words }>>;
  /** True if levels are compared with the sectors of the Investment Association. */
  readonly hasSectors: boolean;
}

/** The submission of a step where none has been kept yet. */
export const newSubmission = 'new';

/** The most results of one person within 24 hours. */
export const maxResultsPerDay = 5;

/** A firm's risk profile of the level. */
export interface ProfileOfLevel {
  readonly name: string;
  /** The return a year that the firm expects: a fraction. */
  readonly returns: number | null;
  readonly factsheetUrl: string | null;
  /** Its models with the share of each asset class that they aim at, as a fraction. */
  readonly models: readonly { readonly name: string; readonly targets: readonly { readonly key: string; readonly target: number }[] }[];
}

/** A result as its person and their advisers read it. */
export interface AdviceResult extends SubmittedForm, Omit<RiskResult, 'limits'> {
  readonly name: Words;
  readonly meaning: Words;
  readonly limits: readonly { readonly name: Words; readonly answer: Words; readonly level: RiskLevel }[];
  /** The sector that portfolios of the level are compared with; null where the firm has none. */
  readonly sector: string | null;
  readonly profile: ProfileOfLevel | null;
  /** The person's portfolios on the portal that have a risk, from 1 to 10: another scale than that of the result. */
  readonly portfolios: readonly { readonly name: string; readonly href: string; readonly level: number }[];
  /** Older results, the newest first. */
  readonly earlier: readonly { readonly id: string; readonly submittedAt: string; readonly level: RiskLevel }[];
}

export const adviceOrders = ['name', 'newest', 'level'] as const;
export type AdviceOrder = (typeof adviceOrders)[number];

export const AdviceQuery = z.object({
  order: z.enum(adviceOrders).optional(),
  page: z.coerce.number().int().min(1).max(1000).optional(),
});
export type AdviceQuery = z.infer<typeof AdviceQuery>;

/** A client in the advisers' list. */
export interface AdvisedClient {
  readonly account: string;
  readonly name: string;
  /** Null for a client without a result. */
  readonly result: { readonly level: RiskLevel; readonly submittedAt: string } | null;
  /** The lowest and highest risk of the account's portfolios, from 1 to 10; null where none has one. */
  readonly portfolios: { readonly lowest: number; readonly highest: number } | null;
}

export interface AdvisedClients {
  readonly order: AdviceOrder;
  readonly page: number;
  readonly pageSize: number;
  readonly count: number;
  readonly clients: readonly AdvisedClient[];
}

/** The page for a client: the questions, else the newest result if there is one. */
export type ClientAdvice =
  | { readonly kind: 'questions'; readonly open: OpenForm }
  | {
      readonly kind: 'advice';
      readonly minutes: number;
      readonly result: AdviceResult | null;
      readonly hasDraft: boolean;
      /** False once the person has as many results of a day as they may. */
      readonly mayAnswer: boolean;
      readonly mayWrite: boolean;
    };
