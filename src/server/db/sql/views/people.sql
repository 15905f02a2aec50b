-- What the list of all people is decided over (docs/decisions/120-the-list-of-people-uses-a-view.md): for administrators and the system,
-- nothing for anyone else. A join that a question does not ask for is left out of its plan.
create view all_people with (security_barrier) as
  select person.id, person.name_key, person.email_key, person.role, person.organisation_id, lower(house.name) as organisation_key,
         security.is_disabled, security.is_two_factor_disabled, signed_in.at as last_sign_in_at
    from users person
    left join user_security security on security.user_id = person.id
    left join organisations house on house.id = person.organisation_id
    left join last_sign_ins signed_in on signed_in.user_id = person.id
   where actor_kind() in ('admin', 'system');
grant select on all_people to portal_app;
