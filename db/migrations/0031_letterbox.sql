-- What a member says without her name waits here, apart from everything she does under it: written in a transaction of its own, without
-- her id, without an instant, and published later with others in an order of chance. See decision 50.
create table auth.letterbox (
  id uuid primary key,
  kind text not null,
  -- keyed: the same act sent twice is one letter
  tag bytea not null unique,
  -- null once it is published
  sealed bytea,
  -- a whole hour: when the tag of a published letter is forgotten
  goes_at timestamptz not null
);

create function auth.put_letter(p_id uuid, p_kind text, p_tag bytea, p_sealed bytea) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.letterbox (id, kind, tag, sealed, goes_at)
    values (p_id, p_kind, p_tag, p_sealed, pg_catalog.date_trunc('hour', pg_catalog.now()) + interval '2 hours') on conflict (tag) do nothing;
  return found;
end $$;

-- What waits of one kind, for this transaction alone.
create function auth.open_letters(p_kind text) returns table (id uuid, sealed bytea) language sql security definer set search_path = '' as $$
  select l.id, l.sealed from auth.letterbox l where l.kind = p_kind and l.sealed is not null for update skip locked
$$;

create function auth.close_letters(p_ids uuid[]) returns void language sql security definer set search_path = '' as $$
  update auth.letterbox set sealed = null where id = any(p_ids)
$$;

create function auth.sweep_letters() returns bigint language sql security definer set search_path = '' as $$
  with gone as (delete from auth.letterbox where sealed is null and goes_at < pg_catalog.now() returning 1) select pg_catalog.count(*) from gone
$$;

grant execute on function auth.put_letter(uuid, text, bytea, bytea) to w_visitor;
grant execute on function auth.open_letters(text), auth.close_letters(uuid[]), auth.sweep_letters() to w_worker;
