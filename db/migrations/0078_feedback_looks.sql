-- Who has looked at what the other side wrote, and an admin who gives a case back. Decision 99.

-- When the newest answer was said that its member has looked at, and when an admin last opened the case. What was said before this line counts as looked at.
alter table app.feedback add column seen_at timestamptz default now(), add column opened_at timestamptz;
alter table app.feedback alter column seen_at drop default;

-- Its member has looked at one of our answers: no later one counts, even where it came meanwhile.
create function auth.see_feedback(p_id uuid, p_word uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update app.feedback f set seen_at = greatest(f.seen_at, w.at) from app.feedback_word w
   where f.user_id = auth.uid() and f.id = p_id and auth.uid() is not null and w.user_id = f.user_id and w.feedback_id = f.id and w.id = p_word and w.by_house;
  return found;
end $$;

-- Whoever took a case takes their hand off it: nothing of it opens to them until it is taken anew.
create function auth.give_back_feedback(p_id uuid, p_request text, p_ip text, p_now timestamptz) returns text language plpgsql security definer set search_path = '' as $$
declare
  f app.feedback;
begin
  if auth.uid() is null or not auth.is_admin() then return 'not_found'; end if;
  select * into f from app.feedback x where x.id = p_id for update;
  if not found then return 'not_found'; end if;
  if not auth.holds_feedback(f.id, p_now) then return 'not_held'; end if;
  update app.feedback x set claimed_by = null, claimed_until = null where x.user_id = f.user_id and x.id = p_id;
  perform auth.note_admin('feedback', 'given back', p_id, 'done', null, p_request, p_ip, p_now);
  return 'done';
end $$;

-- As in 0067, and the case keeps when it was opened.
create or replace function auth.open_feedback(p_id uuid, p_telling uuid, p_request text, p_ip text, p_now timestamptz)
returns table (outcome text, user_id uuid, picture uuid, word_id uuid, by_house boolean, sealed bytea, at timestamptz) language plpgsql security definer set search_path = '' as $$
declare
  f app.feedback;
begin
  if auth.uid() is null or not auth.is_admin() then return query select 'not_found', null::uuid, null::uuid, null::uuid, null::boolean, null::bytea, null::timestamptz; return; end if;
  select * into f from app.feedback x where x.id = p_id for update;
  if not found then return query select 'not_found', null::uuid, null::uuid, null::uuid, null::boolean, null::bytea, null::timestamptz; return; end if;
  if not auth.holds_feedback(f.id, p_now) then
    perform auth.note_admin('feedback', 'opened', p_id, 'refused', null, p_request, p_ip, p_now);
    return query select 'not_held', null::uuid, null::uuid, null::uuid, null::boolean, null::bytea, null::timestamptz; return;
  end if;
  update app.feedback x set opened_at = p_now where x.user_id = f.user_id and x.id = p_id;
  perform auth.note_admin('feedback', 'opened', p_id, 'done', null, p_request, p_ip, p_now);
  insert into auth.feedback_telling (id, user_id, says, at) values (p_telling, f.user_id, 'opened', p_now);
  perform auth.enqueue_job('feedback_told', p_telling);
  return query select 'done', f.user_id, f.picture, w.id, w.by_house, w.sealed, w.at from app.feedback_word w where w.user_id = f.user_id and w.feedback_id = p_id order by w.at, w.by_house, w.id;
end $$;

-- As in 0067, and whether its member has written since an admin last opened or answered it. What nobody has opened yet is new as a whole, and is not marked.
drop function auth.seen_feedback(uuid[], timestamptz);
create function auth.seen_feedback(p_ids uuid[], p_now timestamptz)
returns table (id uuid, number integer, kind text, state text, first boolean, waits_since timestamptz, changed_at timestamptz, version integer, has_picture boolean,
  mine boolean, held_until timestamptz, own boolean, merged integer, merged_into integer, announcement_id uuid, has_news boolean)
language sql stable security definer set search_path = '' as $$
  select f.id, f.number, f.kind, f.state, f.first, f.waits_since, f.changed_at, f.version, f.picture is not null,
         coalesce(f.claimed_by = auth.staff_mark() and f.claimed_until > p_now, false), case when f.claimed_until > p_now then f.claimed_until end, f.user_id = auth.uid(),
         (select pg_catalog.count(*)::integer from app.feedback m where m.merged_into = f.id and m.waits_since is not null),
         case when not auth.feedback_waits(f.id) then (select l.number from app.feedback l where l.id = f.merged_into) end, f.announcement_id,
         coalesce(said.hers > greatest(f.opened_at, said.ours), false)
    from app.feedback f
    cross join lateral (select pg_catalog.max(w.at) filter (where not w.by_house) as hers, pg_catalog.max(w.at) filter (where w.by_house) as ours
      from app.feedback_word w where w.user_id = f.user_id and w.feedback_id = f.id) said
   where f.id = any(p_ids) and auth.uid() is not null and auth.is_admin()
$$;

revoke execute on function auth.see_feedback(uuid, uuid), auth.give_back_feedback(uuid, text, text, timestamptz), auth.seen_feedback(uuid[], timestamptz) from public;
grant execute on function auth.see_feedback(uuid, uuid), auth.give_back_feedback(uuid, text, text, timestamptz), auth.seen_feedback(uuid[], timestamptz) to w_user;
