import type { PoolClient } from 'pg';

/** Lists of what is stored about a person that may be long: read in batches, the newest first. */
export const ownLists = ['messages', 'written', 'activities', 'auditTrail'] as const;
export type OwnList = (typeof ownLists)[number];

/** An entry as it is handed out, and what the next batch is asked by. */
interface OwnEntry {
  readonly key: string;
  readonly entry: object;
}

const id = (column: string) => `replace(${column}::text, '-', '')`;

// Without secrets: no hashes, no keys, no tokens, no words of a message that carried a PIN or a link.
const aboutSql = `
  select json_build_object(
    'profile', (select json_build_object('id', ${id('id')}, 'name', name, 'email', email, 'title', title, 'job', job, 'role', role,
        'phone', (select phone from user_security where user_id = person.id),
        'telephone', telephone, 'profileUrl', profile_url, 'linkedin', linkedin,
        'address', (select address from private_details where user_id = person.id), 'other', (select other from private_details where user_id = person.id),
        'language', language, 'theme', theme, 'hideIntroText', hide_intro_text, 'createdAt', created_at, 'organisation', (select name from organisations where id = organisation_id),
        'photo', (select json_build_object('type', media_type, 'since', created_at, 'base64', encode(content, 'base64')) from images where user_id = person.id),
        'lastSignIn', (select at from last_sign_ins where user_id = person.id)) from users person where id = $1),
    'secondStep', json_build_object(
        'pinTarget', (select pin_target from user_security where user_id = $1),
        'authenticatorAppSince', (select confirmed_at from totp where user_id = $1),
        'passkeys', (select coalesce(json_agg(json_build_object('name', name, 'createdAt', created_at, 'lastUsedAt', last_used_at)), '[]')
           from passkeys where user_id = $1),
        'recoveryCodesLeft', (select count(*) from recovery_codes where user_id = $1 and used_at is null)),
    'linkedAccounts', (select coalesce(json_agg(json_build_object('provider', provider, 'issuer', issuer, 'subject', subject, 'linkedAt', linked_at,
        'lastUsedAt', last_used_at, 'endedAt', ended_at)), '[]') from linked_identities where user_id = $1),
    'passwordChangedAt', (select changed_at from credentials where user_id = $1),
    'devices', (select coalesce(json_agg(json_build_object('signedInAt', created_at, 'lastSeenAt', last_seen_at, 'browser', user_agent,
        'network', network_address, 'secondFactor', second_factor)), '[]') from sessions where user_id = $1),
    'knownDevices', (select coalesce(json_agg(json_build_object('lastSeenAt', last_seen_at)), '[]') from known_devices where user_id = $1),
    'accounts', (select coalesce(json_agg(json_build_object('id', ${id('account.id')}, 'name', account.name, 'portal', portal.name,
        'relation', member.relation)), '[]')
        from account_members member join accounts account on account.id = member.account_id join portals portal on portal.id = account.portal_id
       where member.user_id = $1 and member.is_open),
    'peopleWithAccess', (select coalesce(json_agg(json_build_object('name', name, 'email', email, 'relation', relation, 'sees', area, 'givenAt', created_at,
        'acceptedAt', accepted_at, 'lastVisitAt', last_visit_at, 'until', expires_at, 'endedAt', ended_at) order by id), '[]') from delegations where given_by = $1),
    'accessToOthers', (select coalesce(json_agg(json_build_object('sees', area, 'acceptedAt', accepted_at, 'lastVisitAt', last_visit_at, 'until', expires_at)
        order by id), '[]') from delegations where delegate_id = $1),
    'projections', (select coalesce(json_agg(json_build_object('account', account.name, 'name', one.name, 'riskProfile', one.risk_profile, 'deposit', one.deposit,
        'monthlyContribution', one.contribution, 'escalation', one.escalation, 'years', one.years, 'inflation', one.inflation, 'target', one.target, 'payments', one.payments,
        'funds', (select coalesce(json_agg(json_build_object('id', ${id('fund_id')}, 'name', fund.name) order by fund_id), '[]') from planned_funds fund
                   where fund.account_id = one.account_id and fund.projection_id = one.id),
        'createdAt', one.created_at, 'deletedAt', one.deleted_at) order by one.id), '[]')
        from account_members member join accounts account on account.id = member.account_id join projections one on one.account_id = account.id
       where member.user_id = $1 and member.is_open and member.relation = 'client'),
    'drafts', (select coalesce(json_agg(json_build_object('subject', subject, 'text', text, 'savedAt', saved_at) order by id), '[]')
        from message_drafts where user_id = $1),
    'notifications', (select json_build_object('emails', mail, 'notInBell', hidden, 'textMessages', texted, 'quietFrom', quiet_from, 'quietUntil', quiet_until,
        'timeZone', time_zone) from notification_preferences where user_id = $1),
    'terms', (select coalesce(json_agg(json_build_object('account', ${id('account_id')}, 'terms', ${id('terms_id')}, 'acceptedAt', accepted_at)), '[]')
        from terms_acceptances where user_id = $1),
    'forms', (select coalesce(json_agg(json_build_object('process', process, 'askedAt', asked_at, 'savedAt', saved_at, 'submittedAt', submitted_at,
        'answers', answers, 'form', form, 'result', result) order by id), '[]') from submissions where user_id = $1),
    'portals', (select coalesce(json_agg(json_build_object('id', ${id('portal.id')}, 'name', portal.name, 'isOwner', member.is_owner)), '[]')
        from portal_members member join portals portal on portal.id = member.portal_id where member.user_id = $1 and member.is_open)) as about`;

