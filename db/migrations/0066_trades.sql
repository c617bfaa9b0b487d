-- What points were used for stands beside the row that took them. A month of premium for points, with a plan that goes on, moves the next
-- charge at the provider: what it is to be asked is written in the transaction that takes the points, and asked after it, under this id.

alter table app.point_row add column what text;

-- `base` is the end of the paid time when `target` was reckoned from it; `turn` counts how often that was done, and is part of the key under
-- which the provider does it once. One at a time is aimed at a member's plan, or two would reckon from the same end.
create table auth.charge_move (
  id uuid primary key,
  user_id uuid not null references auth.account (user_id) on delete cascade,
  base timestamptz,
  target timestamptz,
  turn integer not null default 0,
  state text not null default 'open' check (state in ('open', 'aimed', 'done', 'needless', 'refused')),
  at timestamptz not null
);
create unique index charge_move_aimed on auth.charge_move (user_id) where state = 'aimed';
create index charge_move_at on auth.charge_move (at);

-- Of the member of this transaction only.
create function auth.ask_charge_move(p_id uuid, p_at timestamptz) returns void language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then return; end if;
  insert into auth.charge_move (id, user_id, at) values (p_id, auth.uid(), p_at) on conflict do nothing;
  if found then perform auth.enqueue_job('charge_move', p_id); end if;
end $$;

-- The worker learns whose it is and may act as her for five minutes. No row when it was settled already.
create function auth.open_charge_move(p_id uuid) returns table (user_id uuid, base timestamptz, target timestamptz, turn integer)
language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.job_scope (job, user_id, until)
    select m.id, m.user_id, pg_catalog.now() + interval '5 minutes' from auth.charge_move m where m.id = p_id and m.state in ('open', 'aimed')
    on conflict (job) do update set until = excluded.until;
  return query select m.user_id, m.base, m.target, m.turn from auth.charge_move m where m.id = p_id and m.state in ('open', 'aimed');
end $$;

-- The turn it is now; no row while another one of hers is on its way.
create function auth.aim_charge_move(p_id uuid, p_base timestamptz, p_target timestamptz) returns table (turn integer)
language plpgsql security definer set search_path = '' as $$
begin
  return query update auth.charge_move m set base = p_base, target = p_target, turn = m.turn + 1, state = 'aimed'
    where m.id = p_id and m.state in ('open', 'aimed') returning m.turn;
exception when unique_violation then
  return;
end $$;

-- True for whoever settles it: what follows from that is in the same transaction.
create function auth.settle_charge_move(p_id uuid, p_state text) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update auth.charge_move set state = p_state where id = p_id and state in ('open', 'aimed');
  return found;
end $$;

create function auth.sweep_charge_moves(p_before timestamptz) returns bigint language plpgsql security definer set search_path = '' as $$
declare gone bigint;
begin
  delete from auth.charge_move where at < p_before and state not in ('open', 'aimed');
  get diagnostics gone = row_count;
  return gone;
end $$;

do $$
declare door text;
begin
  foreach door in array array['open_charge_move(uuid)', 'aim_charge_move(uuid, timestamptz, timestamptz)', 'settle_charge_move(uuid, text)', 'sweep_charge_moves(timestamptz)'] loop
    execute format('revoke execute on function auth.%s from public', door);
    execute format('grant execute on function auth.%s to w_worker', door);
  end loop;
end $$;
revoke execute on function auth.ask_charge_move(uuid, timestamptz) from public;
grant execute on function auth.ask_charge_move(uuid, timestamptz) to w_user;

-- A trigger fires without a right of whoever writes the row: nobody needs to call it.
revoke execute on function app.refuse_debt() from w_user, w_worker;
