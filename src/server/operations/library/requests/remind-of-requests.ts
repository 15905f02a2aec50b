import { system } from '#domain/actor.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { Database } from '../../../db/database.ts';
import { notify } from '../../notifications/notify.ts';
import { about } from './request-documents.ts';

/** Reminds clients of requests that are due soon, once, and them and their advisers of those that are overdue, once. */
export async function remindOfRequests(db: Pick<Database, 'as'>, today: IsoDate): Promise<{ readonly told: number }> {
  return db.as(system('remind-of-requests')).writeUnaudited('request-reminders', async (tx) => {
    let told = 0;
    for (const request of await tx.documentRequests.due(today)) {
      const { id, dueOn } = request;
      const said = { ...about(request), key: `${id}:${dueOn}` };
      if (dueOn >= today) told += await notify(tx, { kind: 'documents-due', to: 'client', ...said });
      else {
        told += await notify(tx, { kind: 'documents-overdue', to: 'client', ...said });
        told += await notify(tx, { kind: 'documents-missing', to: 'advisor', ...said });
      }
    }
    return { told };
  });
}
