-- What a member owns digitally: which good, by which order or redemption. The thing itself is made anew whenever she wants it, so that
-- nothing of hers is stored for it. Beside it: the worker may move her points, when an order of hers is paid, lapses or comes back.

create table app.digital_good (
  user_id uuid not null,
  id uuid not null,
  good text not null check (good in ('moon_year', 'journal_book', 'sound_pack', 'guide_workbook')),
  source text not null check (source in ('order', 'redemption')),
  source_id uuid not null,
  given_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, source, source_id, good)
);

alter table app.digital_good enable row level security;
alter table app.digital_good force row level security;
-- In her own transaction a redemption may give her a good; what an order gives is given by the worker, when the order is paid.
create policy own on app.digital_good to w_user, w_worker using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and (current_setting('role', true) = 'w_worker' or source = 'redemption'));
create trigger digital_good_is_append_only before update on app.digital_good for each row execute function app.refuse_change();
create trigger digital_good_stays before delete on app.digital_good for each row execute function app.refuse_removal();
grant select, insert, delete on app.digital_good to w_user;
grant select, insert on app.digital_good to w_worker;

-- ---------------------------------------------------------------- points that are used

alter policy own on app.point_row to w_user, w_worker;
grant select, insert on app.point_row to w_worker;

-- The last line of defense: whoever spends holds her turn and has read the balance. Rows of hers alone are seen here.
create function app.refuse_debt() returns trigger language plpgsql set search_path = '' as $$
begin
  if coalesce((select pg_catalog.sum(p.amount) from app.point_row p where p.user_id = new.user_id), 0) + new.amount < 0 then
    raise exception 'a balance of points never goes below 0' using errcode = '23514';
  end if;
  return new;
end $$;
revoke execute on function app.refuse_debt() from public;
grant execute on function app.refuse_debt() to w_user, w_worker;
create trigger point_row_no_debt before insert on app.point_row for each row when (new.amount < 0) execute function app.refuse_debt();
