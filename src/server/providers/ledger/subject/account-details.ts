import type { AccountDetails } from '#contracts/datasets/accounts.ts';
import { accountFacts } from '#domain/account/account-fields.ts';
import { pickAs } from '#domain/pick-as.ts';
import { unavailable } from '#finance/figure.ts';
import { type IsoDate, isoDate } from '#finance/iso-date.ts';
import type { Queries } from '../../../db/queries.ts';
import { localMoment } from '../../../local-moment.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { getAccount, wholeAccount } from '../clients/get-account.ts';
import { seriesFigure } from './headline-figures.ts';
import { fundFigure } from '../private-equity/private-equity-figures.ts';
import { privateFunds } from '../private-equity/private-funds.ts';
import { returns } from '../returns/returns.ts';
import { subjectFigures } from './subject-figures.ts';

/** The account of the page, also of a portfolio's page: as a whole. */
export async function accountDetails(snapshot: Queries, subject: ReportSubject): Promise<AccountDetails> {
  const { id } = getAccount(subject);
  const whole = await wholeAccount(snapshot, subject);
  const figures = await subjectFigures(snapshot, whole);
  const { firstDay, lastDay } = await snapshot.figureStates.state(id, null);
  const [account] = await snapshot.accounts.byIds([id]);
  const { changes } = await returns(snapshot, whole);
  const stored = account ?? { ...getAccount(subject), gender: null, location: null };
  return {
    ...pickAs(stored, accountFacts, { from: 'column', to: 'column' }),
    id,
    name: stored.name,
    groups: await snapshot.clientGroups.namesOf(id),
    isActive: stored.isActive,
    lastLogin: await lastSignInOf(snapshot, account?.clientUserId ?? null, subject),
    startingDate: firstDay,
    lastAvailableDate: lastDay,
    asOf: isoDate(figures.asOf),
    value: seriesFigure('value', figures, { from: figures.asOf, to: figures.asOf }),
    sinceInception: changes.find(({ span }) => span === 'all')?.rate ?? unavailable('not-recorded'),
    changes,
    capitalCommitment: fundFigure('commitment', await privateFunds(snapshot, whole), figures.asOf),
  };
}

/** On the calendar of the variant. */
async function lastSignInOf(snapshot: Queries, clientUserId: string | null, { variant }: ReportSubject): Promise<IsoDate | null> {
  const at = clientUserId === null ? null : await snapshot.users.lastSignIn(clientUserId);
  return at === null ? null : localMoment(at, variant.timeZone).slice(0, 10);
}
