-- A staff act asks for a proof of identity of its own: made for that act by its name, used up by it, a minute old at most. Signing in is none, nor is one that
-- was made for something else.

create table auth.staff_proof (
  session_id uuid primary key references auth.session (id) on delete cascade,
  user_id uuid not null references auth.account (user_id) on delete cascade,
  act text not null,
  at timestamptz not null
);

-- The session of the member of this transaction has proven who she is, for one act.
create function auth.prove_act(p_session uuid, p_act text) returns void language sql security definer set search_path = '' as $$
  insert into auth.staff_proof as p (session_id, user_id, act, at)
    select s.id, s.user_id, p_act, pg_catalog.clock_timestamp() from auth.session s where s.id = p_session and s.user_id = auth.uid() and s.kind = 'member' and s.revoked_at is null
    on conflict (session_id) do update set act = excluded.act, at = excluded.at
$$;

-- Whether it has, without using the proof up.
create function auth.has_act_proof(p_session uuid, p_act text, p_seconds integer) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from auth.staff_proof p where p.session_id = p_session and p.user_id = auth.uid() and p.act = p_act
    and p.at > pg_catalog.clock_timestamp() - p_seconds * interval '1 second')
$$;

-- Uses it up, with the act: where that is rolled back, so is this.
create function auth.use_act_proof(p_session uuid, p_act text, p_seconds integer) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.staff_proof p where p.session_id = p_session and p.user_id = auth.uid() and p.act = p_act
    and p.at > pg_catalog.clock_timestamp() - p_seconds * interval '1 second';
  return found;
end $$;

create function auth.sweep_staff_proofs() returns bigint language sql security definer set search_path = '' as $$
  with gone as (delete from auth.staff_proof where at < pg_catalog.now() - interval '1 hour' returning 1) select pg_catalog.count(*) from gone
$$;

revoke execute on function auth.prove_act(uuid, text), auth.has_act_proof(uuid, text, integer), auth.use_act_proof(uuid, text, integer), auth.sweep_staff_proofs() from public;
grant execute on function auth.prove_act(uuid, text), auth.has_act_proof(uuid, text, integer), auth.use_act_proof(uuid, text, integer) to w_user;
grant execute on function auth.sweep_staff_proofs() to w_worker;
