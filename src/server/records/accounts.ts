import { accounts } from '#collections/accounts.ts';
import { clientRecordsPolicy } from '#domain/account/account.ts';
import { isAdministrator } from '#domain/actor.ts';
import { abilities } from '#domain/policy.ts';
import { changeAccount } from '../operations/accounts/change-account.ts';
import { createAccount } from '../operations/accounts/create-account.ts';
import { beginAccount, fixedOfAccount, listAccounts, readAccount } from '../operations/accounts/read-accounts.ts';
import { removeAccount, restoreAccount } from '../operations/accounts/remove-account.ts';
import { inviteFromRecord } from '../operations/invitations/invite-from-record.ts';
import { revokeInvitation } from '../operations/invitations/revoke-invitation.ts';
import { bind } from './binding.ts';

export const accountRecords = bind(accounts, {
  may: (actor) => {
    const { read, make: create, edit: change } = abilities(clientRecordsPolicy, actor, {});
    return { read, create, change, remove: isAdministrator(actor) };
  },
  list: listAccounts,
  read: readAccount,
  begin: beginAccount,
  create: createAccount,
  change: changeAccount,
  fixed: fixedOfAccount,
  restore: async (context, id) => void (await restoreAccount(context, id)),
  actions: { invite: inviteFromRecord, revoke: revokeInvitation, 'put-away': removeAccount, restore: restoreAccount },
});
