import type { PoolClient } from 'pg';
import type { IsoDate } from '#finance/iso-date.ts';
import { ClientQuestion } from '../../client-question.ts';
import { type ClientSection, clientSection, type SectionWanted } from './client-section.ts';

/** An account as a member of a group, on the day of the cross-section. */
export interface GroupMember {
  readonly group: string;
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  /** The day of its figures; null when it has none for the cross-section. */
  readonly day: IsoDate | null;
  /** In its own currency. */
  readonly value: number | null;
  /** What 1 of its currency is in the wanted one. */
  readonly fx: number | null;
}

function membersOf(connection: PoolClient, portalId: string, section: ClientSection): Promise<GroupMember[]> {
  const question = new ClientQuestion(portalId, section);
  const text = `
    select named."group", replace(id::text, '-', '') as id, name, account_currency as currency, day, value,
           ${question.fx('account_currency')} as fx
      from ${question.everybody(['value'])}
     cross join lateral unnest(groups) named ("group")
     order by named."group", name, everybody.id`;
  return question.ask<GroupMember>(connection, text);
}

export function clientGroups(connection: PoolClient) {
  return {
    /** Every group of the accounts that the actor may see on a portal with those of them that are in it, by name. */
    async members(wanted: SectionWanted): Promise<{ readonly asOf: IsoDate | null; readonly members: GroupMember[] }> {
      const section = await clientSection(connection, wanted);
      return { asOf: section.lastDay, members: await membersOf(connection, wanted.portalId, section) };
    },
  };
}
