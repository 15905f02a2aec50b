import type { AdviceResult } from '#contracts/investment-advice.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { clientSubmissionPolicy } from '#domain/submission/submission-policy.ts';
import type { RequestContext } from '../../request-context.ts';
import { clientOf } from '../submissions/read-submission.ts';
import { recordReading } from '../submissions/record-reading.ts';
import { maxResults, readAdviceResult } from './advice-result.ts';
import { requireRiskQuestionnaire } from './risk-questionnaire.ts';

interface AdviceOfClient {
  readonly account: string;
  readonly name: string;
  /** Null for a client who has not answered yet. */
  readonly result: AdviceResult | null;
}

/**
 * Returns the newest result of an account's client with the answers, for the account's advisers and administrators. The view is recorded before
 * it is shown: in the trail, and in the client's list of those who looked at their data.
 *
 * @throws AccessRefused `account-not-found`, `forbidden`; AppError `page-not-found` where the firm asks nothing, and for an account without a client
 */
export async function readAdviceOfClient(
  context: Pick<RequestContext, 'actor' | 'db' | 'portal' | 'variant'>,
  accountId: string,
): Promise<AdviceOfClient> {
  const { actor, db, portal, variant } = context;
  const questionnaire = requireRiskQuestionnaire(variant);
  const { account, person, result } = await db.read(async (snapshot) => {
    const asked = isId(accountId) ? await snapshot.accounts.find(accountId) : null;
    const found = asked?.portalId === portal?.id ? asked : null;
    authorize({ policy: clientSubmissionPolicy, action: 'read', notFound: 'account-not-found' }, actor, found);
    const { clientUserId: id, name } = found;
    if (id === null) throw new AppError('page-not-found');
    const results = await snapshot.riskResults.newest(id, maxResults);
    return {
      account: found,
      person: await clientOf(snapshot, { id, name }),
      result: await readAdviceResult(snapshot, context, { questionnaire, results, accounts: [found.id] }),
    };
  });
  if (result) await recordReading(context, { process: 'investment-advice', person: person.id, account });
  return { account: account.id, name: person.name, result };
}