const before = (key: string, type: string) => `($2::text is null or ${key} < $2::${type})`;

// Addresses and numbers are given to others later, and telephones are shared: what was sent there while it was someone else's is not told.
const sentToSql = `
  select person.email as recipient, (
      select max(at) from audit_events where action in ('email-changed', 'email-change-undone') and target_id <> ${id('person.id')}
         and lower(before ->> 'email') = person.email_key) as since
    from users person where person.id = $1
  union all
  select own.phone, (
      select max(at) from audit_events where action = 'profile-changed' and target_id <> ${id('$1::uuid')} and before ->> 'phone' = own.phone)
    from user_security own where own.user_id = $1
     and not exists (select from user_security other where other.phone = own.phone and other.user_id <> $1)`;

const listSql: Record<OwnList, string> = {
  messages: `
    select id::text as key, json_build_object('sentAt', sent_at, 'writtenAt', created_at, 'channel', channel, 'recipient', recipient, 'kind', kind,
           'subject', subject, 'text', case when expires_at is null then text end) as entry
      from outgoing_messages message join (${sentToSql}) own using (recipient)
     where (own.since is null or message.created_at > own.since) and ${before('id', 'uuid')}
     order by id desc limit $3`,
  // Of the firm's people what they wrote to clients whom they still look after: what the others told them is not theirs to take along.
  written: `
    select message.id::text as key, json_build_object('at', message.at, 'subject', thread.subject, 'isNote', message.is_internal, 'text', message.text) as entry
      from thread_messages message join threads thread on thread.account_id = message.account_id and thread.id = message.thread_id
     where message.written_by = $1 and ${before('message.id', 'uuid')}
       and (message.side = 'client' or exists (select from account_members member
             where member.account_id = message.account_id and member.user_id = $1 and member.is_open))
     order by message.id desc limit $3`,
  activities: `
    select id::text as key, json_build_object('at', at, 'kind', kind, 'section', section, 'info', info) as entry
      from activities where user_id = $1 and ${before('id', 'uuid')} order by id desc limit $3`,
  // Who else did something is told by their role: they have a right to their own data too.
  auditTrail: `
    select seq::text as key, json_build_object('number', seq, 'at', at, 'action', action, 'outcome', outcome,
           'by', case when actor_id = ${id('$1::uuid')} then 'you' else actor_kind end,
           'network', case when actor_id = ${id('$1::uuid')} then network end, 'before', before, 'after', after) as entry
      from audit_events
     where (actor_id = ${id('$1::uuid')} or (target_kind = 'person' and target_id = ${id('$1::uuid')})) and ${before('seq', 'bigint')}
     order by seq desc limit $3`,
};

/** For the caller: what is stored about them. */
export function ownData(connection: PoolClient) {
  return {
    async about(userId: string): Promise<Readonly<Record<string, unknown>>> {
      return (await connection.query<{ about: Record<string, unknown> }>(aboutSql, [userId])).rows[0]?.about ?? {};
    },
    /** The entries before `key`, or the newest. */
    async list(list: OwnList, { userId, key, limit }: { userId: string; key: string | null; limit: number }): Promise<OwnEntry[]> {
      return (await connection.query<OwnEntry>(listSql[list], [userId, key, limit])).rows;
    },
  };
}
