import type { AccountDetails } from '#contracts/datasets/accounts.ts';
import type { RecordedFact } from '#domain/account/account-fields.ts';
import type { Figure } from '#finance/figure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { NeedsOf, ReportFrame } from '../block.tsx';

export type Gender = NonNullable<AccountDetails['gender']>;

type TextFact = Exclude<RecordedFact, 'opened'> | 'groups';
type AccountFactId = RecordedFact | 'groups' | 'figuresSince' | 'figuresUntil' | 'lastSignIn';

/** A recorded fact about the account, as text or as a day. */
export interface AccountFact {
  readonly fact: AccountFactId;
  readonly text: string;
  readonly isDay: boolean;
}

export interface ShownAccount {
  /** The day of the figures. */
  readonly asOf: IsoDate;
  readonly currency: string;
  readonly facts: readonly AccountFact[];
  readonly value: Figure;
  /** Null where access is limited. */
  readonly sinceInception: Figure | null;
  /** Null for an account that has promised nothing to private funds. */
  readonly commitment: Figure | null;
}

/** Selects the recorded details and leaves out the missing ones. The first day with figures appears only if it is after the opening. */
export function selectAccountDetails({ accountDetails }: NeedsOf<'accountDetails'>, { access }: Pick<ReportFrame, 'access'>): ShownAccount {
  const { asOf, value, sinceInception, capitalCommitment, currency } = accountDetails;
  return {
    asOf,
    currency,
    value,
    sinceInception: access === 'full' ? sinceInception : null,
    commitment: capitalCommitment.available && capitalCommitment.value > 0 ? capitalCommitment : null,
    facts: factsOf(accountDetails),
  };
}

function factsOf({ externalId, email, gender, location, groups, currency, ...dated }: AccountDetails): AccountFact[] {
  const { inception, startingDate, lastAvailableDate, lastLogin } = dated;
  const texts: Readonly<Record<TextFact, string | null>> = {
    number: externalId,
    email,
    gender,
    location,
    groups: groups.join(', '),
    currency,
  };
  const days = {
    opened: inception,
    figuresSince: inception && startingDate && startingDate <= inception ? null : startingDate,
    figuresUntil: lastAvailableDate,
    lastSignIn: lastLogin,
  };
  return [...known(texts).map((each) => ({ ...each, isDay: false })), ...known(days).map((each) => ({ ...each, isDay: true }))];
}

function known<Fact extends AccountFactId>(facts: Readonly<Record<Fact, string | null>>): { readonly fact: Fact; readonly text: string }[] {
  const entries = Object.entries<string | null>(facts) as [Fact, string | null][];
  return entries.flatMap(([fact, text]) => (text ? [{ fact, text }] : []));
}
