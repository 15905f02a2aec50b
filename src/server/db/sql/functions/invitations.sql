-- What became of the message of an invitation: null once messages of that age are gone. The key is in the row of the invitation, for whom it is visible.
create function delivery_of(message text) returns text
  language sql stable security definer set search_path = public, pg_temp set app.actor_kind = 'system' as $$
  select state from outgoing_messages where idempotency_key = message and kind = 'invitation'
$$;

-- How it stands with an invitation; null where none was sent. Whoever may get no message is told of as if it had been sent.
create function invitation_state(invitation account_invitations) returns text language sql stable set search_path = public, pg_temp
  return case
    when invitation.account_id is null then null
    when invitation.accepted_at is not null then 'accepted'
    when invitation.revoked_at is not null then 'revoked'
    when delivery_of(invitation.message_key) = 'dead' then 'bounced'
    when invitation.expires_at <= now() then 'expired'
    when invitation.opened_at is not null then 'opened'
    when delivery_of(invitation.message_key) = 'queued' then 'queued'
    when invitation.message_key is null and invitation.last_sent_at > now() - interval '20 seconds' then 'queued'
    else 'sent' end;
